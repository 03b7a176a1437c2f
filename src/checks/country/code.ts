/** Whether the country is one. */

import { hasCountryForm, isCountry } from '../../identifiers/country/codes.js';
import { countriesEdition } from '../../identifiers/country/country.js';
import { WRONG_TYPE } from '../../instruction/values.js';
import type { Check } from '../../payment/check.js';

const COUNTRY = '/country';
const rule = 'country/iso-3166-1';

export const countryCode: Check = {
  name: 'country/code',
  asks: [COUNTRY],
  isOrdinary: ({ reading, country }) => reading.country === undefined || reading.country === country,
  examine({ reading: { country } }, findings) {
    if (country === undefined) return;
    if (country === WRONG_TYPE || !(isCountry(country) || hasCountryForm(country)))
      return findings.report('COUNTRY_INVALID_FORMAT', COUNTRY, { rule });
    findings.addEditions(countriesEdition);
    if (!isCountry(country)) return findings.report('COUNTRY_UNKNOWN', COUNTRY, { rule, params: { country } });
    findings.outcome(rule, COUNTRY, 'passed');
  },
};
