/**
 * ShopeePay, a wallet in Indonesia, identified by its mobile number.
 *
 * The gotcha: in other countries, the wallet of the same name has another number and another bank behind it. A wallet whose holder is not
 * identified holds a tenth of the largest amount.
 *
 * @see https://docs.doku.com list of e-wallets
 * @see docs.antom.com, wallets
 */
import { INDONESIAN_MOBILE, INTERMEDIARIES, type MethodExamples, method } from '../vocabulary/method.js';

export const SHOPEEPAY = method({
  code: 'SHOPEEPAY',
  name: 'ShopeePay',
  countries: ['ID'],
  currencies: { ID: ['IDR'] },
  identifiers: [INDONESIAN_MOBILE],
  required: ['/creditorAccount/id', '/creditor/name'],
  forbidden: INTERMEDIARIES,
  cap: { amount: 20_000_000, currency: 'IDR' },
  confidence: 'sourced',
  knownOnly: ['countries', 'required', 'forbidden'],
});

export const sources: readonly string[] = ['docs.doku.com, list of e-wallets', 'docs.antom.com, wallets'];

export const examples: MethodExamples = {
  valid: [{ type: 'PHONE', value: '0812-3456-7890' }, { value: '+62 812 3456 7890' }],
  invalid: [
    { type: 'PHONE', value: '+63 917 123 4567', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { type: 'PHONE', value: '021 5550 1234', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { type: 'ACCOUNT_NUMBER', value: '081234567890', code: 'CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED' },
  ],
};
