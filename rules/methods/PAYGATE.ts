/**
 * PayGate, South Korea: Korean won to a bank account, through a provider that asks for more than the bank does.
 *
 * The bank code of three digits names the bank, as in all payments to the country. A private person must also state a date of birth: the
 * payout rules of the country ask for it.
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
});

export const sources: readonly string[] = [
  'Wise recipient types, slatedocs/slate',
  'docs.wise.com, KRW verification',
  'developer.worldpay.com, South Korea',
];

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
