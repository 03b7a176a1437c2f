/**
 * Bank holidays in England and Wales: CHAPS and Bacs are closed. Those of Scotland and Northern Ireland alone are open days of both systems.
 *
 * A proclamation moves a holiday or adds one: 2020 the early May holiday to VE Day, 2012 and 2022 the spring holiday to June.
 */
import { type Calendar, NEXT_OPEN_DAY as moved, SATURDAY_SUNDAY } from '../../vocabulary/calendar.js';

export const GB: Calendar = {
  code: 'GB',
  of: 'CHAPS and Bacs',
  source:
    'Banking and Financial Dealings Act 1971, schedule 1; gov.uk/bank-holidays, England and Wales; of these the schedule was read 2026-11-29, at legislation.data.gov.uk; dates compared with holidays (vacanza, c382fdec)',
  from: 2012,
  to: 2036,
  weekends: SATURDAY_SUNDAY,
  holidays: [
    { name: "New Year's Day", on: '01-01', moved },
    { name: 'Good Friday', on: 'easter-2' },
    { name: 'Easter Monday', on: 'easter+1' },
    { name: 'Early May bank holiday', on: '1st Mon 05', except: [2020] },
    { name: 'Early May bank holiday (VE Day)', on: { 2020: '05-08' }, source: 'London Gazette, proclamation, 2019-06-07' },
    { name: 'Spring bank holiday', on: 'last Mon 05', except: [2012, 2022] },
    {
      name: 'Spring bank holiday',
      on: { 2012: '06-04', 2022: '06-02' },
      source: 'London Gazette, proclamations for the jubilees of 2012 and 2022',
    },
    { name: 'Diamond Jubilee', on: { 2012: '06-05' }, source: 'London Gazette, proclamation for the jubilee of 2012' },
    { name: 'Platinum Jubilee', on: { 2022: '06-03' }, source: 'London Gazette, proclamation for the jubilee of 2022' },
    { name: 'State funeral of Queen Elizabeth II', on: { 2022: '09-19' }, source: 'London Gazette, proclamation, 2022-09-10' },
    { name: 'Coronation of King Charles III', on: { 2023: '05-08' }, source: 'London Gazette, proclamation, 2022-11' },
    { name: 'Summer bank holiday', on: 'last Mon 08' },
    { name: 'Christmas Day', on: '12-25', moved },
    { name: 'Boxing Day', on: '12-26', moved },
  ],
};
