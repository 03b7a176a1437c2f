/**
 * Poland: Elixir and SORBNET are closed on public holidays; Christmas Eve is one since 2025.
 */
import { type Calendar, SATURDAY_SUNDAY } from '../../vocabulary/calendar.js';

export const PL: Calendar = {
  code: 'PL',
  of: 'banks in Poland',
  source:
    'Act of 18 January 1951 on non-working days, as amended 2024-12-06; not read; dates compared 2026-11-29 with holidays (vacanza, c382fdec)',
  from: 2015,
  to: 2036,
  weekends: SATURDAY_SUNDAY,
  holidays: [
    { name: "New Year's Day", on: '01-01' },
    { name: 'Epiphany', on: '01-06' },
    { name: 'Easter Monday', on: 'easter+1' },
    { name: 'Labour Day', on: '05-01' },
    { name: 'Third of May', on: '05-03' },
    { name: 'Corpus Christi', on: 'easter+60' },
    { name: 'Assumption', on: '08-15' },
    { name: "All Saints' Day", on: '11-01' },
    { name: 'Independence Day', on: '11-11' },
    { name: 'Independence Day, 100 years', on: { 2018: '11-12' }, source: 'Act of 7 November 2018' },
    { name: 'Christmas Eve', on: '12-24', from: 2025 },
    { name: 'Christmas Day', on: '12-25' },
    { name: "St Stephen's Day", on: '12-26' },
  ],
};
