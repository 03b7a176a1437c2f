import { expect, test } from 'vitest';
import countries from '../../../reference-data/registries/countries.json' with { type: 'json' };
import { countryCodes, isCountry, isCountryStart } from '../../../src/identifiers/country/codes.js';
import { countriesEdition, countryNames } from '../../../src/identifiers/country/country.js';

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

test('the codes are those of the registry', () => expect(countryCodes()).toEqual(countries.rows.map(([code]) => code).toSorted()));

test.each(['', 'D', 'DE'])('a code may begin with %j', (text) => expect(isCountryStart(text)).toBe(true));
test.each(['W ', 'DD', 'd', '1', 'toString'])('none begins with %j', (text) => expect(isCountryStart(text)).toBe(false));
