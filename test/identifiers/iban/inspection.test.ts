/** An IBAN with its national checks: those of `iban.ts`, and those that need a published table. */
import { describe, expect, test } from 'vitest';
import weights from '../../../reference-data/registries/uk-modulus-weights.json' with { type: 'json' };
import substitutions from '../../../reference-data/registries/uk-sort-code-substitutions.json' with { type: 'json' };
import type { CheckTables } from '../../../rules/vocabulary/check.js';
import { allCountries } from '../../../src/identifiers/country/all-countries.js';
import { inspect } from '../../../src/identifiers/iban/inspection.js';
import { parseIn } from '../../../src/identifiers/iban/read.js';

const registries: Readonly<Record<string, CheckTables['rows'] extends (name: string) => infer Rows ? Rows : never>> = {
  [weights.dataset]: weights.rows,
  [substitutions.dataset]: substitutions.rows,
};
const tables: CheckTables = { rows: (dataset) => registries[dataset], bankCell: () => '13' };
const none: CheckTables = { rows: () => undefined, bankCell: () => undefined };

const german = 'DE89370400440532013000';
const british = 'GB29NWBK60161331926819';

const namesOf = (code: string) => (allCountries.withIban(code) ?? expect.fail(code)).checks.map(({ name }) => name);

describe('the checks of a country', () => {
  test.each([
    ['DE', ['account-method']],
    ['GB', ['uk-modulus']],
    ['BE', ['mod97-remainder']],
    ['AT', []],
  ])('%s: %j', (code, names) => expect(namesOf(code)).toEqual(names));

  test('are bound once', () => {
    const [one, other] = [allCountries.withIban('DE'), allCountries.withIban('DE')];
    expect(one?.checks).toBeDefined();
    expect(one?.checks).toBe(other?.checks);
  });

  test('of a domestic layout are its own, and none twice', () => {
    const sweden = allCountries.domestic('SE') ?? expect.fail('SE');
    expect(sweden.checks.length).toBeGreaterThan(0);
    expect(sweden.checks.map(({ name }) => name)).toEqual(sweden.rule.checks?.map(({ name }) => name));
  });
});

describe('an IBAN', () => {
  test.each([german, british])('%s passes', (text) => {
    expect(inspect(text, allCountries, tables)).toEqual({ ...inspect(text, allCountries), nationalCheck: 'passed' });
    expect(parseIn(text, allCountries, tables)).toMatchObject({ ok: true, iban: { nationalCheck: 'passed' } });
  });

  test.each([german, british])('%s is not covered without the tables', (text) => {
    expect(inspect(text, allCountries, none)).toEqual(inspect(text, allCountries));
    expect(inspect(text, allCountries).nationalCheck).toBe('not-covered');
  });

  test('that a table refuses is named with the check and its fields', () => {
    const refused = { ...tables, bankCell: () => '01' };
    expect(inspect(german, allCountries, refused)).toMatchObject({
      problem: 'INCORRECT_NATIONAL_CHECK_DIGITS',
      at: [4, 22],
      nationalCheck: 'failed',
      nationalFault: { check: 'account-method', severity: 'error', fields: ['bank', 'account'] },
    });
    expect(parseIn('de89 3704 0044 0532 0130 00', allCountries, refused)).toEqual({
      ok: false,
      problem: 'INCORRECT_NATIONAL_CHECK_DIGITS',
      range: [5, 27],
      country: 'DE',
    });
  });

  test('that is wrong before its national checks has its first fault alone', () => {
    for (const text of ['DE88370400440532013000', 'BE68539007547035', 'XX', ''])
      expect(inspect(text, allCountries, tables)).toEqual(inspect(text, allCountries));
  });

  test('that is too long to be one is refused', () => {
    const text = 'D'.repeat(1000);
    expect(parseIn(text, allCountries, tables)).toEqual({ ok: false, problem: 'INVALID_FORMAT', range: [0, 1000] });
  });
});
