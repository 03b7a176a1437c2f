/**
 * South Africa: a holiday on Sunday is kept on Monday; elections and decrees add days.
 */
import { type Calendar, SUNDAY_TO_MONDAY as moved, SATURDAY_SUNDAY } from '../../vocabulary/calendar.js';

export const ZA: Calendar = {
  code: 'ZA',
  of: 'banks in South Africa',
  source:
    'Public Holidays Act 36 of 1994, section 2 and schedule 1; proclamations under section 2A; not read; dates compared 2026-11-29 with holidays (vacanza, c382fdec)',
  from: 2015,
  to: 2036,
  weekends: SATURDAY_SUNDAY,
  holidays: [
    { name: "New Year's Day", on: '01-01', moved },
    { name: 'Human Rights Day', on: '03-21', moved },
    { name: 'Good Friday', on: 'easter-2' },
    { name: 'Family Day', on: 'easter+1' },
    { name: 'Freedom Day', on: '04-27', moved },
    { name: "Workers' Day", on: '05-01', moved },
    { name: 'Youth Day', on: '06-16', moved },
    { name: "National Women's Day", on: '08-09', moved },
    { name: 'Heritage Day', on: '09-24', moved },
    { name: 'Day of Reconciliation', on: '12-16', moved },
    { name: 'Christmas Day', on: '12-25' },
    { name: 'Day of Goodwill', on: '12-26', moved },
    { name: 'Election day', on: { 2016: '08-03', 2019: '05-08', 2021: '11-01', 2024: '05-29' } },
    { name: 'Holiday by proclamation', on: { 2016: '12-27', 2022: '12-27', 2023: '12-15' } },
  ],
};
