/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  TR_FAST: [
    {
      from: '2021-01-08',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'Central Bank of the Republic of Turkiye: FAST, at all hours of every day; common knowledge, no page read',
    },
  ],
  TR_EFT: [
    {
      from: '2015-01-01',
      calendar: 'TR',
      earliest: 0,
      latest: 0,
      source: 'Central Bank of the Republic of Turkiye: EFT, settled on the business day; common knowledge, no page read',
    },
  ],
};
