/** Country and currency of an instruction. */
import { describe, expect, test } from 'vitest';
import { createEngine, explain } from '../../src/index.js';

const engine = createEngine({ on: '2026-11-20' });

const country = { rule: 'country/iso-3166-1', pointer: '/country' };
const currency = { rule: 'currency/iso-4217', pointer: '/currency' };

describe('a code that has not the form of one is another fault than one that nobody has', () => {
  test.each(['DEU', 'D', '', 'de', '1DE', 'DE1', 'D3', ' DE', 'DE '])('country %j', (code) => {
    expect(explain({ country: code }, engine).alerts).toMatchObject([{ code: 'COUNTRY_INVALID_FORMAT', ...country, params: {} }]);
  });
  test('country ZZ', () => {
    expect(explain({ country: 'ZZ' }, engine).alerts).toMatchObject([{ code: 'COUNTRY_UNKNOWN', ...country, params: { country: 'ZZ' } }]);
  });

  test.each(['EURO', 'EU', '', 'eur', '1EUR', 'EUR1', 'EU7', ' EUR', 'EUR '])('currency %j', (code) => {
    expect(explain({ currency: code }, engine).alerts).toMatchObject([{ code: 'CURRENCY_INVALID_FORMAT', ...currency, params: {} }]);
  });
  test('currency EUX', () => {
    const params = { currency: 'EUX' };
    expect(explain({ currency: 'EUX' }, engine).alerts).toMatchObject([{ code: 'CURRENCY_UNKNOWN', ...currency, params }]);
  });
});

test('a value of the wrong type has not the form', () => {
  for (const value of [7, [], {}, true]) {
    expect(explain({ country: value, currency: value } as unknown, engine).alerts).toMatchObject([
      { code: 'COUNTRY_INVALID_FORMAT', ...country },
      { code: 'CURRENCY_INVALID_FORMAT', ...currency },
    ]);
  }
});

test('valid values are reported as passed', () => {
  expect(explain({ country: 'DE', currency: 'EUR' }, engine).checks).toEqual([
    { check: 'country/iso-3166-1', pointer: '/country', outcome: 'passed' },
    { check: 'currency/iso-4217', pointer: '/currency', outcome: 'passed' },
    { check: 'country/currency', pointer: '/currency', outcome: 'passed' },
  ]);
});
