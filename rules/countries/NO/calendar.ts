/**
 * Norway: public holidays. The eves of Christmas and New Year are short days, and open.
 */
import { type Calendar, SATURDAY_SUNDAY } from '../../vocabulary/calendar.js';

export const NO: Calendar = {
  code: 'NO',
  of: 'banks in Norway',
  source:
    'Act of 24 February 1995 on public holidays; Norges Bank: days on which NBO is closed; not read; dates compared 2026-11-29 with holidays (vacanza, c382fdec)',
  from: 2015,
  to: 2036,
  weekends: SATURDAY_SUNDAY,
  holidays: [
    { name: "New Year's Day", on: '01-01' },
    { name: 'Maundy Thursday', on: 'easter-3' },
    { name: 'Good Friday', on: 'easter-2' },
    { name: 'Easter Monday', on: 'easter+1' },
    { name: 'Labour Day', on: '05-01' },
    { name: 'Constitution Day', on: '05-17' },
    { name: 'Ascension Day', on: 'easter+39' },
    { name: 'Whit Monday', on: 'easter+50' },
    { name: 'Christmas Day', on: '12-25' },
    { name: "St Stephen's Day", on: '12-26' },
  ],
};
