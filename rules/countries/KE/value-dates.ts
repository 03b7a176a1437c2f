/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  KE_PESALINK: [
    {
      from: '2017-02-22',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'Integrated Payment Services: PesaLink, at all hours of every day; common knowledge, no page read',
    },
  ],
};
