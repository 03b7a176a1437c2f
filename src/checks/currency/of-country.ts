/** Whether payments to the country go out in the currency. */
import { convertibleCurrencies } from '../../../rules/currencies/use.js';
import { currenciesEdition } from '../../identifiers/currency.js';
import { given } from '../../instruction/values.js';
import type { Check } from '../../payment/check.js';
import { CURRENCY } from '../pointers.js';

const rule = 'country/currency';

export const currencyOfCountry: Check = {
  name: 'currency/of-country',
  asks: ['/country', CURRENCY],
  appliesTo: ({ corridor }) => corridor.country !== undefined && corridor.currency !== undefined,
  isOrdinary: ({ plan, currencyStatus }) => plan.isCurrencyUsual || currencyStatus !== 'active',
  examine({ reading, currencyStatus, payeeCountry: country, plan }, findings) {
    const currency = given(reading.currency);
    if (currency === undefined || country === undefined || currencyStatus !== 'active') return;
    findings.addEditions(currenciesEdition);
    if (plan.isCurrencyUsual) return findings.outcome(rule, CURRENCY, 'passed');
    const restsOn = convertibleCurrencies.has(currency) ? 'possible' : 'likely';
    findings.report('COUNTRY_CURRENCY_INCONSISTENCY', CURRENCY, { rule, restsOn, params: { country, currency } });
  },
};
