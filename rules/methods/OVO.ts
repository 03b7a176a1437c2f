/**
 * OVO, a wallet in Indonesia, identified by its mobile number.
 *
 * The gotcha: a transfer to a virtual account puts 84 before the number; here the number stands alone. OVO pays the rupiah without
 * decimals.
 *
 * @see https://docs.doku.com list of e-wallets
 * @see developer.worldpay.com, Indonesia
 */
import { INDONESIAN_MOBILE, INTERMEDIARIES, type MethodExamples, method } from '../vocabulary/method.js';

export const OVO = method({
  code: 'OVO',
  name: 'OVO',
  countries: ['ID'],
  currencies: { ID: ['IDR'] },
  identifiers: [INDONESIAN_MOBILE],
  required: ['/creditorAccount/id', '/creditor/name'],
  forbidden: INTERMEDIARIES,
  cap: { amount: 20_000_000, currency: 'IDR' },
  confidence: 'sourced',
  knownOnly: ['required', 'forbidden'],
});

export const sources: readonly string[] = ['docs.doku.com, list of e-wallets', 'developer.worldpay.com, Indonesia'];

export const examples: MethodExamples = {
  valid: [{ type: 'PHONE', value: '0812-3456-7890' }, { value: '+62 812 3456 7890' }],
  invalid: [
    { type: 'PHONE', value: '+63 917 123 4567', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { type: 'PHONE', value: '021 5550 1234', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { type: 'ACCOUNT_NUMBER', value: '081234567890', code: 'CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED' },
  ],
};
