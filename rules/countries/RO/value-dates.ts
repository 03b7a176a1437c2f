/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  RO_REGIS: [
    {
      from: '2015-01-01',
      calendar: 'RO',
      earliest: 0,
      latest: 0,
      source: 'National Bank of Romania: ReGIS, settled on the day; common knowledge, no page read',
    },
  ],
};
