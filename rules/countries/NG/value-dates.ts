/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  NG_NIP: [
    {
      from: '2011-06-01',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'Nigeria Inter-Bank Settlement System: NIP, at all hours of every day; common knowledge, no page read',
    },
  ],
};
