/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  EG_INSTAPAY: [
    {
      from: '2022-03-22',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'Central Bank of Egypt: Instant Payment Network, at all hours of every day; common knowledge, no page read',
    },
  ],
};
