import { expect, test } from 'vitest';
import { ukAccount } from '../../rules/account-forms/british.js';

const form = ukAccount('branch', 'account');

test('the sort code decides what a long number means, and Santander puts it right', () => {
  expect(form.read('1234-567', {}, { branch: '600000' })).toEqual({ account: '01234567', branch: '600000' });
  expect(form.read('0112345678', {}, { branch: '600001' })).toEqual({ account: '12345678', branch: '600001' });
  expect(form.read('812345678', {}, { branch: '090126' })).toEqual({ account: '12345678', branch: '090128' });
});

test('without a sort code only the short lengths are read, and no sort code is added', () => {
  expect(form.read('123456', {}, {})).toEqual({ account: '00123456' });
  expect(form.read('0112345678', {}, {})).toBeUndefined();
});

test.each(['12345', '123456789', 'ABCDEFGH', ''])('%j at any bank is none', (text) => {
  expect(form.read(text, {}, { branch: '200000' })).toBeUndefined();
});

test('the account alone is written', () => expect(form.write({ branch: '600000', account: '01234567' })).toBe('01234567'));
