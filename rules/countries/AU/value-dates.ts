/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  AU_NPP: [
    {
      from: '2018-02-13',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'Australian Payments Plus: New Payments Platform, at all hours of every day; common knowledge, no page read',
    },
  ],
  AU_HVCS: [
    {
      from: '2015-01-01',
      calendar: 'AU',
      earliest: 0,
      latest: 0,
      source: 'Reserve Bank of Australia: RITS, settled on the day; common knowledge, no page read',
    },
  ],
  AU_BECS: [
    {
      from: '2015-01-01',
      calendar: 'AU',
      earliest: 0,
      latest: 1,
      source: 'Australian Payments Network: BECS, direct entry, same or next business day; common knowledge, no page read',
    },
  ],
};
