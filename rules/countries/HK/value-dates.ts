/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  HK_FPS: [
    {
      from: '2018-09-30',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'Hong Kong Interbank Clearing: Faster Payment System, at all hours of every day; common knowledge, no page read',
    },
  ],
  HK_CHATS: [
    {
      from: '2015-01-01',
      calendar: 'HK',
      earliest: 0,
      latest: 0,
      source: 'Hong Kong Interbank Clearing: CHATS, real-time gross settlement on business days; common knowledge, no page read',
    },
  ],
  HK_ECG: [
    {
      from: '2015-01-01',
      calendar: 'HK',
      earliest: 1,
      latest: 1,
      source: 'Hong Kong Interbank Clearing: electronic clearing, settled on the next business day; common knowledge, no page read',
    },
  ],
};
