/** Beside the package validator. */
import fc from 'fast-check';
import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { creditors } from '../../rules/creditors/index.js';
import { isLuhn } from '../../src/checks/weighted-sum.js';
import { isValid as isBic } from '../../src/identifiers/bic.js';
import { isEmail } from '../../src/identifiers/email.js';
import { checkDigits, isValid as isIban } from '../../src/identifiers/iban.js';
import { cleaned, inspectIdentifier } from '../../src/identifiers/personal-identifier.js';
import { electronicPostCode, isPostCode, postCodePattern } from '../../src/identifiers/post-code.js';
import { bbansOf, compiledCountries } from '../rules/bbans.js';
import { creditorModules } from '../rules/creditors.js';
import { expectAgreement } from './compare.js';
import { digits, numbersOf, orSpoilt } from './inputs.js';
import { bic, email, iban, luhn, postCodeAsWritten, postCodes } from './validator.js';
import { validatorIdentifiers } from './validator-identifiers.js';

const once = (numRuns: number) => ({ numRuns, everyEnding: false });

test('isIBAN', () => {
  const ibans = compiledCountries
    .filter(({ rule }) => rule.hasIban !== false)
    .map((country) => {
      const { code } = country.rule;
      const withDigits = (bban: string): string => code + checkDigits(code, bban) + bban;
      const spoiltInside = orSpoilt(bbansOf(country)).filter((bban) => /^[A-Z\d]+$/.test(bban));
      return fc.oneof(orSpoilt(bbansOf(country).map(withDigits)), spoiltInside.map(withDigits));
    });
  expectAgreement(iban, { ours: isIban, theirs: validator.isIBAN }, fc.oneof(...ibans), once(6000));
});

test('isBIC', () => {
  const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const character = fc.oneof({ weight: 3, arbitrary: letter }, fc.nat(9).map(String));
  const party = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(letter, letter, letter, letter) },
    fc.tuple(letter, character, character, letter),
  );
  const country = fc.oneof(
    fc.constantFrom('DE', 'FR', 'XK', 'US'),
    fc.tuple(letter, letter).map((two) => two.join('')),
  );
  const branch = fc.option(fc.tuple(character, character, character), { nil: [] });
  const bics = fc
    .tuple(party, country, fc.tuple(character, character), branch)
    .map(([first, code, location, last]) => [...first, code, ...location, ...last].join(''));
  expectAgreement(bic, { ours: isBic, theirs: validator.isBIC }, orSpoilt(bics), once(5000));
});

test('isLuhnNumber', () => {
  const numbers = fc.integer({ min: 1, max: 20 }).chain(digits);
  expectAgreement(
    luhn,
    { ours: isLuhn, theirs: validator.isLuhnNumber },
    orSpoilt(numbers).filter((text) => /^\d+$/.test(text)),
  );
});

test('isEmail', () => {
  const atoms = fc.string({ unit: fc.constantFrom(...'aZ9._-+@" éü例'), minLength: 1, maxLength: 6 });
  const ends = fc.constantFrom('.org', '.co.uk', '.c', '.例え', '.co1', '.xn--p1ai', '.1a', '.com.', '');
  const odd = fc.tuple(atoms, atoms, ends).map(([local, domain, end]) => `${local}@${domain}${end}`);
  expectAgreement(email, { ours: isEmail, theirs: validator.isEmail }, fc.oneof(orSpoilt(fc.emailAddress()), odd), once(6000));
});

describe('post codes', () => {
  const formOf = (country: string): fc.Arbitrary<string> => fc.stringMatching(new RegExp(postCodePattern(country) ?? /^never$/));

  test('as written', () => {
    const verdicts = {
      ours: (text: string) => isPostCode(text, 'DE') === true,
      theirs: (text: string) => validator.isPostalCode(text, 'DE'),
    };
    expectAgreement(postCodeAsWritten, verdicts, orSpoilt(formOf('DE')), once(500));
  });

  test.each(postCodes(validator.isPostalCodeLocales))('$judged', (comparison) => {
    const { country, written } = comparison;
    expectAgreement(
      comparison,
      {
        ours: (text) => isPostCode(text, country) === true,
        theirs: (text) => validator.isPostalCode(written(electronicPostCode(text, country)), country),
      },
      fc.oneof(orSpoilt(formOf(country)), fc.stringMatching(/^\d{3,7}$/)),
      once(400),
    );
  });
});

describe('identifiers of creditors', () => {
  test.each(validatorIdentifiers)('$judged beside $beside', (comparison) => {
    const { call, locale, of, written = (text) => text, like } = comparison;
    const [code = '', ...types] = of.split(' ');
    const identifiers = (creditors[code]?.identifiers ?? []).filter(({ type }) => types.includes(type));
    const { examples } = creditorModules.find((module) => module.code === code) ?? {};
    const models = types.flatMap((type) => examples?.[type]?.valid.map(cleaned) ?? []);
    const numbers = identifiers.map((identifier) => numbersOf(identifier, models));
    expect(new Set(identifiers.map(({ type }) => type))).toEqual(new Set(types));
    expectAgreement(
      comparison,
      {
        ours: (text) => identifiers.some((identifier) => inspectIdentifier(identifier, text).problem === undefined),
        theirs: (text) => validator[call](written(text), locale),
      },
      orSpoilt(fc.oneof(...numbers, ...(like === undefined ? [] : [fc.stringMatching(like)]))),
    );
  });
});
