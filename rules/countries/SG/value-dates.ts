/** When payments arrive: instant systems on the day itself, the others by business days. */
import type { ValueDates } from '../../vocabulary/value-date.js';

export const valueDates: ValueDates = {
  SG_FAST: [
    {
      from: '2014-03-17',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'Association of Banks in Singapore: FAST, at all hours of every day; common knowledge, no page read',
    },
  ],
  SG_PAYNOW: [
    {
      from: '2017-07-10',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'Association of Banks in Singapore: PayNow runs over FAST; common knowledge, no page read',
    },
  ],
  SG_MEPS: [
    {
      from: '2015-01-01',
      calendar: 'SG',
      earliest: 0,
      latest: 0,
      source: 'Monetary Authority of Singapore: MEPS+, real-time gross settlement on business days; common knowledge, no page read',
    },
  ],
  SG_GIRO: [
    {
      from: '2015-01-01',
      calendar: 'SG',
      earliest: 1,
      latest: 3,
      source: 'Singapore Clearing House: Interbank GIRO, one to three business days; common knowledge, no page read',
    },
  ],
};
