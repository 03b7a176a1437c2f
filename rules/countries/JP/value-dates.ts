/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  JP_ZENGIN: [
    {
      from: '2015-01-01',
      calendar: 'JP',
      earliest: 0,
      latest: 0,
      source:
        'Japanese Banks Payment Clearing Network: Zengin core time system, credited on the day; the more time system runs outside of it since 2018-10-09; common knowledge, no page read',
    },
  ],
  JP_BOJ_NET: [
    {
      from: '2015-01-01',
      calendar: 'JP',
      earliest: 0,
      latest: 0,
      source: 'Bank of Japan: BOJ-NET funds transfer system, settled on the day; common knowledge, no page read',
    },
  ],
};
