/** Comparison with the package validator. */
import fc from 'fast-check';
import validator from 'validator';
import { describe, test } from 'vitest';
import { isLuhn } from '../../rules/check-digits/luhn.js';
import { isValid as isBic } from '../../src/identifiers/bic.js';
import { isEmail } from '../../src/identifiers/email.js';
import { isValid as isIban } from '../../src/identifiers/iban/iban.js';
import { electronicPostCode, isPostCode, postCodePattern } from '../../src/identifiers/post-code.js';
import { identifiersOf } from './answers.js';
import { expectAgreement } from './compare.js';
import { bics, digits, ibans, orCorrupted } from './inputs.js';
import { bic, email, iban, luhn } from './validator.js';
import { validatorIdentifiers } from './validator-identifiers.js';
import { postCodeAsWritten, postCodes } from './validator-post-codes.js';

const once = (numRuns: number) => ({ numRuns, everyEnding: false });

test('isIBAN agrees about IBANs, apart from known disagreements', () =>
  expectAgreement(iban, { ours: isIban, theirs: validator.isIBAN }, ibans, once(6000)));

test('isBIC agrees about BICs, apart from known disagreements', () =>
  expectAgreement(bic, { ours: isBic, theirs: validator.isBIC }, orCorrupted(bics), once(5000)));

test('isLuhnNumber agrees, apart from known disagreements', () => {
  const numbers = fc.integer({ min: 1, max: 20 }).chain(digits);
  expectAgreement(
    luhn,
    { ours: isLuhn, theirs: validator.isLuhnNumber },
    orCorrupted(numbers).filter((text) => /^\d+$/.test(text)),
  );
});

test('isEmail agrees, apart from known disagreements', () => {
  const atoms = fc.string({ unit: fc.constantFrom(...'aZ9._-+@" éü例'), minLength: 1, maxLength: 6 });
  const ends = fc.constantFrom('.org', '.co.uk', '.c', '.例え', '.co1', '.xn--p1ai', '.1a', '.com.', '');
  const odd = fc.tuple(atoms, atoms, ends).map(([local, domain, end]) => `${local}@${domain}${end}`);
  expectAgreement(email, { ours: isEmail, theirs: validator.isEmail }, fc.oneof(orCorrupted(fc.emailAddress()), odd), once(6000));
});

describe('post codes', () => {
  const formOf = (country: string): fc.Arbitrary<string> => fc.stringMatching(new RegExp(postCodePattern(country) ?? /^never$/));

  test('agree as people write them, apart from known disagreements', () => {
    const validators = {
      ours: (text: string) => isPostCode(text, 'DE') === true,
      theirs: (text: string) => validator.isPostalCode(text, 'DE'),
    };
    expectAgreement(postCodeAsWritten, validators, orCorrupted(formOf('DE')), once(500));
  });

  test.each(postCodes(validator.isPostalCodeLocales))('$peerFunction agrees, apart from known disagreements', (comparison) => {
    const { country, written } = comparison;
    expectAgreement(
      comparison,
      {
        ours: (text) => isPostCode(text, country) === true,
        theirs: (text) => validator.isPostalCode(written(electronicPostCode(text, country)), country),
      },
      fc.oneof(orCorrupted(formOf(country)), fc.stringMatching(/^\d{3,7}$/)),
      once(400),
    );
  });
});

describe('identifiers of creditors', () => {
  test.each(validatorIdentifiers)('$peerFunction agrees about $payprepFunction, apart from known disagreements', (comparison) => {
    const { call, locale, written = (text) => text, like } = comparison;
    const { isValid, numbers } = identifiersOf(comparison.payprepFunction);
    const inputs = like === undefined ? numbers : fc.oneof(numbers, fc.stringMatching(like));
    expectAgreement(comparison, { ours: isValid, theirs: (text) => validator[call](written(text), locale) }, orCorrupted(inputs));
  });
});
