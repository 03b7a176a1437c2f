/** SIC and euroSIC: the days on which all of Switzerland's banks are closed. Holidays of cantons alone (Corpus Christi) are open. */
import { type Calendar, SATURDAY_SUNDAY } from '../../vocabulary/calendar.js';

export const CH: Calendar = {
  code: 'CH',
  of: 'SIC',
  source:
    'SIX Interbank Clearing: bank holidays of SIC and euroSIC, CHF; Swiss Bankers Association, bank holidays; not read; dates compared 2026-11-29 with holidays (vacanza, c382fdec)',
  from: 2012,
  to: 2036,
  weekends: SATURDAY_SUNDAY,
  holidays: [
    { name: "New Year's Day", on: '01-01' },
    { name: "Berchtold's Day", on: '01-02' },
    { name: 'Good Friday', on: 'easter-2' },
    { name: 'Easter Monday', on: 'easter+1' },
    { name: 'Labour Day', on: '05-01' },
    { name: 'Ascension Day', on: 'easter+39' },
    { name: 'Whit Monday', on: 'easter+50' },
    { name: 'National Day', on: '08-01' },
    { name: 'Christmas Day', on: '12-25' },
    { name: "St Stephen's Day", on: '12-26' },
  ],
};
