/** Whether payments to the country go out in the currency. */
import { convertibleCurrencies } from '../../../rules/currency-use.js';
import { currenciesEdition, currencyStatus } from '../../identifiers/currency.js';
import { given } from '../reading.js';
import { type Case, payeeCountry } from './case.js';

export function judgeCurrencyOfCountry(subject: Case): void {
  const { reading, findings, engine } = subject;
  const currency = given(reading.currency);
  const country = payeeCountry(subject);
  if (currency === undefined || country === undefined || currencyStatus(currency, engine.on) !== 'active') return;
  const rule = 'country/currency';
  findings.read(currenciesEdition);
  if (engine.data.isCurrencyInPlace(country, currency) || methodPays(subject, currency, country)) {
    return findings.outcome(rule, '/currency', 'passed');
  }
  const severity = convertibleCurrencies.has(currency) ? 'info' : 'warning';
  findings.alert('COUNTRY_CURRENCY_INCONSISTENCY', '/currency', { rule, severity, params: { country, currency } });
}

const methodPays = ({ method }: Case, currency: string, country: string): boolean =>
  method !== undefined && (method.currencies === 'ANY' || method.currencies[country]?.includes(currency) === true);
