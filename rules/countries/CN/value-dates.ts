/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  CN_HVPS: [
    {
      from: '2015-01-01',
      calendar: 'CN',
      earliest: 0,
      latest: 0,
      source: "People's Bank of China: HVPS, settled on the day; common knowledge, no page read",
    },
  ],
  CN_IBPS: [
    {
      from: '2010-08-30',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: "People's Bank of China: IBPS, at all hours of every day; common knowledge, no page read",
    },
  ],
};
