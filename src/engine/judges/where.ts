/** Country and currency. */
import { countriesEdition, isCountry } from '../../identifiers/country.js';
import { currenciesEdition, currencyStatus } from '../../identifiers/currency.js';
import type { Findings } from '../findings.js';
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

const CURRENCY_RULE = 'currency/iso-4217';

export function judgeCurrency({ reading, findings, engine }: Case): void {
  const { currency } = reading;
  if (currency === undefined) return;
  const rule = CURRENCY_RULE;
  if (currency === WRONG_TYPE) return findings.alert('CURRENCY_INVALID_FORMAT', '/currency', { rule });
  const status = currencyStatus(currency, engine.on);
  if (status === 'unknown') return reportCurrency(findings, currency);
  findings.read(currenciesEdition);
  if (status === 'withdrawn') return findings.alert('CURRENCY_DISCONTINUED', '/currency', { rule, params: { currency } });
  findings.outcome(rule, '/currency', 'passed');
}

/** A currency that nobody has, or what has not the form of one. */
function reportCurrency(findings: Findings, currency: string): void {
  const rule = CURRENCY_RULE;
  if (!CURRENCY_FORM.test(currency)) return findings.alert('CURRENCY_INVALID_FORMAT', '/currency', { rule });
  findings.read(currenciesEdition);
  findings.alert('CURRENCY_UNKNOWN', '/currency', { rule, params: { currency } });
}
