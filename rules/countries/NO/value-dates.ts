/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  NO_STRAKS: [
    {
      from: '2020-01-01',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'Bits: Straks 2.0, at all hours of every day; common knowledge, no page read',
    },
  ],
  NO_NBO: [
    {
      from: '2015-01-01',
      calendar: 'NO',
      earliest: 0,
      latest: 0,
      source: 'Norges Bank: NBO, settled on the day; common knowledge, no page read',
    },
  ],
  NO_NICS: [
    {
      from: '2015-01-01',
      calendar: 'NO',
      earliest: 0,
      latest: 1,
      source:
        'Bits: NICS, settled five times on a business day; Financial Contracts Act: next business day at most; common knowledge, no page read',
    },
  ],
};
