/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  MX_SPEI: [
    {
      from: '2015-11-30',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source:
        'Banco de Mexico, circular 14/2017 and before: SPEI takes orders at all hours of every day; credited at once by its rules; common knowledge, no page read',
    },
  ],
};
