/**
 * Australia: RITS, and with it BECS. Closed are the days that Sydney and Melbourne both keep; Anzac Day on a weekend is not made up for in both.
 */
import { type Calendar, NEXT_OPEN_DAY as moved, SATURDAY_SUNDAY } from '../../vocabulary/calendar.js';

export const AU: Calendar = {
  code: 'AU',
  of: 'RITS',
  source:
    'Reserve Bank of Australia: RITS business days; Public Holidays Act 2010 (NSW), Public Holidays Act 1993 (Vic); not read; dates compared 2026-11-29 with holidays (vacanza, c382fdec)',
  from: 2015,
  to: 2036,
  weekends: SATURDAY_SUNDAY,
  holidays: [
    { name: "New Year's Day", on: '01-01', moved },
    { name: 'Australia Day', on: '01-26', moved },
    { name: 'Good Friday', on: 'easter-2' },
    { name: 'Easter Monday', on: 'easter+1' },
    { name: 'Anzac Day', on: '04-25' },
    { name: "King's Birthday", on: '2nd Mon 06' },
    {
      name: 'National Day of Mourning for Queen Elizabeth II',
      on: { 2022: '09-22' },
      source: 'Prime Minister of Australia, 2022-09-11; holiday in every state and territory',
    },
    { name: 'Christmas Day', on: '12-25', moved },
    { name: 'Boxing Day', on: '12-26', moved },
  ],
};
