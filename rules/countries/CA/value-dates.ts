/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  CA_LYNX: [
    {
      from: '2021-08-30',
      calendar: 'CA',
      earliest: 0,
      latest: 0,
      source: 'Payments Canada: Lynx, final on the business day; common knowledge, no page read',
    },
  ],
  CA_INTERAC: [
    {
      from: '2015-01-01',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'Interac: e-Transfer, at all hours of every day; usually within minutes, thirty at most; common knowledge, no page read',
    },
  ],
};
