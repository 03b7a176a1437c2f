import { expect, test } from 'vitest';
import { brazilianBank, brazilianNumber } from '../../rules/account-forms/brazilian.js';

const bank = brazilianBank('bank', 'branch', 'bankCheck');
const number = brazilianNumber('account', 'check');
const LENGTHS = { account: 20, check: 1 };

test.each([
  ['341', '', { bank: '341' }],
  ['1', '', { bank: '001' }],
  ['60701190', '', { bank: '60701190' }],
  ['341', '2545', { bank: '341', branch: '2545' }],
  ['104', '534', { bank: '104', branch: '0534' }],
  ['001', '15849', { bank: '001', branch: '1584', bankCheck: '9' }],
  ['3412545', '', { bank: '341', branch: '2545' }],
  ['0011852X', '', { bank: '001', branch: '1852', bankCheck: 'X' }],
  ['607011902545', '', { bank: '60701190', branch: '2545' }],
  ['0000000015849', '', { bank: '00000000', branch: '1584', bankCheck: '9' }],
  ['3412545', '2545', { bank: '341', branch: '2545' }],
  ['0011584', '15849', { bank: '001', branch: '1584', bankCheck: '9' }],
  ['3412545', '2546', undefined],
  ['0011', '', undefined],
  ['341', '123456', undefined],
  ['', '', undefined],
])('bank %s, branch %s', (memberId, branchId, fields) => expect(bank.read(memberId, branchId)).toEqual(fields));

test.each([
  ['02366-1', { account: '02366', check: '1' }, '02366-1'],
  ['001-12345678-2', { account: '00112345678', check: '2' }, '00112345678-2'],
  ['10089934X', { account: '10089934', check: 'X' }, '10089934-X'],
  ['0301357-P', { account: '0301357', check: 'P' }, '0301357-P'],
  ['023661', { account: '023661' }, '023661'],
])('the account %s', (text, fields, written) => {
  expect(number.read(text, LENGTHS, {})).toEqual(fields);
  expect(number.write(fields)).toBe(written);
});

test.each(['', '-1', '12345-67', '1234A', '123456789012345678901', '---1'])('%j is no account', (text) => {
  expect(number.read(text, LENGTHS, {})).toBeUndefined();
  expect(number.read('1', {}, {})).toBeUndefined();
});
