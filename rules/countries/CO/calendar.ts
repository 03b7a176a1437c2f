/**
 * Colombia: most holidays are kept on the Monday that follows.
 */
import { type Calendar, SATURDAY_SUNDAY } from '../../vocabulary/calendar.js';

export const CO: Calendar = {
  code: 'CO',
  of: 'banks in Colombia',
  source: 'Law 51 of 1983; Substantive Labour Code, article 177; not read; dates compared 2026-11-29 with holidays (vacanza, c382fdec)',
  from: 2015,
  to: 2036,
  weekends: SATURDAY_SUNDAY,
  holidays: [
    { name: "New Year's Day", on: '01-01' },
    { name: 'Epiphany', on: 'Mon from 01-06' },
    { name: "Saint Joseph's Day", on: 'Mon from 03-19' },
    { name: 'Maundy Thursday', on: 'easter-3' },
    { name: 'Good Friday', on: 'easter-2' },
    { name: 'Labour Day', on: '05-01' },
    { name: 'Ascension', on: 'easter+43' },
    { name: 'Corpus Christi', on: 'easter+64' },
    { name: 'Sacred Heart', on: 'easter+71' },
    { name: 'Saint Peter and Saint Paul', on: 'Mon from 06-29' },
    { name: 'Our Lady of Chiquinquira', on: 'Mon from 07-09', from: 2026 },
    { name: 'Independence Day', on: '07-20' },
    { name: 'Battle of Boyaca', on: '08-07' },
    { name: 'Assumption', on: 'Mon from 08-15' },
    { name: 'Day of Ethnic Diversity', on: 'Mon from 10-12' },
    { name: "All Saints' Day", on: 'Mon from 11-01' },
    { name: 'Independence of Cartagena', on: 'Mon from 11-11' },
    { name: 'Immaculate Conception', on: '12-08' },
    { name: 'Christmas Day', on: '12-25' },
  ],
};
