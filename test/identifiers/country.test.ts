import { expect, test } from 'vitest';
import { countriesEdition, countryNames, isCountry } from '../../src/identifiers/country.js';

test.each(['DE', 'FR', 'XK', 'AX', 'TL'])('%s is a country', (code) => expect(isCountry(code)).toBe(true));

test.each(['', 'D', 'de', 'UK', 'EU', 'SU', 'AN', 'ZZ', 'DEU', '__proto__', 'constructor'])('%j is none', (code) => {
  expect(isCountry(code)).toBe(false);
});

test('a country has a code and a name', () => {
  expect(countryNames('DE')).toEqual(['DE', 'Germany']);
  expect(countryNames('ZZ')).toEqual([]);
});

test('what is read has an edition', () => {
  expect(countriesEdition).toEqual({ 'registries/countries': expect.stringMatching(/^20\d\d-\d\d/) });
});
