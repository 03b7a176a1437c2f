/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  IN_UPI: [
    {
      from: '2016-04-11',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'National Payments Corporation of India: UPI, at all hours of every day; common knowledge, no page read',
    },
  ],
  IN_IMPS: [
    {
      from: '2010-11-22',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'National Payments Corporation of India: IMPS, at all hours of every day; common knowledge, no page read',
    },
  ],
  IN_NEFT: [
    {
      from: '2019-12-16',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source:
        'Reserve Bank of India, 2019-12-06: NEFT in half-hourly batches on every day; credited within two hours of a batch; common knowledge, no page read',
    },
  ],
  IN_RTGS: [
    {
      from: '2020-12-14',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'Reserve Bank of India, 2020-12-04: RTGS at all hours of every day; common knowledge, no page read',
    },
  ],
};
