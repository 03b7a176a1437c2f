/** `extract` on labels as letters and invoices write them: with remarks, in scripts without capitals, with the number of one country behind a word of many. */
import { describe, expect, test } from 'vitest';
import { extract } from '../../src/detect.js';

const IBAN = 'DE89 3704 0044 0532 0130 00';

const firstIn = (text: string): string | undefined => {
  const { country, creditorAccount, creditorAgent } = extract(text).instruction ?? {};
  const bank = creditorAgent?.bic ?? creditorAgent?.clearingSystemMemberId?.memberId;
  return creditorAccount && [country, creditorAccount.id?.value, bank].filter((part) => part !== undefined).join(' ');
};

test.each([
  ['Konto: 532013000\nBLZ: 37040044', 'DE 532013000 37040044'],
  ['Bank: Eksempel Bank, Reg.nr. 0040 Konto 0440116243', 'DK 0440116243 0040'],
  ['č. ú.: 19-2000145399/0800', 'CZ 19-2000145399/0800'],
  ['Numer konta bankowego: 61 1090 1014 0000 0712 1981 2874', 'PL 61109010140000071219812874'],
  ['Reikningur: 0159-26-007654, kt. 551073-0339', 'IS 0159-26-007654'],
  ['Bankareikningur: 0159-26-7654', 'IS 0159-26-7654'],
  ['Kontonummer 8601.11.17947, KID 2345676', 'NO 8601.11.17947'],
  ['Account number: 01-0902-0068389-00', 'NZ 01-0902-0068389-00'],
  ['Universal branch code: 250655 Account number: 62001234567', 'ZA 62001234567 250655'],
  ['Standard Bank, Branch code 051001, Account 012345678', 'ZA 012345678 051001'],
  ['Routing Number (ACH): 021000021\nAccount Number (USD): 123456789', 'US 123456789 021000021'],
  ['Sort code (UK) 60-16-13 Account number (GBP) 31926819', 'GB 31926819 601613'],
  ['Routing Number      Account Number\n021000021           123456789', 'US 123456789 021000021'],
  ['Sort code\tAccount number\n601613\t31926819', 'GB 31926819 601613'],
  ['Transit 12345 Inst 004 Acct 1234567', 'CA 1234567 004'],
  ['Núm. de cuenta (CCC): 2100 0418 45 0200051332', 'ES 21000418450200051332'],
  ['收款人：示例有限公司 账号：6217000012345678901 SWIFT：BKCHCNBJ', 'CN 6217000012345678901 BKCHCNBJ'],
  ['Code banque | Code guichet | N° de compte | Clé RIB\n20041 | 01005 | 0500013M026 | 06', 'FR 20041010050500013M02606'],
  ['Code banque : 20041 Code guichet : 01005 N° de compte : 0500013M026 Clé : 06', 'FR 20041010050500013M02606'],
  ['Banque\nGuichet\nNuméro de compte\nClé RIB\n20041\n01005\n0500013M026\n06', 'FR 20041010050500013M02606'],
  [`{"iban":"${IBAN}","bic":"COBADEFF"}`, 'DE DE89370400440532013000 COBADEFF'],
])('%s', (text, expected) => expect(firstIn(text)).toBe(expected));

describe('nothing is invented', () => {
  test.each([
    'Kontonummer: 86011117947', // eleven digits may be of Sweden
    'Account number: 01-0902-0068388-00', // the check digit is wrong
    'Branch code: 003\nAccount number: 62001234567',
    'Branch code: 250656\nAccount number: 62001234567',
    'Konto: 4711',
    'Code banque | Code guichet | N° de compte | Clé RIB\n20041 | 01005 | 0500013M026 | 07', // the key is wrong
  ])('%s', (text) => expect(firstIn(text)).toBeUndefined());
});

test('a British account beside an Irish IBAN is one of its own', () => {
  const { candidates } = extract('IBAN: IE29 AIBK 9311 5212 3456 78\nSort code: 20-00-00\nAccount number: 55779911');
  expect(candidates.map(({ country }) => country)).toEqual(['IE', 'GB']);
});

test('a name ends before the words of another way to pay', () => {
  const text = 'Account Name: Acme Pty Ltd Or BPAY Biller Code 12345 Ref 1234567\nBSB 062-000 Acc 12345678';
  expect(extract(text).instruction?.creditor?.name).toBe('Acme Pty Ltd');
});

describe('an account that the text says not to use comes last', () => {
  test.each([
    `Do not pay into NL91 ABNA 0417 1643 00 any more. Our account is now ${IBAN}.`,
    `Bitte nicht mehr auf das Konto NL91 ABNA 0417 1643 00 überweisen, sondern auf ${IBAN}.`,
    `Please use ${IBAN} instead of account NL91 ABNA 0417 1643 00.`,
  ])('%s', (text) => {
    const { instruction, candidates } = extract(text);
    expect([instruction?.country, candidates.length]).toEqual(['DE', 2]);
  });
});

test.each([
  [`Pay to: Muster Bau GmbH ${IBAN}`, 'Muster Bau GmbH'],
  [`Account holder: Bank of Examples\nIBAN: ${IBAN}`, 'Bank of Examples'],
  [`Empfänger: Firma Muster Bau GmbH\nIBAN: ${IBAN}`, 'Firma Muster Bau GmbH'],
  [`Beneficiary ........ Example Ltd\nIBAN ............... ${IBAN}`, 'Example Ltd'],
  [`Konto ${IBAN}, lautend auf Muster Bau GmbH.`, 'Muster Bau GmbH'],
  [`Beneficiary (account holder): Example Ltd\nIBAN: ${IBAN}`, 'Example Ltd'],
  [`Beneficiary: Bank\nIBAN: ${IBAN}`, undefined],
  [`Beneficiary: Bank name: Example Bank\nIBAN: ${IBAN}`, undefined],
])('the payee of %j', (text, name) => expect(extract(text).instruction?.creditor?.name).toBe(name));

test('with the country, a number is taken that holds its bank and whose check digits hold', () => {
  const accountIn = (text: string, country: string) => extract(text, { country }).instruction?.creditorAccount?.id?.value;
  expect(accountIn('Account number: 0109020068389000', 'NZ')).toBe('0109020068389000');
  expect(accountIn('Account number: 0109020068388000', 'NZ')).toBeUndefined();
  expect(accountIn('Account number: 123456789', 'US')).toBeUndefined();
});

describe('labels of further countries and abbreviations', () => {
  const account = (text: string) => {
    const { country, creditorAccount, creditor } = extract(text).instruction ?? {};
    return [country, creditorAccount?.id?.value, creditor?.name];
  };
  test.each([
    ['RIB : 011 519 0000012050005349 21', ['MA', '011519000001205000534921', undefined]],
    ['STK: 19012345678901\nChủ tài khoản: Nguyen Van Mau', ['VN', '19012345678901', 'Nguyen Van Mau']],
    ['No. Rekening: 1234567890\nAtas nama: PT Contoh', ['ID', '1234567890', 'PT Contoh']],
    ['Kto-Inh.: Verein der Freunde e.V.\nIBAN DE89 3704 0044 0532 0130 00', ['DE', 'DE89370400440532013000', 'Verein der Freunde e.V.']],
    ['Acc holder: Cape Tools CC\nUniversal branch code: 051001\nAcc no: 0123456789', ['ZA', '0123456789', 'Cape Tools CC']],
  ])('%j', (text, expected) => expect(account(text)).toEqual(expected));
});
