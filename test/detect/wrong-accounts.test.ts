/** Domestic accounts whose last digits are wrong, or belong to another account: no part of a number is taken for the whole. */
import { describe, expect, test } from 'vitest';
import { extract } from '../../src/detect.js';

const accounts = (text: string) => extract(text).candidates.map(({ creditorAccount }) => creditorAccount?.id?.value);

const GERMAN = 'DE89 3704 0044 0532 0130 00';
const WRONG = 'DE88 3704 0044 0532 0130 00';

describe('an account with a wrong check digit', () => {
  test.each([
    ['Banco: 001 Agência: 1584-9 Conta: 00210169-7'],
    ['Banco do Brasil (001) Ag 1584-9 CC 00210169-7'],
    ['Konto: 8601.11.17948\nBIC: DNBANOKK'],
    ['Bank account: 01-0902-0068389-00-1'],
    ['Sort code: 60-16-13 Account: 31926819-1'],
  ])('is not read without it: %s', (text) => expect(accounts(text)).toEqual([]));
  test('but a range of words, a bank behind a stroke and a hyphen with spaces end a number', () => {
    expect(accounts('Account number: 31926819-EUR Sort code: 60-16-13')).toEqual(['31926819']);
    expect(accounts('Account number: 31926819 - 2 copies Sort code: 60-16-13')).toEqual(['31926819']);
    expect(accounts('Sort code: 60-16-13\nAccount number: 31926819 12.11.2026')).toEqual(['31926819']);
    expect(accounts('Kto. 532013000/BLZ 37040044')).toEqual(['532013000']);
  });
});

describe('an account that the text hardly asks to pay is none where the one to pay is wrong', () => {
  test.each([
    [`Ihr Konto: ${GERMAN}\nUnsere IBAN: ${WRONG}`],
    [`Addebito SDD sul vostro conto ${GERMAN}.\n\nCreditore: Luce SpA, IBAN ${WRONG}`],
    [`Old account ${GERMAN}.\n\nPlease pay to IBAN: ${WRONG}`],
  ])('%s', (text) => {
    expect(accounts(text)).toEqual([]);
    expect(extract(text).instruction).toBeUndefined();
  });
  test('but it is one where the wrong one is hardly to be paid, too', () => {
    expect(accounts(`Unser altes Konto ${WRONG}. Ihre IBAN: ${GERMAN}`)).toEqual([GERMAN.replaceAll(' ', '')]);
  });
});

describe('a word behind an account', () => {
  test.each([
    ['Số tài khoản: 0071000123456 tại Vietcombank', '0071000123456'],
    ['Account number: 0071000123456 á\nBIC: BFTVVNVX', '0071000123456'],
    ['Account number: 0071000123456 a\nBIC: BFTVVNVX', '0071000123456'],
    ['账号: 6222021234567890123开户行', '6222021234567890123'],
  ])('gives it no letter: %s', (text, account) => expect(accounts(text)).toEqual([account]));
});

test.each([
  ['Sort code 60-16-13\nAccount number: 31926819 12 Nov 2026', '31926819'],
  ['Sort code 60-16-13 Account number: 31926819 12-Nov-26', '31926819'],
  ['ABA 021000021 Account 1234567 12/11/2026', '1234567'],
  ['ABA 021000021 Account 1234567 2026-11-12', '1234567'],
  ['ABA 021000021 Account 1234 567 12. 11. 2026', '1234567'],
  ['ABA 021000021 Account 1234567 12 de noviembre de 2026', '1234567'],
  ['BSB 062 000 A/C 1234 5678 12 Dec 2026', '12345678'],
])('a date behind a number is no part of it: %s', (text, number) => {
  expect(accounts(text)).toEqual([number]);
});
