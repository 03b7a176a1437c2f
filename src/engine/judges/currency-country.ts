/**
 * Whether payments to the country go out in the currency.
 *
 * A currency that is at home in the country, or that a settlement system of the country carries, is in place; so is one in which accounts are
 * kept everywhere. The others do not leave home.
 */
import currencies from '../../../reference-data/registries/currencies.json' with { type: 'json' };
import { convertibleCurrencies, neighbours, worldwideCurrencies } from '../../../rules/currency-use.js';
import { countriesOfCurrency, currencyStatus } from '../../identifiers/currency.js';
import { ibanCountry } from '../../identifiers/iban.js';
import { given } from '../reading.js';
import { hasSystemFor } from '../schemes.js';
import { type Case, payeeCountry } from './case.js';

export function judgeCurrencyOfCountry(subject: Case): void {
  const { reading, findings, engine } = subject;
  const currency = given(reading.currency);
  const country = payeeCountry(subject);
  if (currency === undefined || country === undefined || currencyStatus(currency, engine.on) !== 'active') return;
  const rule = 'country/currency';
  findings.read({ [currencies.dataset]: currencies.edition });
  if (isInPlace(subject, currency, country)) return findings.outcome(rule, '/currency', 'passed');
  const severity = convertibleCurrencies.has(currency) ? 'info' : 'warning';
  findings.alert('COUNTRY_CURRENCY_INCONSISTENCY', '/currency', { rule, severity, params: { country, currency } });
}

function isInPlace({ method, engine }: Case, currency: string, country: string): boolean {
  // a territory's payments go out in the currency of the country whose accounts it has, too
  const places = [country, ibanCountry(country)?.rule.code ?? country];
  const pays = method && (method.currencies === 'ANY' || method.currencies[country]?.includes(currency));
  return (
    pays === true ||
    worldwideCurrencies.has(currency) ||
    (neighbours[currency] ?? '').includes(country) ||
    places.some((place) => countriesOfCurrency(currency).includes(place) || hasSystemFor(place, currency, engine.on))
  );
}
