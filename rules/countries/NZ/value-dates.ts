/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  NZ_ESAS: [
    {
      from: '2015-01-01',
      calendar: 'NZ',
      earliest: 0,
      latest: 0,
      source: 'Reserve Bank of New Zealand: ESAS, settled on the day; common knowledge, no page read',
    },
  ],
};
