/**
 * M-PESA, the wallet of Safaricom and Vodacom: first in Kenya, and under the same name in five more countries.
 *
 * The gotcha: customers keep their number when they change the operator, so a prefix proves no operator. The rules accept every mobile
 * number of the country. Outside Kenya, everything is known from use only.
 *
 * @see https://developer.worldpay.com Kenya
 * @see libphonenumber, KE TZ MZ CD LS ET: mobile numbers
 */
import { INTERMEDIARIES, type MethodExamples, method } from '../vocabulary/method.js';

export const MPESA = method({
  code: 'MPESA',
  name: 'M-PESA',
  countries: ['KE', 'TZ', 'MZ', 'CD', 'LS', 'ET'],
  currencies: { KE: ['KES'], TZ: ['TZS'], MZ: ['MZN'], CD: ['CDF', 'USD'], LS: ['LSL'], ET: ['ETB'] },
  identifiers: [
    { type: 'PHONE', countries: ['KE'], as: '+254', pattern: /^\+254[17]\d{8}$/ },
    { type: 'PHONE', countries: ['TZ'], as: '+255', pattern: /^\+255[67]\d{8}$/, severity: 'warning' },
    { type: 'PHONE', countries: ['MZ'], as: '+258', pattern: /^\+2588[2-9]\d{7}$/, severity: 'warning' },
    { type: 'PHONE', countries: ['CD'], as: '+243', pattern: /^\+243(?:88\d{5}|[89]\d{8})$/, severity: 'warning' },
    { type: 'PHONE', countries: ['LS'], as: '+266', pattern: /^\+266[56]\d{7}$/, severity: 'warning' },
    { type: 'PHONE', countries: ['ET'], as: '+251', pattern: /^\+251[789]\d{8}$/, severity: 'warning' },
  ],
  required: ['/creditorAccount/id', '/creditor/name'],
  forbidden: INTERMEDIARIES,
  settlementSystems: ['KE_MPESA'],
  cap: { amount: 250_000, currency: 'KES' },
  confidence: 'sourced',
  knownOnly: ['countries', 'currencies', 'forbidden'],
});

export const sources: readonly string[] = [
  'Wise recipient types, slatedocs/slate',
  'developer.worldpay.com, Kenya',
  'tuko.co.ke and help.nala.money, M-PESA limits',
];

export const examples: MethodExamples = {
  valid: [
    { type: 'PHONE', value: '254712345678' },
    { type: 'PHONE', value: '0712 345 678' },
    { value: '+254 112 345 678' },
    { country: 'TZ', type: 'PHONE', value: '0754 123 456' },
    { country: 'MZ', type: 'PHONE', value: '84 123 4567' },
    { country: 'CD', type: 'PHONE', value: '+243 812 345 678' },
    { country: 'LS', type: 'PHONE', value: '+266 5812 3456' },
    { country: 'ET', type: 'PHONE', value: '+251 712 345 678' },
  ],
  invalid: [
    { type: 'PHONE', value: '+255 754 123 456', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { type: 'PHONE', value: '020 1234567', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { country: 'TZ', type: 'PHONE', value: '+255 22 212 3456', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { type: 'EMAIL', value: 'ada@example.org', code: 'CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED' },
  ],
};
