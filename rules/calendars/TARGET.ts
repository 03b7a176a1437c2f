/** TARGET: the days on which T2 and the systems that settle in it are closed. The same since 2000-12-14; Whit Monday is open. */
import { type Calendar, SATURDAY_SUNDAY } from '../vocabulary/calendar.js';

export const TARGET: Calendar = {
  code: 'TARGET',
  of: 'T2',
  source:
    'European Central Bank: long-term calendar for TARGET closing days, 2000-12-14; read 2026-11-29 at ecb.europa.eu/press/pr/date/2000/html/pr001214_4.en.html',
  from: 2002,
  to: 2036,
  weekends: SATURDAY_SUNDAY,
  holidays: [
    { name: "New Year's Day", on: '01-01' },
    { name: 'Good Friday', on: 'easter-2' },
    { name: 'Easter Monday', on: 'easter+1' },
    { name: 'Labour Day', on: '05-01' },
    { name: 'Christmas Day', on: '12-25' },
    { name: 'Christmas Holiday', on: '12-26' },
  ],
};
