/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  HU_AFR: [
    {
      from: '2020-03-02',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'GIRO: instant payment system, at all hours of every day; five seconds; common knowledge, no page read',
    },
  ],
  HU_VIBER: [
    {
      from: '2015-01-01',
      calendar: 'HU',
      earliest: 0,
      latest: 0,
      source: 'Magyar Nemzeti Bank: VIBER, settled on the day; common knowledge, no page read',
    },
  ],
};
