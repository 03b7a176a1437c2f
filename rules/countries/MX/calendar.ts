/**
 * Mexico: the days on which banks close and do no business, as the CNBV publishes them each year.
 */
import { type Calendar, SATURDAY_SUNDAY } from '../../vocabulary/calendar.js';

export const MX: Calendar = {
  code: 'MX',
  of: 'banks in Mexico',
  source:
    'CNBV: general provisions on closing days, Diario Oficial de la Federacion, each year; Federal Labour Law, article 74; not read; dates compared 2026-11-29 with holidays (vacanza, c382fdec)',
  from: 2015,
  to: 2036,
  weekends: SATURDAY_SUNDAY,
  holidays: [
    { name: "New Year's Day", on: '01-01' },
    { name: 'Constitution Day', on: '1st Mon 02' },
    { name: 'Birthday of Benito Juarez', on: '3rd Mon 03' },
    { name: 'Maundy Thursday', on: 'easter-3' },
    { name: 'Good Friday', on: 'easter-2' },
    { name: 'Labour Day', on: '05-01' },
    { name: 'Independence Day', on: '09-16' },
    {
      name: 'Transfer of power',
      on: { 2018: '12-01', 2024: '10-01', 2030: '10-01', 2036: '10-01' },
      source: 'Constitution, article 83: 1 October every six years from 2024',
      isByRule: true,
    },
    { name: "All Souls' Day", on: '11-02' },
    { name: 'Revolution Day', on: '3rd Mon 11' },
    { name: 'Day of the Bank Employee', on: '12-12' },
    { name: 'Christmas Day', on: '12-25' },
  ],
};
