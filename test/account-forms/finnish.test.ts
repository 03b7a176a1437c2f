import { expect, test } from 'vitest';
import { finnish } from '../../rules/account-forms/finnish.js';

const LENGTHS = { bank: 3, account: 10, check: 1 };
const form = finnish('bank', 'account', 'check');

// the zeros stand after the sixth digit; after the seventh in numbers of the savings and the cooperative banks
test.each([
  ['123456-785', '12345600000785'],
  ['423456-781', '42345670000081'],
  ['523456-781', '52345670000081'],
  ['623456-785', '62345600000785'],
  ['123456785', '12345600000785'],
  ['123456-12345678', '12345612345678'],
  ['423456-12', '42345610000002'],
])('%s is %s', (text, bban) => {
  const fields = form.read(text, LENGTHS, {});
  expect(fields && form.write(fields)).toBe(bban);
});

test.each(['', '12345-678', '123456-7', '123456-123456789', '1234-56785', '123456--785', 'A23456-785'])('%j is none', (text) => {
  expect(form.read(text, LENGTHS, {})).toBeUndefined();
});
