/**
 * PayGate, South Korea: Korean won to an account with a bank, through a provider that asks for more than the bank does.
 *
 * The bank is named by its three digits, as everywhere in the country. A private person also has a date of birth: the payouts of the country say so.
 *
 * @see Wise recipient types, slatedocs/slate: south_korean_paygate (10 to 16 digits, e-mail address)
 * @see https://developer.worldpay.com South Korea (11 to 16 digits)
 */
import { INTERMEDIARIES, type MethodExamples, method } from '../vocabulary/method.js';

export const PAYGATE = method({
  code: 'PAYGATE',
  name: 'PayGate',
  countries: ['KR'],
  currencies: { KR: ['KRW'] },
  identifiers: [{ type: 'ACCOUNT_NUMBER', pattern: /^\d{10,16}$/ }],
  required: ['/creditorAccount/id', '/creditorAgent/clearingSystemMemberId/memberId', '/creditor/name', '/creditor/contactDetails/email'],
  forbidden: INTERMEDIARIES,
  settlementSystems: ['KR_KFTC'],
  cap: { amount: 1_000_000_000, currency: 'KRW' },
  confidence: 'sourced',
  knownOnly: ['forbidden', 'settlementSystems'],
  sources: ['Wise recipient types, slatedocs/slate', 'docs.wise.com, KRW verification', 'developer.worldpay.com, South Korea'],
});

export const examples: MethodExamples = {
  valid: [
    { type: 'ACCOUNT_NUMBER', value: '110-123-456789', memberId: '088' },
    { value: '1002-123-456789', memberId: '020' },
  ],
  invalid: [
    { type: 'ACCOUNT_NUMBER', value: '123456789', memberId: '004', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { type: 'ACCOUNT_NUMBER', value: '12345678901234567', memberId: '004', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { type: 'PHONE', value: '+82 10 1234 5678', code: 'CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED' },
  ],
};
