/** Whether the currency is one, and still in use. */

import { currenciesEdition } from '../../identifiers/currency.js';
import { WRONG_TYPE } from '../../instruction/values.js';
import type { Check } from '../../payment/check.js';
import { CURRENCY } from '../pointers.js';

const FORM = /^[A-Z]{3}$/;
const rule = 'currency/iso-4217';

export const currencyCode: Check = {
  name: 'currency/code',
  asks: [CURRENCY],
  isOrdinary: ({ reading, currencyStatus }) => reading.currency === undefined || currencyStatus === 'active',
  examine({ reading: { currency }, currencyStatus }, findings) {
    if (currency === undefined) return;
    if (currency === WRONG_TYPE || (currencyStatus === 'unknown' && !FORM.test(currency)))
      return findings.report('CURRENCY_INVALID_FORMAT', CURRENCY, { rule });
    findings.addEditions(currenciesEdition);
    const params = { currency };
    if (currencyStatus === 'unknown') return findings.report('CURRENCY_UNKNOWN', CURRENCY, { rule, params });
    if (currencyStatus === 'withdrawn') return findings.report('CURRENCY_DISCONTINUED', CURRENCY, { rule, params });
    findings.outcome(rule, CURRENCY, 'passed');
  },
};
