/** What can be paid at all: a currency that is money, and a code that may be one of a bank. */
import { createEngine } from 'payprep/full';
import { describe, expect, test } from 'vitest';
import type { RecipientDetails } from '../../contract/recipient.js';
import { tidyDetails } from '../../recipients/tidy-details.js';
import { validateRecipient } from '../../recipients/validate-recipient.js';

const engine = createEngine({ on: '2026-11-20' });
const ALL = { allowedCountries: undefined, allowedRecipientTypes: undefined };
const MEMBER_ID = '/creditorAgent/clearingSystemMemberId/memberId';

const faultsOf = (details: RecipientDetails) => validateRecipient(details, ALL, engine).map(({ pointer, code }) => [pointer, code]);

const german = (currency: string): RecipientDetails => ({
  country: 'DE',
  currency,
  method: 'BANK_ACCOUNT',
  creditor: { name: 'Ada Example', type: 'INDIVIDUAL' },
  creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } },
});

test.each(['XXX', 'XTS', 'XAU', 'XDR', 'XUA', 'XBA'])('nobody is paid in %s', (currency) => {
  expect(faultsOf(german(currency))).toEqual([['/currency', 'CURRENCY_UNKNOWN']]);
});

test.each(['EUR', 'XOF', 'XAF', 'XPF', 'XCD', 'XCG', 'USD'])('somebody may be paid in %s', (currency) => {
  expect(faultsOf(german(currency)).filter(([pointer]) => pointer === '/currency')).toEqual([]);
});

const at = (country: string, currency: string, memberId: string): RecipientDetails => ({
  country,
  currency,
  method: 'BANK_ACCOUNT',
  creditor: { name: 'Ada Example', type: 'INDIVIDUAL' },
  creditorAccount: { id: { value: '001234567890' } },
  creditorAgent: { clearingSystemMemberId: { memberId } },
});

test.each([
  ['PH', 'PHP', 'BPI'],
  ['PH', 'PHP', 'Metro Bank'],
  ['NG', 'NGN', 'GTB'],
  ['ID', 'IDR', 'BCA'],
  ['BR', 'BRL', 'BPI'],
])('in %s (%s) no bank code is "%s"', (country, currency, memberId) => {
  expect(faultsOf(at(country, currency, memberId)).filter(([pointer]) => pointer === MEMBER_ID)).toEqual([
    [MEMBER_ID, 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT'],
  ]);
});

test.each([
  ['PH', 'PHP', '010530667'],
  ['PH', 'PHP', 'BOPIPHMM'],
  ['NG', 'NGN', '058'],
  ['NG', 'NGN', '000013'],
  ['NL', 'EUR', 'ABNA'],
  ['KH', 'KHR', 'ABA'],
])('in %s (%s) one may be "%s"', (country, currency, memberId) => {
  expect(faultsOf(at(country, currency, memberId)).filter(([pointer]) => pointer === MEMBER_ID)).toEqual([]);
});

describe('a value that nobody has', () => {
  const of = (creditor: RecipientDetails['creditor']): RecipientDetails => {
    const usual = german('EUR');
    return { ...usual, creditor: { ...usual.creditor, ...creditor } };
  };

  test.each([
    ['a type', of({ type: 'MARTIAN' }), '/creditor/type', 'CREDITOR_TYPE_NOT_SUPPORTED'],
    [
      'an e-mail address',
      of({ contactDetails: { email: 'secret@@mail' } }),
      '/creditor/contactDetails/email',
      'CREDITOR_EMAIL_INVALID_FORMAT',
    ],
    ['a phone number', of({ contactDetails: { phone: 'call me' } }), '/creditor/contactDetails/phone', 'CREDITOR_PHONE_INVALID_FORMAT'],
    ['a birth to come', of({ dateOfBirth: '2030-01-01' }), '/creditor/dateOfBirth', 'CREDITOR_DATE_OF_BIRTH_SUSPICIOUS'],
    ['a name that turns', of({ name: 'Ada \u202eelpmaxE' }), '/creditor/name', 'CREDITOR_NAME_INVALID_CHARACTERS'],
    ['a name with what nobody sees', of({ name: 'Ada\u200b Example' }), '/creditor/name', 'CREDITOR_NAME_INVALID_CHARACTERS'],
    [
      'a town that turns',
      of({ address: { country: 'DE', townName: 'Ber\u202elin', streetName: 'Allee' } }),
      '/creditor/address/townName',
      'CREDITOR_ADDRESS_INVALID_CHARACTERS',
    ],
  ])('is refused: %s', (_, details, pointer, code) => {
    expect(faultsOf(details)).toEqual([[pointer, code]]);
  });

  test.each([
    ['a birth long ago', of({ dateOfBirth: '1850-01-01' })],
    ['a short name', of({ name: 'X' })],
    ['a Persian name with a joiner', of({ name: 'علی\u200cرضا' })],
  ])('a warning may be saved: %s', (_, details) => {
    expect(faultsOf(details)).toEqual([]);
  });
});

describe('a name in Japan', () => {
  const of = (name: string, currency = 'JPY'): RecipientDetails => ({
    country: 'JP',
    currency,
    method: 'BANK_ACCOUNT',
    creditor: { name, type: 'INDIVIDUAL' },
    creditorAccount: { id: { value: '1234567', type: 'ACCOUNT_NUMBER' }, type: 'ORDINARY' },
    creditorAgent: { clearingSystemMemberId: { memberId: '0005' }, branchId: '001' },
  });
  const faultsOfName = (details: RecipientDetails) => faultsOf(details).filter(([pointer]) => pointer === '/creditor/name');

  test.each(['山田太郎', '株式会社サンプル', '山田 タロウ'])('is refused where its bank would not find it: %s', (name) =>
    expect(faultsOfName(of(name))).toEqual([['/creditor/name', 'CREDITOR_NAME_INVALID_CHARACTERS']]),
  );

  test.each(['ﾔﾏﾀﾞ ﾀﾛｳ', 'ヤマダ タロウ', 'やまだ たろう', 'Yamada Taro'])('is taken as Zengin carries it: %s', (name) =>
    expect(faultsOfName(of(name))).toEqual([]),
  );

  test('is free in another currency, which goes another way', () => expect(faultsOfName(of('山田太郎', 'USD'))).toEqual([]));
});

test.each(['09171234567', '+639171234567', '639171234567', '0917 123 4567'])('a wallet’s number has one form: %s', (value) => {
  const wallet = {
    country: 'PH',
    currency: 'PHP',
    method: 'GCASH',
    creditor: { name: 'Juan Cruz' },
    creditorAccount: { id: { value, type: 'PHONE' } },
  };
  expect(tidyDetails(wallet, engine).creditorAccount?.id?.value).toBe('+639171234567');
});
