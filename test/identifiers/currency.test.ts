import { expect, test } from 'vitest';
import { countriesOfCurrency, currenciesEdition, currencyStatus } from '../../src/identifiers/currency.js';

test.each([
  ['EUR', '2026-11-20', 'active'],
  ['XCG', '2026-11-20', 'active'],
  ['DEM', '2026-11-20', 'withdrawn'],
  ['HRK', '2022-12-31', 'active'],
  ['HRK', '2023-01-01', 'withdrawn'],
  ['HRK', '2026-11-20', 'withdrawn'],
  ['BGN', '2025-12-31', 'active'],
  ['BGN', '2026-11-20', 'withdrawn'],
  ['eur', '2026-11-20', 'unknown'],
  ['ZZZ', '2026-11-20', 'unknown'],
  ['', '2026-11-20', 'unknown'],
  ['__proto__', '2026-11-20', 'unknown'],
] as const)('%s on %s is %s', (code, on, status) => expect(currencyStatus(code, on)).toBe(status));

test('a currency has the countries that use it, and metals and unknown codes have none', () => {
  expect(countriesOfCurrency('DKK')).toEqual(['DK', 'FO', 'GL']);
  expect(countriesOfCurrency('XAU')).toEqual([]);
  expect(countriesOfCurrency('EUX')).toEqual([]);
});

test('what is read has an edition', () => {
  expect(currenciesEdition).toEqual({ 'registries/currencies': expect.stringMatching(/^20\d\d-\d\d/) });
});
