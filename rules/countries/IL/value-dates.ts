/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  IL_ZAHAV: [
    {
      from: '2015-01-01',
      calendar: 'IL',
      earliest: 0,
      latest: 0,
      source: 'Bank of Israel: Zahav, settled on the business day; common knowledge, no page read',
    },
  ],
};
