/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  DK_STRAKSCLEARING: [
    {
      from: '2014-11-24',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'Finans Danmark: Straksclearing, at all hours of every day; common knowledge, no page read',
    },
  ],
  DK_INTRADAGCLEARING: [
    {
      from: '2015-01-01',
      calendar: 'DK',
      earliest: 0,
      latest: 0,
      source: 'Finans Danmark: Intradagclearing, on the day; common knowledge, no page read',
    },
  ],
};
