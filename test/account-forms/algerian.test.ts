import { expect, test } from 'vitest';
import { algerianRib } from '../../rules/account-forms/algerian.js';

const LENGTHS = { bank: 5, branch: 5, account: 10, check: 2 };
const form = algerianRib('bank', 'branch', 'account', 'check');

test.each(['02100001113000000570', '021-00001-1130000005-70', '021/00001/1130000005/70'])('%s is read', (text) => {
  expect(form.read(text, LENGTHS, {})).toEqual({ bank: '00021', branch: '00001', account: '1130000005', check: '70' });
});

test.each(['', '2100001113000000570', '002100001113000000570', '0002100001113000000570'])('%j is none', (text) => {
  expect(form.read(text, LENGTHS, {})).toBeUndefined();
});

test('it is written without the zeros that an IBAN has before it', () => {
  const values = { bank: '00021', branch: '00001', account: '1130000005', check: '70' };
  expect(form.write(values)).toBe('02100001113000000570');
});

test('a bank of more than three digits keeps them', () => {
  expect(form.write({ bank: '12345', branch: '00001', account: '1130000005', check: '70' })).toBe('1234500001113000000570');
});
