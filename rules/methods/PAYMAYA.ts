/**
 * Maya, a wallet in the Philippines, identified by its mobile number. Maya Philippines issues it; InstaPay and PESONet reach it.
 *
 * The gotcha: the bank of the same name has a BIC of its own.
 *
 * @see PayMongo bank catalogue
 */
import { INTERMEDIARIES, type MethodExamples, method, PHILIPPINE_MOBILE } from '../vocabulary/method.js';

export const PAYMAYA = method({
  code: 'PAYMAYA',
  name: 'Maya',
  countries: ['PH'],
  currencies: { PH: ['PHP'] },
  identifiers: [PHILIPPINE_MOBILE],
  required: ['/creditorAccount/id', '/creditor/name'],
  forbidden: INTERMEDIARIES,
  issuers: ['PAPHPHM1XXX'],
  settlementSystems: ['PH_INSTAPAY', 'PH_PESONET'],
  confidence: 'sourced',
  knownOnly: ['forbidden'],
});

export const sources: readonly string[] = ['PayMongo bank catalogue', 'Wise recipient types, slatedocs/slate'];

export const examples: MethodExamples = {
  valid: [{ type: 'PHONE', value: '0917 123 4567' }, { type: 'ACCOUNT_NUMBER', value: '09171234567' }, { value: '+63 917 123 4567' }],
  invalid: [
    { type: 'PHONE', value: '+62 812 3456 7890', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { type: 'PHONE', value: '02 8123 4567', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { type: 'EMAIL', value: 'ada@example.org', code: 'CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED' },
  ],
};
