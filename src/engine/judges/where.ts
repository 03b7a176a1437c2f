/** Country and currency. */
import { countriesEdition, isCountry } from '../../identifiers/country.js';
import { currenciesEdition, currencyStatus } from '../../identifiers/currency.js';
import { WRONG_TYPE } from '../reading.js';
import type { Case } from './case.js';

const COUNTRY_FORM = /^[A-Z]{2}$/;
const CURRENCY_FORM = /^[A-Z]{3}$/;

export function judgeCountry(subject: Case): void {
  const { reading, findings } = subject;
  const { country } = reading;
  if (country === undefined) return;
  const rule = 'country/iso-3166-1';
  if (country === WRONG_TYPE || !(isCountry(country) || COUNTRY_FORM.test(country))) {
    return findings.alert('COUNTRY_INVALID_FORMAT', '/country', { rule });
  }
  findings.read(countriesEdition);
  if (!isCountry(country)) return findings.alert('COUNTRY_UNKNOWN', '/country', { rule, params: { country } });
  subject.country = country;
  findings.outcome(rule, '/country', 'passed');
}

export function judgeCurrency({ reading, findings, engine }: Case): void {
  const { currency } = reading;
  if (currency === undefined) return;
  const rule = 'currency/iso-4217';
  const status = currency === WRONG_TYPE ? 'unknown' : currencyStatus(currency, engine.on);
  if (currency === WRONG_TYPE || (status === 'unknown' && !CURRENCY_FORM.test(currency))) {
    return findings.alert('CURRENCY_INVALID_FORMAT', '/currency', { rule });
  }
  findings.read(currenciesEdition);
  if (status === 'unknown') return findings.alert('CURRENCY_UNKNOWN', '/currency', { rule, params: { currency } });
  if (status === 'withdrawn') return findings.alert('CURRENCY_DISCONTINUED', '/currency', { rule, params: { currency } });
  findings.outcome(rule, '/currency', 'passed');
}
