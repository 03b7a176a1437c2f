import { describe, expect, test } from 'vitest';
import {
  bankOwn,
  behindBank,
  exactly,
  IBAN_CHECK_DIGITS,
  upToFull,
  withIbanCheckDigits,
  zeroFilledAfter,
  zeroPadded,
} from '../../rules/account-forms/account-form.js';
import { prefixed } from '../../rules/account-forms/prefixed.js';

const LENGTHS = { bank: 4, account: 6, check: 2, prefix: 3 };

describe('exactly', () => {
  const form = exactly('bank', 'account', 'check');

  test('reads the full length, with the hyphens and slashes that part it', () => {
    const fields = { bank: '1234', account: '567890', check: '12' };
    expect(form.read('123456789012', LENGTHS, {})).toEqual(fields);
    expect(form.read('1234-567890/12', LENGTHS, {})).toEqual(fields);
    expect(form.write(fields)).toBe('123456789012');
  });

  test.each(['', '12345678901', '1234567890123'])('refuses %j', (text) => expect(form.read(text, LENGTHS, {})).toBeUndefined());

  test('leaves unknown fields out of what it writes', () => expect(form.write({ check: '12' })).toBe('12'));

  test('a field that the layout does not have takes no characters', () => {
    expect(exactly('account', 'branch').read('567890', LENGTHS, {})).toEqual({ account: '567890', branch: '' });
  });
});

describe('zeroPadded', () => {
  const form = zeroPadded(4, 'account', 'check');

  test.each([
    ['5678', { account: '000056', check: '78' }],
    ['12-345678', { account: '123456', check: '78' }],
    ['567', undefined],
    ['123456789', undefined],
  ])('%s', (text, fields) => expect(form.read(text, LENGTHS, {})).toEqual(fields));

  test('writes the zeros', () => expect(form.write({ account: '000056', check: '78' })).toBe('00005678'));
});

describe('zeroFilledAfter', () => {
  const form = zeroFilledAfter(8, 'bank', 'account');

  test.each([
    ['1234-5678', { bank: '1234', account: '567800' }],
    ['1234567', undefined],
    ['1234567800', undefined],
  ])('%s', (text, fields) => expect(form.read(text, LENGTHS, {})).toEqual(fields));

  test('writes the zeros', () => expect(form.write({ bank: '1234', account: '567800' })).toBe('1234567800'));
});

describe('prefixed', () => {
  const form = prefixed('prefix', 'account', 'bank');

  test.each([
    ['19-2000', { prefix: '019', account: '002000' }],
    ['2000', { prefix: '000', account: '002000' }],
    ['19-2000/0800', { prefix: '019', account: '002000', bank: '0800' }],
    ['2000/0800', { prefix: '000', account: '002000', bank: '0800' }],
    ['-2000', undefined],
    ['19-', undefined],
    ['19-20-00', undefined],
    ['0019-2000', undefined],
    ['19-0002000', undefined],
    ['', undefined],
    ['/0800', undefined],
  ])('%s', (text, fields) => expect(form.read(text, LENGTHS, {})).toEqual(fields));

  test.each([
    [{ prefix: '019', account: '002000' }, '19-2000'],
    [{ prefix: '000', account: '002000' }, '2000'],
    [{ prefix: '000', account: '000000' }, '0'],
  ])('%j is written %s', (fields, text) => expect(form.write(fields)).toBe(text));
});

describe('behindBank', () => {
  const form = behindBank('bank', 'account');

  test.each([
    ['440', { account: '000440' }],
    ['40-440', { bank: '0040', account: '000440' }],
    ['0040-440', { bank: '0040', account: '000440' }],
    ['00040-4', { account: '000404' }],
    ['-440', { account: '000440' }],
    ['40-', undefined],
    ['40-1234567', undefined],
    ['', undefined],
  ])('%s', (text, fields) => expect(form.read(text, LENGTHS, {})).toEqual(fields));

  test('writes the number alone', () => expect(form.write({ bank: '0040', account: '000440' })).toBe('000440'));
});

describe('withIbanCheckDigits', () => {
  const form = withIbanCheckDigits('bank', 'account');
  const fields = { [IBAN_CHECK_DIGITS]: '61', bank: '1234', account: '567890' };

  test.each([
    ['611234567890', fields],
    ['61-1234-567890', fields],
    ['6-11234567890', fields],
    ['1234567890', undefined],
  ])('%s', (text, values) => expect(form.read(text, LENGTHS, {})).toEqual(values));

  test('writes them first', () => expect(form.write(fields)).toBe('611234567890'));
});

describe('bankOwn', () => {
  const form = bankOwn(3, 5);

  test.each([
    ['123', {}],
    ['12-34A', {}],
    ['12', undefined],
    ['123456', undefined],
    ['12_4', undefined],
  ])('%s', (text, values) => expect(form.read(text, LENGTHS, {})).toEqual(values));

  test('writes nothing', () => expect(form.write({ account: '1' })).toBe(''));
});

describe('upToFull', () => {
  test('writes the number', () => expect(upToFull(1, 'account').write({ account: '12' })).toBe('12'));
});
