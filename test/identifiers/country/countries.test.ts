/** The rules by which a country reads accounts: those of its IBANs, and for domestic payments its own or those of its IBANs. */
import { describe, expect, test } from 'vitest';
import { accounts } from '../../../rules/index/accounts.js';
import { ibans } from '../../../rules/index/ibans.js';
import { allCountries } from '../../../src/identifiers/country/all-countries.js';
import { Countries } from '../../../src/identifiers/country/countries.js';

describe('the domestic layout', () => {
  test.each([
    ['DE', 'an IBAN', true],
    ['SE', 'an IBAN that differs from domestic details', false],
    ['US', 'no IBAN', false],
  ])('%s has %s', (code, _, isThatOfIban) => {
    const country = allCountries.domestic(code);
    expect(country?.rule.code).toBe(code);
    expect(country === allCountries.withIban(code)).toBe(isThatOfIban);
  });

  test.each(['DE', 'SE', 'US'])('the rules of %s are compiled once', (code) =>
    expect(allCountries.domestic(code)).toBe(allCountries.domestic(code)),
  );

  test.each(['ZZ', 'de', '', '__proto__', 'constructor'])('%j has none, however often it is asked', (code) => {
    expect([allCountries.domestic(code), allCountries.domestic(code)]).toEqual([undefined, undefined]);
  });
});

describe('some countries', () => {
  const { DE, FR } = ibans;
  const some = new Countries({ DE: DE ?? expect.fail('DE'), FR: FR ?? expect.fail('FR') }, { US: accounts.US ?? expect.fail('US') }, false);

  test('are those that were given, and their territories', () => {
    expect(['DE', 'FR', 'GF', 'BE'].map((code) => some.withIban(code)?.rule.code)).toEqual(['DE', 'FR', 'FR', undefined]);
    expect(['DE', 'US', 'SE'].map((code) => some.domestic(code)?.rule.code)).toEqual(['DE', 'US', undefined]);
    expect([some.isComplete, allCountries.isComplete]).toEqual([false, true]);
  });

  test('have no facts, and no checks that need a table, where nothing is said of their accounts', () => {
    expect(some.withIban('DE')).toMatchObject({ checks: [], facts: {} });
    expect(some.withIban('FR')?.checks.map(({ name }) => name)).toEqual(FR?.checks?.map(({ name }) => name));
    expect(allCountries.withIban('DE')?.facts).toBe(accounts.DE?.inIban);
  });
});
