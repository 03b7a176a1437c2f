/**
 * Interac e-Transfer, Canada: a payment goes to an e-mail address or a mobile number.
 *
 * Only an address that is registered for it is paid without a security question. The rules do not check which numbers of the North American
 * Numbering Plan are Canadian.
 *
 * @see https://docs.nium.com/docs/payouts/canada-eft-interac
 * @see https://docs.fincra.com Interac (deposit at once needs an e-mail address)
 */
import { INTERMEDIARIES, type MethodExamples, method } from '../vocabulary/method.js';

export const INTERAC = method({
  code: 'INTERAC',
  name: 'Interac e-Transfer',
  countries: ['CA'],
  currencies: { CA: ['CAD'] },
  identifiers: [
    { type: 'EMAIL', as: 'email' },
    { type: 'PHONE', as: '+1', pattern: /^\+1[2-9]\d{2}[2-9]\d{6}$/ },
  ],
  required: ['/creditorAccount/id', '/creditor/name'],
  forbidden: INTERMEDIARIES,
  settlementSystems: ['CA_INTERAC'],
  cap: { amount: 25_000, currency: 'CAD' },
  confidence: 'sourced',
  knownOnly: ['forbidden'],
});

export const sources: readonly string[] = [
  'docs.nium.com, Canada EFT and Interac',
  'airwallex.com, payout documentation',
  'docs.fincra.com, Interac',
];

export const examples: MethodExamples = {
  valid: [{ type: 'EMAIL', value: 'ada@example.org' }, { type: 'PHONE', value: '(416) 555-0123' }, { value: '+1 416 555 0123' }],
  invalid: [
    { type: 'EMAIL', value: 'ada@example', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { type: 'PHONE', value: '+44 20 7946 0123', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { type: 'ACCOUNT_NUMBER', value: '1234567', code: 'CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED' },
    { value: '1234567', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
  ],
};
