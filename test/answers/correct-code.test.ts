/** What `explain` would have corrected in the code of a country, a currency or a method. */
import { describe, expect, test } from 'vitest';
import { apply } from '../../src/characters/correction.js';
import { explain, validate } from '../../src/index.js';

const COUNTRY = (country: string) => ({ country });
const ADDRESS = (country: string) => ({ creditor: { name: 'Ada Example', address: { country } } });
const CURRENCY = (currency: string) => ({ currency });
const METHOD = (method: string) => ({ method });
const METHOD_IN = (country: string, currency: string, value: string) => (method: string) => ({
  method,
  country,
  currency,
  creditorAccount: { id: { value } },
});
const TO_US = METHOD_IN('US', 'USD', '45871236');
const TO_GB = METHOD_IN('GB', 'GBP', '31926819');
const TO_DE = METHOD_IN('DE', 'EUR', 'DE89370400440532013000');

/** The value after the correction; undefined where there is none. */
function corrected(value: string, write: (code: string) => object): string | undefined {
  const found = explain(write(value)).alerts.find(({ correction }) => correction !== undefined);
  return found?.correction && apply(value, found.correction);
}

describe('the code that was meant', () => {
  test.each([
    ['UK', COUNTRY, 'GB'],
    ['EL', COUNTRY, 'GR'],
    ['fr', COUNTRY, 'FR'],
    [' uk ', COUNTRY, 'GB'],
    ['Germany', COUNTRY, 'DE'],
    ['DEU', COUNTRY, 'DE'],
    ['UK', ADDRESS, 'GB'],
    ['GBR', ADDRESS, 'GB'],
    ['el', ADDRESS, 'GR'],
    ['France', ADDRESS, 'FR'],
    ['DEUTSCHLAND', ADDRESS, 'DE'],
    [' Holland', ADDRESS, 'NL'],
    ['Republic of Kenya', ADDRESS, 'KE'],
    ['RMB', CURRENCY, 'CNY'],
    ['eur', CURRENCY, 'EUR'],
    ['GCASHH', METHOD, 'GCASH'],
    ['m-pesa', METHOD, 'MPESA'],
    ['BANKACCOUNT', METHOD, 'BANK_ACCOUNT'],
    // a settlement system in its place
    ['ACH', TO_US, 'BANK_ACCOUNT'],
    ['FPS', TO_GB, 'BANK_ACCOUNT'],
    ['Faster Payments', TO_GB, 'BANK_ACCOUNT'],
    ['SEPA', TO_DE, 'BANK_ACCOUNT'],
  ])('%j', (value, write, meant) => {
    expect(corrected(value, write)).toBe(meant);
    const codes = (code: string) => validate(write(code)).alerts.map((each) => each.code);
    expect(codes(meant).filter((code) => /_(?:UNKNOWN|INVALID_FORMAT)$/.test(code))).toEqual([]);
  });

  test.each([
    ['ZZ', COUNTRY],
    ['Georgia', COUNTRY],
    ['DEX', COUNTRY],
    ['constructor', COUNTRY],
    // shared by two countries, or with a state
    ['Korea', ADDRESS],
    ['Congo', ADDRESS],
    ['GEORGIA', ADDRESS],
    ['Europe', ADDRESS],
    ['constructor', ADDRESS],
    ['F'.repeat(100_000), ADDRESS],
    ['EUX', CURRENCY],
    ['$', CURRENCY],
    ['dem', CURRENCY],
    ['GPAY', METHOD],
    ['PIX', METHOD],
    ['PIGEON_POST', METHOD],
    ['ACH', METHOD],
    ['SEPA', TO_GB],
    ['CARD', TO_GB],
    ['PAYNOW', TO_GB],
    ['G'.repeat(100_000), METHOD],
  ])('%j: not sure', (value, write) => expect(corrected(value, write)).toBeUndefined());
});
