/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  VN_NAPAS_247: [
    {
      from: '2015-01-01',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'National Payment Corporation of Vietnam: NAPAS 247, at all hours of every day; common knowledge, no page read',
    },
  ],
};
