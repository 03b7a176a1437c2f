import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { swedishBank, swedishIban, swedishNumber } from '../../rules/account-forms/swedish.js';

const LENGTHS = { bank: 4, bankCheck: 1, account: 10 };
const bank = swedishBank('bank', 'bankCheck');
const number = swedishNumber('bank', 'bankCheck', 'account');
const iban = swedishIban('bank', 'bankCheck', 'account');

test.each([
  ['5839', '', { bank: '5839' }],
  ['8327', '', { bank: '8327' }],
  ['83279', '', { bank: '8327', bankCheck: '9' }],
  ['58390', '', undefined],
  ['0839', '', undefined],
  ['583', '', undefined],
  ['5839', '1', undefined],
])('the clearing number %s, %s', (memberId, branchId, fields) => expect(bank.read(memberId, branchId)).toEqual(fields));

test.each([
  ['8257466', {}, { account: '8257466' }],
  ['54029681', {}, { account: '54029681' }],
  ['5402-9681', {}, { bank: '9900', account: '54029681' }],
  ['640-5070', {}, { bank: '9900', account: '6405070' }],
  ['12-3', {}, { bank: '9960', account: '123' }],
  ['5402-9681', { bank: '5839' }, { account: '54029681' }],
  ['12-3', { bank: '5839' }, { account: '123' }],
  ['101010-1010', {}, { account: '1010101010' }],
  ['5839-8257466', {}, { bank: '5839', account: '8257466' }],
  ['83279,0147258925', {}, { bank: '8327', bankCheck: '9', account: '0147258925' }],
  ['8327-9,147258925', {}, { bank: '8327', bankCheck: '9', account: '147258925' }],
  ['832701472589250', {}, { bank: '8327', bankCheck: '0', account: '1472589250' }],
  ['83271472589250', {}, { bank: '8327', account: '1472589250' }],
  ['333001010101010', {}, undefined],
  ['1', {}, undefined],
  ['8327901472589250', {}, undefined],
  ['582574A6', {}, undefined],
])('%s, beside %j', (text, known, fields) => expect(number.read(text, LENGTHS, known)).toEqual(fields));

test('what is written is the account alone', () => {
  expect(number.write({ bank: '5839', account: '8257466' })).toBe('8257466');
  expect(number.write({})).toBe('');
});

describe('IBANs', () => {
  test.each([
    ['the bank alone', { bank: '5839' }, { bank: '500' }],
    ['type 1 of another length', { bank: '5839', account: '825746' }, { bank: '500' }],
    ['Swedbank without its fifth digit', { bank: '8327', account: '147258925' }, { bank: '800' }],
    ['no method is published', { bank: '3782', account: '1010101010' }, { bank: '300' }],
    ['no code is published', { bank: '9180', account: '1111111116' }, undefined],
    ['an account without its clearing number', { account: '8257466' }, undefined],
  ])('%s', (_, fields, bban) => expect(iban.toBban(fields)).toEqual(bban));

  test.each([
    ['another bank’s clearing number', { bank: '600', account: '0000005839825746', check: '6' }, undefined],
    ['too long for the account alone', { bank: '600', account: '0000517182351000', check: '1' }, undefined],
    ['method 1 with another length', { bank: '500', account: '0000058398257466', check: '6' }, undefined],
    ['nothing but zeros', { bank: '600', account: '0000000000000000', check: '0' }, undefined],
    ['nothing', {}, undefined],
    ['method 2', { bank: '300', account: '0000000101010101', check: '0' }, { account: '1010101010' }],
  ])('%s', (_, bban, fields) => expect(iban.fromBban(bban)).toEqual(fields));

  test('an account goes there and comes back', () => {
    const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`));
    const accounts = fc.oneof(
      fc.record({ bank: fc.constantFrom('1274', '5839', '7104', '9022'), account: digits(7) }),
      fc.record({ bank: fc.constant('8327'), bankCheck: fc.constant('9'), account: digits(10) }),
    );
    fc.assert(
      fc.property(accounts, (fields) => {
        expect(iban.fromBban(iban.toBban(fields) ?? {})).toEqual(fields);
      }),
    );
  });
});
