import { expect, test } from 'vitest';
import { isCountry } from '../../src/identifiers/country.js';

test.each(['DE', 'FR', 'XK', 'AX', 'TL'])('%s is a country', (code) => expect(isCountry(code)).toBe(true));

test.each(['', 'D', 'de', 'UK', 'EU', 'SU', 'AN', 'ZZ', 'DEU', '__proto__', 'constructor'])('%j is none', (code) => {
  expect(isCountry(code)).toBe(false);
});
