/**
 * New Zealand: national holidays. Anniversary days of provinces are open.
 */
import { type Calendar, NEXT_OPEN_DAY as moved, SATURDAY_SUNDAY } from '../../vocabulary/calendar.js';

export const NZ: Calendar = {
  code: 'NZ',
  of: 'banks in New Zealand',
  source:
    'Holidays Act 2003, section 44; Waitangi Day and Anzac Day moved from a weekend since 2014; Matariki: Te Kahui o Matariki Public Holiday Act 2022; not read; dates compared 2026-11-29 with holidays (vacanza, c382fdec)',
  from: 2015,
  to: 2036,
  weekends: SATURDAY_SUNDAY,
  holidays: [
    { name: "New Year's Day", on: '01-01', moved },
    { name: "Day after New Year's Day", on: '01-02', moved },
    { name: 'Waitangi Day', on: '02-06', moved },
    { name: 'Good Friday', on: 'easter-2' },
    { name: 'Easter Monday', on: 'easter+1' },
    { name: 'Anzac Day', on: '04-25', moved },
    { name: "Sovereign's Birthday", on: '1st Mon 06' },
    {
      name: 'Matariki',
      on: {
        2022: '06-24',
        2023: '07-14',
        2024: '06-28',
        2025: '06-20',
        2026: '07-10',
        2027: '06-25',
        2028: '07-14',
        2029: '07-06',
        2030: '06-21',
        2031: '07-11',
        2032: '07-02',
        2033: '06-24',
        2034: '07-07',
        2035: '06-29',
        2036: '07-18',
      },
      isByRule: true,
    },
    {
      name: 'Queen Elizabeth II Memorial Day',
      on: { 2022: '09-26' },
      source: 'Holidays (Queen Elizabeth II Memorial Day) Amendment Act 2022',
    },
    { name: 'Labour Day', on: '4th Mon 10' },
    { name: 'Christmas Day', on: '12-25', moved },
    { name: 'Boxing Day', on: '12-26', moved },
  ],
};
