/**
 * LinkAja, a wallet in Indonesia, identified by its mobile number. Its code in transfers between banks is 911.
 *
 * @see https://docs.doku.com list of e-wallets
 */
import { INDONESIAN_MOBILE, INTERMEDIARIES, type MethodExamples, method } from '../vocabulary/method.js';

export const LINKAJA = method({
  code: 'LINKAJA',
  name: 'LinkAja',
  countries: ['ID'],
  currencies: { ID: ['IDR'] },
  identifiers: [INDONESIAN_MOBILE],
  required: ['/creditorAccount/id', '/creditor/name'],
  forbidden: INTERMEDIARIES,
  confidence: 'sourced',
  knownOnly: ['required', 'forbidden'],
});

export const sources: readonly string[] = ['docs.doku.com, list of e-wallets'];

export const examples: MethodExamples = {
  valid: [{ type: 'PHONE', value: '0812-3456-7890' }, { value: '+62 812 3456 7890' }],
  invalid: [
    { type: 'PHONE', value: '+63 917 123 4567', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { type: 'PHONE', value: '021 5550 1234', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { type: 'ACCOUNT_NUMBER', value: '081234567890', code: 'CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED' },
  ],
};
