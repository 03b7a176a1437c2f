/**
 * Sweden: public holidays, and the eves of Christmas, New Year and Midsummer. Half days are open.
 */
import { type Calendar, SATURDAY_SUNDAY } from '../../vocabulary/calendar.js';

export const SE: Calendar = {
  code: 'SE',
  of: 'banks in Sweden',
  source:
    'Act 1989:253 on public holidays; Riksbank: days on which RIX is closed; not read; dates compared 2026-11-29 with holidays (vacanza, c382fdec)',
  from: 2015,
  to: 2036,
  weekends: SATURDAY_SUNDAY,
  holidays: [
    { name: "New Year's Day", on: '01-01' },
    { name: 'Epiphany', on: '01-06' },
    { name: 'Good Friday', on: 'easter-2' },
    { name: 'Easter Monday', on: 'easter+1' },
    { name: 'May Day', on: '05-01' },
    { name: 'Ascension Day', on: 'easter+39' },
    { name: 'National Day', on: '06-06' },
    { name: 'Midsummer Eve', on: 'Fri from 06-19' },
    { name: 'Midsummer Day', on: 'Sat from 06-20' },
    { name: "All Saints' Day", on: 'Sat from 10-31' },
    { name: 'Christmas Eve', on: '12-24' },
    { name: 'Christmas Day', on: '12-25' },
    { name: 'Boxing Day', on: '12-26' },
    { name: "New Year's Eve", on: '12-31' },
  ],
};
