/**
 * Brazil: the days on which banks do not open, by Febraban. Ash Wednesday and the last day of the year are business days.
 */
import { type Calendar, SATURDAY_SUNDAY } from '../../vocabulary/calendar.js';

export const BR: Calendar = {
  code: 'BR',
  of: 'banks in Brazil',
  source:
    'CMN resolution 4.880 of 2020, before it 2.932 of 2002; Laws 662 of 1949, 6.802 of 1980; Febraban: bank holidays; not read; dates compared 2026-11-29 with holidays (vacanza, c382fdec)',
  from: 2015,
  to: 2036,
  weekends: SATURDAY_SUNDAY,
  holidays: [
    { name: 'Universal Fraternization Day', on: '01-01' },
    { name: 'Carnival Monday', on: 'easter-48' },
    { name: 'Carnival Tuesday', on: 'easter-47' },
    { name: 'Good Friday', on: 'easter-2' },
    { name: 'Tiradentes', on: '04-21' },
    { name: 'Labour Day', on: '05-01' },
    { name: 'Corpus Christi', on: 'easter+60' },
    { name: 'Independence Day', on: '09-07' },
    { name: 'Our Lady of Aparecida', on: '10-12' },
    { name: "All Souls' Day", on: '11-02' },
    { name: 'Proclamation of the Republic', on: '11-15' },
    { name: 'Zumbi and Black Awareness Day', on: '11-20', from: 2024, source: 'Law 14.759 of 2023-12-21' },
    { name: 'Christmas Day', on: '12-25' },
  ],
};
