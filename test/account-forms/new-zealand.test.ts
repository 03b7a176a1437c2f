import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newZealand } from '../../rules/account-forms/new-zealand.js';

const LENGTHS = { bank: 2, branch: 4, account: 8, type: 4 };
const form = newZealand('bank', 'branch', 'account', 'type');

describe('bank, branch, base and suffix', () => {
  test.each([
    ['01-902-0068389-00'],
    ['01-0902-0068389-00'],
    ['01-0902-00068389-0000'],
    ['010902-0068389-000'],
    ['010902006838900'],
    ['0109020068389000'],
    ['01090200068389000'],
    ['010902000683890000'],
  ])('%s', (text) => {
    const fields = form.read(text, LENGTHS, {});
    expect(fields).toEqual({ bank: '01', branch: '0902', account: '00068389', type: '0000' });
    expect(fields && form.write(fields)).toBe('01-0902-0068389-000');
  });
});

describe('base and suffix alone', () => {
  test.each([
    ['0068389-01', '0068389-001'],
    ['006838901', '0068389-001'],
    ['0068389001', '0068389-001'],
    ['12345678-001', '12345678-001'],
    ['12345678001', '12345678-001'],
    ['123456780001', '12345678-001'],
    ['1234567-0001', '1234567-001'],
  ])('%s is %s', (text, written) => {
    const fields = form.read(text, LENGTHS, {});
    expect(Object.keys(fields ?? {})).toEqual(['account', 'type']);
    expect(fields && form.write(fields)).toBe(written);
  });
});

test('a field that the layout does not have is not padded', () => {
  expect(form.read('0068389-00', {}, {})).toEqual({ account: '0068389', type: '00' });
});

test('leaves unknown fields out', () => {
  expect(form.write({ bank: '01', branch: '0902' })).toBe('01-0902');
});

test.each([
  '',
  '0068389',
  '01-0902',
  '00683890',
  '068389-00',
  '1-0902-0068389-00',
  '01-0902-0068389-0',
  '0068389-00000',
  '01--0902-0068389-00',
])('%j is none', (text) => {
  expect(form.read(text, LENGTHS, {})).toBeUndefined();
});

test('what is read is as long as the layout says', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d-]{0,22}$/), (text) => {
      for (const [field, value] of Object.entries(form.read(text, LENGTHS, {}) ?? {})) {
        expect(value).toHaveLength(LENGTHS[field as keyof typeof LENGTHS]);
      }
    }),
  );
});

test('a hundred thousand digits are none', () => {
  expect(form.read('1'.repeat(100_000), LENGTHS, {})).toBeUndefined();
});

test.each(['1234567-1001', '12345678-1001', '123456781001'])('%s has a suffix of four digits', (text) =>
  expect(form.read(text, LENGTHS, {})).toBeUndefined(),
);
