/**
 * Canada: Lynx, and the batches of Payments Canada. Holidays of provinces alone are open: Family Day, Saint-Jean-Baptiste.
 */
import { type Calendar, NEXT_OPEN_DAY as moved, SATURDAY_SUNDAY } from '../../vocabulary/calendar.js';

export const CA: Calendar = {
  code: 'CA',
  of: 'Payments Canada',
  source:
    'Bills of Exchange Act, R.S.C. 1985, c. B-4, section 42; Bank of Canada and Payments Canada: holiday schedules; read 2026-11-29; dates compared with holidays (vacanza, c382fdec)',
  from: 2015,
  to: 2036,
  weekends: SATURDAY_SUNDAY,
  holidays: [
    { name: "New Year's Day", on: '01-01', moved },
    { name: 'Good Friday', on: 'easter-2' },
    { name: 'Victoria Day', on: 'Mon to 05-24' },
    { name: 'Canada Day', on: '07-01', moved },
    { name: 'Labour Day', on: '1st Mon 09' },
    {
      name: 'National Day for Truth and Reconciliation',
      on: '09-30',
      from: 2021,
      moved,
      source: 'Bill C-5, S.C. 2021, c. 11; payments.ca, 2021: systems closed on this day every year',
    },
    { name: 'Thanksgiving Day', on: '2nd Mon 10' },
    { name: 'Remembrance Day', on: '11-11', moved },
    { name: 'Christmas Day', on: '12-25', moved },
    { name: 'Boxing Day', on: '12-26', moved },
  ],
};
