/** Whether the method pays in the currency. Of a country that it does not pay to nothing is said. */
import type { MethodRule } from '../../../rules/vocabulary/method.js';
import { ruleConfidence } from '../../findings/severity.js';
import { given } from '../../instruction/values.js';
import type { Check } from '../../payment/check.js';
import { paysTo } from '../../payment/facts/method-account.js';
import { CURRENCY, METHOD } from '../pointers.js';

const rule = 'method/currency';

/** Undefined where it pays in any, or there is nothing to ask. */
function paysIn({ currencies }: MethodRule, country: string | undefined, currency: string): boolean | undefined {
  if (currencies === 'ANY') return undefined;
  if (country !== undefined) return currencies[country]?.includes(currency) === true;
  return Object.values(currencies).some((list) => list.includes(currency));
}

export const methodCurrency: Check = {
  name: 'method/currency',
  asks: ['/country', CURRENCY, METHOD],
  appliesTo: ({ corridor }) => corridor.method !== undefined,
  isOrdinary({ reading, method, country, currencyStatus }) {
    const currency = given(reading.currency);
    if (method === undefined || currency === undefined || currencyStatus !== 'active' || !paysTo(method, country)) return true;
    return paysIn(method, country, currency) !== false;
  },
  examine({ reading, method, country, currencyStatus }, findings) {
    const currency = given(reading.currency);
    if (method === undefined || currency === undefined || currencyStatus !== 'active' || !paysTo(method, country)) return;
    const isPaid = paysIn(method, country, currency);
    if (isPaid === undefined) return;
    if (isPaid) return findings.outcome(rule, METHOD, 'passed');
    const params = { method: method.code, currency };
    findings.report('RECIPIENT_METHOD_CURRENCY_INCONSISTENCY', METHOD, { rule, restsOn: ruleConfidence(method, 'currencies'), params });
  },
};
