/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  MY_DUITNOW: [
    {
      from: '2018-12-08',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'Payments Network Malaysia: DuitNow, at all hours of every day; common knowledge, no page read',
    },
  ],
  MY_RENTAS: [
    {
      from: '2015-01-01',
      calendar: 'MY',
      earliest: 0,
      latest: 0,
      source: 'Bank Negara Malaysia: RENTAS, settled on the day; common knowledge, no page read',
    },
  ],
};
