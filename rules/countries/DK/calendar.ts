/**
 * Denmark: public holidays, and the days on which banks close by agreement: the day after Ascension, 5 June, the eves of Christmas and New Year.
 */
import { type Calendar, SATURDAY_SUNDAY } from '../../vocabulary/calendar.js';

export const DK: Calendar = {
  code: 'DK',
  of: 'banks in Denmark',
  source:
    'Finans Danmark: bank closing days; Act on Great Prayer Day, Law 214 of 2023-03-06; not read; dates compared 2026-11-29 with holidays (vacanza, c382fdec)',
  from: 2015,
  to: 2036,
  weekends: SATURDAY_SUNDAY,
  holidays: [
    { name: "New Year's Day", on: '01-01' },
    { name: 'Maundy Thursday', on: 'easter-3' },
    { name: 'Good Friday', on: 'easter-2' },
    { name: 'Easter Monday', on: 'easter+1' },
    { name: 'Great Prayer Day', on: 'easter+26', to: 2023 },
    { name: 'Ascension Day', on: 'easter+39' },
    { name: 'Day after Ascension Day', on: 'easter+40' },
    { name: 'Whit Monday', on: 'easter+50' },
    { name: 'Constitution Day', on: '06-05' },
    { name: 'Christmas Eve', on: '12-24' },
    { name: 'Christmas Day', on: '12-25' },
    { name: 'Second day of Christmas', on: '12-26' },
    { name: "New Year's Eve", on: '12-31' },
  ],
};
