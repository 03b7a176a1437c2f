/** The rules by which a country reads accounts at home: its own, or those of its IBANs. */
import { expect, test } from 'vitest';
import { allCountries } from '../../src/identifiers/all-countries.js';

test.each([
  ['DE', 'an IBAN', true],
  ['SE', 'an IBAN that is not what is written at home', false],
  ['US', 'no IBAN', false],
])('%s has %s', (code, _, isThatOfIban) => {
  const country = domesticCountry(code);
  expect(country?.rule.code).toBe(code);
  expect(country === ibanCountry(code)).toBe(isThatOfIban);
});

test.each(['DE', 'SE', 'US'])('the rules of %s are compiled once', (code) => expect(domesticCountry(code)).toBe(domesticCountry(code)));

test.each(['ZZ', 'de', '', '__proto__', 'constructor'])('%j has none, however often it is asked', (code) => {
  expect([domesticCountry(code), domesticCountry(code)]).toEqual([undefined, undefined]);
});
