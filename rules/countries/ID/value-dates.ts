/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  ID_BI_FAST: [
    {
      from: '2021-12-21',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'Bank Indonesia: BI-FAST, at all hours of every day; common knowledge, no page read',
    },
  ],
  ID_RTGS: [
    {
      from: '2015-01-01',
      calendar: 'ID',
      earliest: 0,
      latest: 0,
      source: 'Bank Indonesia: BI-RTGS, settled on the day; common knowledge, no page read',
    },
  ],
};
