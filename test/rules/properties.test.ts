/** What holds for every BBAN of every country. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { toLocal } from '../../src/identifiers/account/local-account.js';
import { mayRepeatBank } from '../../src/identifiers/account/repeated-bank.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import type { BoundCheck, CompiledCountry } from '../../src/identifiers/country/layout.js';
import { isValid, parse } from '../../src/identifiers/iban/iban.js';
import { checkDigits } from '../../src/identifiers/iban/read.js';
import { buildIban } from '../../src/local-account.js';
import { runs } from '../runs.js';
import { bbansOf, compiledCountries } from './bbans.js';
import { builtAlone } from './examples/by-rule.js';

const cases = compiledCountries.map((country) => ({ code: country.rule.code, country }));
const ibanOf = ({ rule }: CompiledCountry, bban: string): string => rule.code + checkDigits(rule.code, bban) + bban;
const replaced = (text: string, at: number, character: string): string => text.slice(0, at) + character + text.slice(at + 1);
const isDigit = (character: string | undefined): boolean => character !== undefined && /\d/.test(character);

describe.each(cases)('$code', ({ code, country }) => {
  test.prop([bbansOf(country)], { numRuns: runs(40) })('what is built is read, and what is read is built again', (bban) => {
    const iban = ibanOf(country, bban);
    const result = parse(iban);
    expect(result).toMatchObject({ ok: true, iban: { value: iban, country: code, bban } });
    if (!result.ok) return;
    expect(result.iban.nationalCheck).not.toBe('failed');
    const bic = country.rule.bankIsBicPrefix ? `${result.iban.bank}${code}22` : undefined;
    const details = { country: code, ...toLocal(country, bban), bic };
    // by chance, the account number begins with its bank
    fc.pre(!mayRepeatBank(details, iban, country));
    expect(buildIban(details)).toEqual(builtAlone(iban));
    expect(buildIban({ country: code, account: bban })).toEqual(builtAlone(iban));
  });

  test.prop([bbansOf(country), fc.nat(), fc.integer({ min: 1, max: 9 })], { numRuns: runs(40) })(
    'one changed digit is caught',
    (bban, place, difference) => {
      const iban = ibanOf(country, bban);
      const at = 2 + (place % (iban.length - 2));
      if (!isDigit(iban[at])) return;
      expect(isValid(replaced(iban, at, String((Number(iban[at]) + difference) % 10)))).toBe(false);
    },
  );

  test.prop([bbansOf(country), fc.nat()], { numRuns: runs(40) })('two digits that changed places are caught', (bban, place) => {
    const iban = ibanOf(country, bban);
    const at = 2 + (place % (iban.length - 3));
    const [first = '', second = ''] = [iban[at], iban[at + 1]];
    if (!isDigit(first) || !isDigit(second) || first === second) return;
    expect(isValid(replaced(replaced(iban, at, second), at + 1, first))).toBe(false);
  });
});

/**
 * Checks that promise to catch every changed digit of their fields. Two countries write one digit for two remainders, and do not; the Russian
 * key leaves out most of the bank's code, and Israeli banks accept several remainders.
 */
const PROMISING = cases.flatMap(({ code, country }) =>
  country.checks
    .filter(({ name }) => !/^(?:ccc|il)-/.test(name) && !['account-method', 'ru-account-key', 'uk-modulus'].includes(name))
    .map((check) => ({ code, name: check.name, check, country })),
);

/** Digits of a field that the rule leaves out. */
const isOutside = (bban: string, { name }: BoundCheck, at: number): boolean =>
  (name === 'elfproef' && at < 4) || (name === 'kennitala' && at === bban.length - 1);

/** Bank left out of the Norwegian sum: two rules, of which one may pass by chance. */
const hasTwoRules = (bban: string, { name }: BoundCheck): boolean => name === 'no-mod11' && bban.slice(4, 6) === '00';

test('the promise is made by each kind of check', () => {
  expect(PROMISING.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'al-branch',
      'cin',
      'cle-rib',
      'czech-account',
      'czech-prefix',
      'ee-731',
      'elfproef',
      'hu-account',
      'hu-bank',
      'iso7064-mod11-10',
      'iso7064-mod97-10',
      'kennitala',
      'luhn',
      'mod97-remainder',
      'no-mod11',
      'pl-sort-code',
    ]),
  );
});

describe.each(PROMISING)('$code, $name', ({ check, country }) => {
  const places = check.fields.flatMap((field) => {
    const { start, end } = country.layout.spans[field] ?? { start: 0, end: 0 };
    return Array.from({ length: end - start }, (_, at) => start + at);
  });

  test.prop([bbansOf(country), fc.nat(), fc.integer({ min: 1, max: 9 })], { numRuns: runs(60) })(
    'one changed digit fails the national check itself',
    (bban, place, difference) => {
      const at = places[place % places.length] ?? 0;
      const changed = replaced(bban, at, String((Number(bban[at]) + difference) % 10));
      const spared = [bban, changed].some((text) => check.verify(text) === 'not-covered' || hasTwoRules(text, check));
      if (!isDigit(bban[at]) || isOutside(bban, check, at) || spared) return;
      expect(check.verify(bban)).toBe('passed');
      expect(check.verify(changed)).toBe('failed');
    },
  );
});

/** A check that completes writes what it then accepts, or says that nothing can be written. */
describe.each(PROMISING.filter(({ check }) => check.complete !== undefined))('$code, $name', ({ check, country }) => {
  test.prop([bbansOf(country)], { numRuns: runs(20) })('is satisfied by its own digits', (bban) => {
    const completed = check.complete?.(bban);
    if (completed !== undefined) expect(check.verify(completed)).not.toBe('failed');
  });
});

test('territories have the rules of their country', () => {
  for (const { country } of cases) {
    for (const territory of country.rule.territories ?? []) expect(allCountries.withIban(territory)?.rule).toBe(country.rule);
  }
});
