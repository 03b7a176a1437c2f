/** What can be paid at all: a currency that is money, and a code that may be one of a bank. */
import { createEngine } from 'payprep/full';
import { expect, test } from 'vitest';
import type { RecipientDetails } from '../../contract/recipient.js';
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
