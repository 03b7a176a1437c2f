/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  AE_AANI: [
    {
      from: '2023-10-16',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'Al Etihad Payments: Aani, at all hours of every day; common knowledge, no page read',
    },
  ],
};
