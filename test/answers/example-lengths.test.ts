/** Where the layout pads an account number, or says no more than how much room there is, the example has a length that people know. */
import { expect, test } from 'vitest';
import { countries, requirements, validate } from '../../src/index.js';

const exampleOf = (country: string, currency: string): string | undefined =>
  requirements({ country, currency }).fields.find(
    ({ pointer, accountIdType }) => pointer === '/creditorAccount/id/value' && accountIdType === 'ACCOUNT_NUMBER',
  )?.example;

test.each([
  ['BR', 'BRL'],
  ['AE', 'AED'],
  ['QA', 'QAR'],
  ['KE', 'KES'],
  ['BW', 'BWP'],
  ['ZM', 'ZMW'],
])('%s', (country, currency) => {
  const value = exampleOf(country, currency) ?? '';
  expect(value).toMatch(/^[\dA-Z][\dA-Z-]{5,11}$/);
  expect(validate({ country, creditorAccount: { id: { value, type: 'ACCOUNT_NUMBER' } } }).status).toBe('OK');
});

test('no country has an example of a few digits', () => {
  const short = countries().flatMap(({ code }) =>
    requirements({ country: code, currency: '' })
      .fields.filter(({ pointer, example = '' }) => pointer === '/creditorAccount/id/value' && /^.{1,4}$/.test(example))
      .map(({ example }) => [code, example]),
  );
  expect(short).toEqual([]);
});

test('an account that is written in full stays whole', () => {
  const accounts = requirements({ country: 'MX', currency: 'MXN' }).fields.filter(({ pointer }) => pointer === '/creditorAccount/id/value');
  expect(accounts.some(({ example = '' }) => /^\d{18}$/.test(example))).toBe(true);
});
