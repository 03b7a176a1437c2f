/**
 * Faster Payment System, Hong Kong: a payment goes to an identifier that is registered for the account.
 *
 * Such an identifier is an FPS identifier, a mobile number or an e-mail address.
 *
 * An FPS identifier has 7 or 9 digits. One reader of the QR codes also takes 8, so another length is a warning. Messages write a telephone
 * number as +852-61234567. Numbers from abroad can be registered, too.
 *
 * @see https://airwallex.com/docs/payouts__payout-network__hong-kong-sar
 * @see Odoo, l10n_hk (7 or 9 digits)
 * @see libphonenumber, HK: mobile numbers begin with 4 to 9
 */
import { INTERMEDIARIES, type MethodExamples, method } from '../vocabulary/method.js';

export const FPS_ID = method({
  code: 'FPS_ID',
  name: 'FPS',
  countries: ['HK'],
  currencies: { HK: ['HKD', 'CNY'] },
  identifiers: [
    { type: 'FPS_ID', pattern: /^(?:\d{7}|\d{9})$/, severity: 'warning' },
    { type: 'PHONE', as: '+852', pattern: /^\+(?:852[4-9]\d{7}|(?!852)[1-9]\d{6,14})$/ },
    { type: 'EMAIL', as: 'email' },
  ],
  required: ['/creditorAccount/id', '/creditor/name'],
  forbidden: INTERMEDIARIES,
  settlementSystems: ['HK_FPS'],
  confidence: 'sourced',
  knownOnly: ['forbidden'],
});

export const sources: readonly string[] = ['airwallex.com, payout documentation', 'Odoo, l10n_hk'];

export const examples: MethodExamples = {
  valid: [
    { type: 'FPS_ID', value: '1234567' },
    { type: 'FPS_ID', value: '123 456 789' },
    { value: '123456789' },
    { type: 'PHONE', value: '+852-61234567' },
    { value: '61234567' },
    { type: 'EMAIL', value: 'ada@example.org' },
  ],
  invalid: [
    { type: 'FPS_ID', value: '12345678', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { type: 'PHONE', value: '+852 2123 4567', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { value: '21234567', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { type: 'EMAIL', value: 'ada@', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { type: 'ACCOUNT_NUMBER', value: '808123456001', code: 'CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED' },
  ],
};
