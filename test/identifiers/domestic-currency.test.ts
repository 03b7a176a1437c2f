import { describe, expect, test } from 'vitest';
import { isClearedAnywhere, isDomesticCurrency } from '../../src/identifiers/domestic-currency.js';

describe('where a currency is cleared', () => {
  test.each([
    ['USD', 'US', true],
    ['USD', 'PR', true],
    ['USD', 'EC', false], // uses it
    ['USD', 'PA', false],
    ['USD', 'GB', false],
    ['EUR', 'DE', true],
    ['EUR', 'BG', true],
    ['EUR', 'ME', false], // uses it
    ['EUR', 'XK', false],
    ['EUR', 'CH', false],
    ['GBP', 'JE', true],
    ['CHF', 'LI', true],
    ['XOF', 'SN', true],
    ['XOF', 'CM', false],
    ['XAF', 'CM', true],
    ['XCD', 'LC', true],
    ['XPF', 'NC', true],
    ['ZAR', 'NA', false],
    ['NZD', 'TK', true],
    ['NZD', 'NZ', true],
    ['NZD', 'CK', false],
    ['NZD', 'NU', false],
    ['NZD', 'PN', false],
    ['AUD', 'AU', true],
    ['AUD', 'KI', false],
    ['AUD', 'NR', false],
    ['AUD', 'TV', false],
    ['INR', 'IN', true],
    ['INR', 'BT', false],
    ['JPY', 'JP', true],
    ['ZZZ', 'ZZ', false],
    ['constructor', 'DE', false],
    ['EUR', '', false],
  ])('%s in %s: %s', (currency, country, expected) => expect(isDomesticCurrency(currency, country)).toBe(expected));
});

test.each([
  ['USD', true],
  ['XAU', false],
  ['XDR', false],
  ['ZZZ', false],
])('%s is cleared by the banks of a country: %s', (currency, expected) => expect(isClearedAnywhere(currency)).toBe(expected));
