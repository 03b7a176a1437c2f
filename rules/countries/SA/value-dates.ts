/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  SA_SARIE_IPS: [
    {
      from: '2021-02-21',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'Saudi Payments: sarie, at all hours of every day; common knowledge, no page read',
    },
  ],
};
