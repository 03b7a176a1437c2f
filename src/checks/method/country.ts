/** Whether the method pays to the country. */

import { ruleConfidence } from '../../findings/severity.js';
import type { Check } from '../../payment/check.js';
import { paysTo } from '../../payment/facts/method-account.js';
import { METHOD } from '../pointers.js';

const rule = 'method/country';

export const methodCountry: Check = {
  name: 'method/country',
  asks: ['/country', METHOD],
  appliesTo: ({ corridor }) => corridor.method !== undefined,
  isOrdinary: ({ method, country }) => method === undefined || paysTo(method, country),
  examine({ method, country }, findings) {
    if (method === undefined || country === undefined || method.countries === 'WORLD') return;
    if (paysTo(method, country)) return findings.outcome(rule, METHOD, 'passed');
    const params = { method: method.code, country };
    findings.report('RECIPIENT_METHOD_COUNTRY_INCONSISTENCY', METHOD, { rule, restsOn: ruleConfidence(method, 'countries'), params });
  },
};
