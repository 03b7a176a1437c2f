/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  KR_BOK_WIRE: [
    {
      from: '2015-01-01',
      calendar: 'KR',
      earliest: 0,
      latest: 0,
      source: 'Bank of Korea: BOK-Wire+, settled on the day; common knowledge, no page read',
    },
  ],
};
