/**
 * Federal Reserve Banks: Fedwire, FedACH, FedNow and cheques. A holiday on Saturday is not made up for, and the Friday before it is open; public offices are
 * closed then, which is not what banks go by.
 */
import { type Calendar, SATURDAY_SUNDAY, SUNDAY_TO_MONDAY } from '../../vocabulary/calendar.js';

const moved = SUNDAY_TO_MONDAY;

export const US_FED: Calendar = {
  code: 'US_FED',
  of: 'Federal Reserve Banks',
  source:
    'Federal Reserve Financial Services: holiday schedules; 5 U.S.C. 6103; read 2026-11-29 at richmondfed.org/about_us/holiday_schedule; dates compared with holidays (vacanza, c382fdec)',
  from: 2012,
  to: 2036,
  weekends: SATURDAY_SUNDAY,
  holidays: [
    { name: "New Year's Day", on: '01-01', moved },
    { name: 'Birthday of Martin Luther King, Jr.', on: '3rd Mon 01' },
    { name: "Washington's Birthday", on: '3rd Mon 02' },
    { name: 'Memorial Day', on: 'last Mon 05' },
    {
      name: 'Juneteenth National Independence Day',
      on: '06-19',
      from: 2022,
      moved,
      source: 'Public Law 117-17, 2021-06-17; kept by the Federal Reserve Banks from 2022',
    },
    { name: 'Independence Day', on: '07-04', moved },
    { name: 'Labor Day', on: '1st Mon 09' },
    { name: 'Columbus Day', on: '2nd Mon 10' },
    { name: 'Veterans Day', on: '11-11', moved },
    { name: 'Thanksgiving Day', on: '4th Thu 11' },
    { name: 'Christmas Day', on: '12-25', moved },
  ],
};
