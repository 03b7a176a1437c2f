/** `extract` where a text has several account numbers: of currencies, of the customer, of a correspondent. */
import { describe, expect, test } from 'vitest';
import { extract } from '../../src/detect.js';
import { oneIn } from '../runs.js';

/** Country, account and bank of each candidate. */
const accountsIn = (text: string): readonly string[] =>
  extract(text).candidates.map(({ country, creditorAccount, creditorAgent }) =>
    [country, creditorAccount?.id?.value, creditorAgent?.bic ?? creditorAgent?.clearingSystemMemberId?.memberId ?? ''].join(' '),
  );

const GB = 'GB 31926819 601613';
const US = 'US 123456789 021000021';
const DE = 'DE DE89370400440532013000 ';

describe('an account and its bank stay together', () => {
  test.each([
    [
      'behind an IBAN, the account before its bank',
      'EUR\nIBAN DE89 3704 0044 0532 0130 00\n\nUSD\nAccount number: 123456789\nRouting number: 021000021\n\nGBP\nAccount number: 31926819\nSort code: 60-16-13',
      [DE, US, GB],
    ],
    [
      'behind an IBAN, a line each',
      'EUR: DE89 3704 0044 0532 0130 00\nUSD: Account 123456789 ABA 021000021\nGBP: sort code 60-16-13 account 31926819',
      [DE, US, GB],
    ],
    [
      'the account of the IBAN stays with it',
      'IBAN: DE89 3704 0044 0532 0130 00\nAccount: 532013000\nRouting number: 021000021\nAccount number: 123456789',
      [DE, US],
    ],
    ['bank first', 'Sort code 60-16-13\nAccount 31926819\n\nRouting 021000021\nAccount 123456789', [GB, US]],
    ['account first', 'Account number: 123456789\nRouting number: 021000021\nAccount number: 31926819\nSort code: 60-16-13', [US, GB]],
  ])('%s', (_, text, expected) => expect(accountsIn(text)).toEqual(expected));
});

describe('the number of the customer is no account to pay', () => {
  test.each([
    'Customer account number: 98765432\nSort code: 60-16-13\nAccount number: 31926819',
    'Your account number: 98765432\nHow to pay: Sort code: 60-16-13 Account number: 31926819',
    'Your electricity account number 850012345678\nPay by bank transfer: sort code 60-16-13, account number 31926819',
    'Account number: 98765432\nTariff: Example\n\nPay by bank transfer\nSort code: 60-16-13\nAccount number: 31926819',
    'Account number: 31926819\nSort code: 60-16-13\nYour account number: 98765432',
  ])('%s', (text) => expect(accountsIn(text)).toEqual([GB]));

  test('it is, where the text has no other', () => {
    expect(accountsIn('We collect it from your account 31926819, sort code 60-16-13.')).toEqual([GB]);
  });
});

describe('the account of a correspondent is no account to pay', () => {
  const iban = 'UA213223130000026007233566001';
  test.each([
    `Correspondent bank: JP Morgan Chase NY, SWIFT CHASUS33, acc. 400123456\nBeneficiary bank: Example Bank\nBeneficiary: Example LLC\nBeneficiary account: ${iban}`,
    `IBAN: ${iban}\nBeneficiary: Example LLC\nCorrespondent bank: JP Morgan Chase NY\nSWIFT CHASUS33\nAccount: 400123456`,
  ])('%s', (text) => {
    const { instruction, candidates } = extract(text);
    expect(instruction).toEqual({
      country: 'UA',
      creditor: { name: 'Example LLC' },
      creditorAccount: { id: { value: iban, type: 'IBAN' } },
      intermediaryAgent1: { bic: 'CHASUS33' },
    });
    expect(candidates).toHaveLength(1);
  });

  test('nor is its routing number the bank of the payee', () => {
    const text = 'Intermediary bank: Example NY, ABA 021000021\nBeneficiary bank: Example Bank\nBeneficiary account: 12345678';
    expect(accountsIn(text)).toEqual([]);
  });

  test('what stands behind the word is the payee’s where the text has no other account', () => {
    expect(accountsIn('Intermediary bank: CITIUS33\nAccount number: 31926819\nSort code: 60-16-13')).toEqual([GB]);
  });
});

describe('accounts one after another', () => {
  /** Country, account and bank, and how they are written. */
  const WRITTEN: readonly (readonly [account: string, text: string])[] = [
    [GB, 'Sort code: 60-16-13\nAccount number: 31926819'],
    [GB, 'Account number: 31926819\nSort code: 60-16-13'],
    [US, 'Routing number: 021000021\nAccount number: 123456789'],
    [US, 'Account number: 123456789\nABA: 021000021'],
    ['DE DE89370400440532013000 COBADEFF', 'IBAN: DE89 3704 0044 0532 0130 00\nBIC: COBADEFF'],
    ['DE DE89370400440532013000 COBADEFF', 'BIC: COBADEFF\nIBAN: DE89 3704 0044 0532 0130 00'],
    ['AU 12345678 062000', 'BSB: 062-000\nAccount: 12345678'],
    ['SG 0039123456 DBSSSGSG', 'Account number: 0039123456\nSWIFT: DBSSSGSG'],
    ['SG 0039123456 DBSSSGSG', 'SWIFT: DBSSSGSG\nAccount number: 0039123456'],
    ['CZ 19-2000145399/0800 ', 'Číslo účtu: 19-2000145399/0800'],
    ['NZ 01-0902-0068389-00 ', 'Account number: 01-0902-0068389-00'],
    ['MX 032180000118359719 ', 'CLABE: 032180000118359719'],
    ['BR 210169-6 001', 'Banco: 001\nAgência: 1584-9\nConta corrente: 210169-6'],
    ['NL NL91ABNA0417164300 ', 'IBAN: NL91 ABNA 0417 1643 00'],
  ];
  const country = (account: string): string => account.slice(0, 2);
  const pairs = WRITTEN.flatMap((one) =>
    WRITTEN.filter(([other]) => country(other) !== country(one[0])).map((other) => [one, other] as const),
  );

  test.each(['', 'Customer account number: 98765432', 'VAT no: GB123456782  Tel. +44 20 7946 0958'])(
    'are read as they are written, with %j before, between and behind',
    (noise) => {
      for (const separator of ['\n', '\n\n']) {
        for (const [one, other] of oneIn(3, pairs)) {
          for (const at of noise === '' ? [0] : [0, 1, 2]) {
            const parts = [one, other].map(([account, text]) => `Beneficiary: Example ${country(account)}\n${text}`);
            const text = parts.toSpliced(at, 0, noise).filter(Boolean).join(separator);
            expect([...accountsIn(text)].sort(), text).toEqual([one[0], other[0]].sort());
            for (const { country: code, creditor } of extract(text).candidates) expect(creditor?.name, text).toBe(`Example ${code}`);
          }
        }
      }
    },
  );
});
