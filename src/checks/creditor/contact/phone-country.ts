/** Where the telephone number is registered. People keep their number when they move: worth knowing, no more. */

import { given } from '../../../instruction/values.js';
import type { Check } from '../../../payment/check.js';
import { PHONE } from '../../pointers.js';

const rule = 'phone/country';

export const phoneCountry: Check = {
  name: 'contact/phone-country',
  asks: [PHONE, '/country'],
  isOrdinary: ({ reading }, threshold) => threshold !== 'info' || reading.phone === undefined,
  examine({ reading, engine, phone: outcome, payeeCountry: country }, findings) {
    const number = given(reading.phone);
    if (number === undefined || outcome === 'malformed' || outcome === 'failed') return;
    const found = country && engine.data.phoneNumbers?.countryOf?.(number, country);
    if (country === undefined || found === undefined) return findings.outcome(rule, PHONE, 'not-covered');
    if (found === country) return findings.outcome(rule, PHONE, 'passed');
    findings.report('CREDITOR_PHONE_COUNTRY_INCONSISTENCY', PHONE, { rule, restsOn: 'possible', params: { country, found } });
  },
};
