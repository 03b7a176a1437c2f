/** Whether the country of the address is one. An address in another country than the payment's is no fault. */

import { hasCountryForm, isCountry } from '../../../identifiers/country/codes.js';
import { countriesEdition } from '../../../identifiers/country/country.js';
import { isBlank } from '../../../instruction/presence.js';
import { WRONG_TYPE } from '../../../instruction/values.js';
import type { Check } from '../../../payment/check.js';
import { ADDRESS_POINTERS } from './address.js';

const pointer = ADDRESS_POINTERS.country;
const rule = 'country/iso-3166-1';

export const addressCountry: Check = {
  name: 'address/country',
  asks: [pointer],
  isOrdinary: ({ reading, address }) =>
    reading.address === undefined || address.country !== undefined || isBlank(reading.addressFields.country),
  examine({ reading }, findings) {
    const { country } = reading.addressFields;
    if (isBlank(country)) return;
    if (country === WRONG_TYPE) return findings.report('CREDITOR_INVALID_FORMAT', pointer, { rule: 'instruction/shape' });
    const isKnown = isCountry(country);
    if (!isKnown && !hasCountryForm(country)) return findings.report('CREDITOR_ADDRESS_COUNTRY_INVALID_FORMAT', pointer, { rule });
    findings.addEditions(countriesEdition);
    if (!isKnown) return findings.report('CREDITOR_ADDRESS_COUNTRY_UNKNOWN', pointer, { rule });
    findings.outcome(rule, pointer, 'passed');
  },
};
