/**
 * Romania: public holidays; Easter and Pentecost are those of the Orthodox church.
 */
import { type Calendar, SATURDAY_SUNDAY } from '../../vocabulary/calendar.js';

export const RO: Calendar = {
  code: 'RO',
  of: 'banks in Romania',
  source:
    'Labour Code, Law 53/2003, article 139, with Laws 176/2016, 64/2018 and 52/2023; not read; dates compared 2026-11-29 with holidays (vacanza, c382fdec)',
  from: 2015,
  to: 2036,
  weekends: SATURDAY_SUNDAY,
  holidays: [
    { name: "New Year's Day", on: '01-01' },
    { name: "New Year's Day", on: '01-02' },
    { name: 'Epiphany', on: '01-06', from: 2024 },
    { name: 'Saint John', on: '01-07', from: 2024 },
    { name: 'Unification Day', on: '01-24', from: 2017 },
    { name: 'Good Friday', on: 'orthodox-2', from: 2018 },
    { name: 'Easter Monday', on: 'orthodox+1' },
    { name: 'Labour Day', on: '05-01' },
    { name: "Children's Day", on: '06-01', from: 2017 },
    { name: 'Whit Monday', on: 'orthodox+50' },
    { name: 'Dormition', on: '08-15' },
    { name: 'Saint Andrew', on: '11-30' },
    { name: 'National Day', on: '12-01' },
    { name: 'Christmas Day', on: '12-25' },
    { name: 'Christmas Day', on: '12-26' },
  ],
};
