/** Dollars. Times are of the eastern time zone; same-day ACH came in steps, of which the last windows are dated here. */
import type { ValueDates } from '../../vocabulary/value-date.js';

const NACHA =
  'Nacha Operating Rules: credits settle one or two banking days after the operator has them; read 2026-11-29 at legalclarity.org/what-time-do-ach-payments-process-cutoff-times';

export const valueDates: ValueDates = {
  US_FEDACH: [
    { to: '2016-09-22', from: '2012-01-01', calendar: 'US_FED', earliest: 1, latest: 2, source: NACHA },
    {
      from: '2016-09-23',
      to: '2021-03-18',
      calendar: 'US_FED',
      earliest: 0,
      latest: 2,
      sameDayTo: '14:45',
      source: `${NACHA}; same day in two windows from 2016-09-23, the second to 14:45; cuinsight.com/compliance-3rd-phase-day-ach-starts-friday`,
    },
    {
      from: '2021-03-19',
      calendar: 'US_FED',
      earliest: 0,
      latest: 2,
      sameDayTo: '16:45',
      source: `${NACHA}; same day in three windows from 2021-03-19, the third to 16:45; nacha.org/rules/expanding-same-day-ach`,
    },
  ],
  US_FEDWIRE: [
    {
      from: '2012-01-01',
      calendar: 'US_FED',
      earliest: 0,
      latest: 0,
      source:
        'Federal Reserve Board: Fedwire is final at once, open Monday to Friday but for holidays of the Federal Reserve; read 2026-11-29 at federalreserve.gov/paymentsystems/fedfunds_about.htm',
    },
  ],
  US_CHIPS: [
    {
      from: '2012-01-01',
      calendar: 'US_FED',
      earliest: 0,
      latest: 0,
      source: 'The Clearing House: CHIPS Rules: released and final on the day, on days of Fedwire; common knowledge, no page read',
    },
  ],
  US_RTP: [
    {
      from: '2017-11-13',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'The Clearing House: RTP System Rules: at all hours of every day; common knowledge, no page read',
    },
  ],
  US_FEDNOW: [
    {
      from: '2023-07-20',
      earliest: 0,
      latest: 0,
      isInstant: true,
      source: 'Federal Reserve Banks: FedNow, at all hours of every day; read 2026-11-29 at btimesonline.com/articles/159599',
    },
  ],
};
