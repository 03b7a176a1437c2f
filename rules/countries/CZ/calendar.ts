/**
 * Czech Republic: CERTIS is closed on public holidays; Good Friday is one since 2016.
 */
import { type Calendar, SATURDAY_SUNDAY } from '../../vocabulary/calendar.js';

export const CZ: Calendar = {
  code: 'CZ',
  of: 'banks in the Czech Republic',
  source:
    'Act 245/2000 on public holidays; Czech National Bank: CERTIS; not read; dates compared 2026-11-29 with holidays (vacanza, c382fdec)',
  from: 2015,
  to: 2036,
  weekends: SATURDAY_SUNDAY,
  holidays: [
    { name: "New Year's Day", on: '01-01' },
    { name: 'Good Friday', on: 'easter-2', from: 2016 },
    { name: 'Easter Monday', on: 'easter+1' },
    { name: 'Labour Day', on: '05-01' },
    { name: 'Victory Day', on: '05-08' },
    { name: 'Cyril and Methodius', on: '07-05' },
    { name: 'Jan Hus', on: '07-06' },
    { name: 'Statehood Day', on: '09-28' },
    { name: 'Independence Day', on: '10-28' },
    { name: 'Struggle for Freedom', on: '11-17' },
    { name: 'Christmas Eve', on: '12-24' },
    { name: 'Christmas Day', on: '12-25' },
    { name: "St Stephen's Day", on: '12-26' },
  ],
};
