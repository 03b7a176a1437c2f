/** Country and currency. */
import countries from '../../../reference-data/registries/countries.json' with { type: 'json' };
import currencies from '../../../reference-data/registries/currencies.json' with { type: 'json' };
import { isCountry } from '../../identifiers/country.js';
import { currencyStatus } from '../../identifiers/currency.js';
import type { Case } from './case.js';

const COUNTRY_FORM = /^[A-Z]{2}$/;
const CURRENCY_FORM = /^[A-Z]{3}$/;

export function judgeCountry(subject: Case): void {
  const { reading, findings } = subject;
  const { country } = reading;
  if (country.is === 'absent') return;
  const rule = 'country/iso-3166-1';
  if (country.is === 'wrong-type' || !COUNTRY_FORM.test(country.value)) {
    return findings.alert('COUNTRY_INVALID_FORMAT', '/country', { rule });
  }
  findings.read({ [countries.dataset]: countries.edition });
  if (!isCountry(country.value)) {
    return findings.alert('COUNTRY_UNKNOWN', '/country', { rule, params: { country: country.value } });
  }
  subject.country = country.value;
  findings.outcome(rule, '/country', 'passed');
}

export function judgeCurrency({ reading, findings, engine }: Case): void {
  const { currency } = reading;
  if (currency.is === 'absent') return;
  const rule = 'currency/iso-4217';
  if (currency.is === 'wrong-type' || !CURRENCY_FORM.test(currency.value)) {
    return findings.alert('CURRENCY_INVALID_FORMAT', '/currency', { rule });
  }
  findings.read({ [currencies.dataset]: currencies.edition });
  const params = { currency: currency.value };
  const status = currencyStatus(currency.value, engine.on);
  if (status === 'unknown') return findings.alert('CURRENCY_UNKNOWN', '/currency', { rule, params });
  if (status === 'withdrawn') return findings.alert('CURRENCY_DISCONTINUED', '/currency', { rule, params });
  findings.outcome(rule, '/currency', 'passed');
}
