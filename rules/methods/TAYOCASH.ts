/**
 * TayoCash, a wallet in the Philippines, identified by its mobile number. TayoCash Inc. issues it; InstaPay and PESONet reach it.
 *
 * @see PayMongo bank catalogue
 */
import { INTERMEDIARIES, type MethodExamples, method, PHILIPPINE_MOBILE } from '../vocabulary/method.js';

export const TAYOCASH = method({
  code: 'TAYOCASH',
  name: 'TayoCash',
  countries: ['PH'],
  currencies: { PH: ['PHP'] },
  identifiers: [PHILIPPINE_MOBILE],
  required: ['/creditorAccount/id', '/creditor/name'],
  forbidden: INTERMEDIARIES,
  issuers: ['TAYOPHM2XXX'],
  settlementSystems: ['PH_INSTAPAY', 'PH_PESONET'],
  confidence: 'sourced',
  knownOnly: ['forbidden'],
});

export const sources: readonly string[] = [
  'PayMongo bank catalogue',
  'Wise recipient types, slatedocs/slate',
  'PESONet directory of e-money issuers',
];

export const examples: MethodExamples = {
  valid: [{ type: 'PHONE', value: '0917 123 4567' }, { type: 'ACCOUNT_NUMBER', value: '09171234567' }, { value: '+63 917 123 4567' }],
  invalid: [
    { type: 'PHONE', value: '+62 812 3456 7890', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { type: 'PHONE', value: '02 8123 4567', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { type: 'EMAIL', value: 'ada@example.org', code: 'CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED' },
  ],
};
