/**
 * BPAY, Australia: a payer pays a bill by biller code and customer reference number (CRN).
 *
 * The biller code takes the place of a bank identifier: `creditorAgent.clearingSystemMemberId.memberId`.
 *
 * The gotcha: each biller has its own check rule. The two common rules accept 19 in 100 wrong numbers, and they reject right numbers of
 * billers that use another rule (modulus 11, own weights, a check digit in the middle). Without a list of billers, a number that fits
 * neither rule therefore raises an info alert and nothing more.
 *
 * @see https://docs.nium.com Australia BPAY (the biller is a business)
 * @see Westpac, BPAY check digit calculator (1 to 19 digits and the check digit; some twenty routines)
 * @see BPAY Group, The BPAY customer reference number, training, August 2015
 */
import { INTERMEDIARIES, type MethodExamples, method } from '../vocabulary/method.js';

export const BPAY = method({
  code: 'BPAY',
  name: 'BPAY',
  countries: ['AU'],
  currencies: { AU: ['AUD'] },
  identifiers: [{ type: 'BPAY_CRN', pattern: /^\d{2,20}$/, check: 'bpay' }],
  memberId: /^\d{3,10}$/,
  required: ['/creditorAccount/id', '/creditorAgent/clearingSystemMemberId/memberId'],
  forbidden: INTERMEDIARIES,
  settlementSystems: ['AU_BPAY'],
  creditorTypes: ['BUSINESS'],
  confidence: 'sourced',
  knownOnly: ['forbidden'],
});

export const sources: readonly string[] = [
  'docs.nium.com, Australia BPAY',
  'Westpac, BPAY check digit calculator',
  'BPAY Group, The BPAY customer reference number, August 2015',
];

export const examples: MethodExamples = {
  valid: [
    { type: 'BPAY_CRN', value: '000016725', memberId: '12345' },
    { type: 'BPAY_CRN', value: '394 523 459', memberId: '1234567890' },
    { value: '100004563' },
  ],
  invalid: [
    { type: 'BPAY_CRN', value: '1', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { type: 'BPAY_CRN', value: '123456789012345678901', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { type: 'BPAY_CRN', value: '000016724', code: 'CREDITOR_PROXY_INCORRECT_CHECK_DIGITS' },
    { type: 'ACCOUNT_NUMBER', value: '12345678', code: 'CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED' },
    { type: 'BPAY_CRN', value: '000016725', memberId: '12', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
  ],
};
