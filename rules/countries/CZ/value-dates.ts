/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  CZ_CERTIS: [
    {
      from: '2015-01-01',
      calendar: 'CZ',
      earliest: 0,
      latest: 1,
      source:
        'Act 370/2017 on payments, section 169: next business day at most; Czech National Bank: CERTIS; common knowledge, no page read',
    },
  ],
  CZ_CERTIS_INST: [
    {
      from: '2018-11-28',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'Czech National Bank: CERTIS instant payments, at all hours of every day; common knowledge, no page read',
    },
  ],
};
