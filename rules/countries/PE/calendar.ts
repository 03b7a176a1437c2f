/**
 * Peru: national holidays. Days off of the public sector alone are open.
 */
import { type Calendar, SATURDAY_SUNDAY } from '../../vocabulary/calendar.js';

export const PE: Calendar = {
  code: 'PE',
  of: 'banks in Peru',
  source:
    'Legislative Decree 713, article 6; Laws 31381, 31530, 31788 and 31822; not read; dates compared 2026-11-29 with holidays (vacanza, c382fdec)',
  from: 2015,
  to: 2036,
  weekends: SATURDAY_SUNDAY,
  holidays: [
    { name: "New Year's Day", on: '01-01' },
    { name: 'Maundy Thursday', on: 'easter-3' },
    { name: 'Good Friday', on: 'easter-2' },
    { name: 'Labour Day', on: '05-01' },
    { name: 'Battle of Arica', on: '06-07', from: 2024 },
    { name: 'Saint Peter and Saint Paul', on: '06-29' },
    { name: 'Air Force Day', on: '07-23', from: 2024 },
    { name: 'Independence Day', on: '07-28' },
    { name: 'Independence Day', on: '07-29' },
    { name: 'Battle of Junin', on: '08-06', from: 2022 },
    { name: 'Santa Rosa', on: '08-30' },
    { name: 'Battle of Angamos', on: '10-08' },
    { name: "All Saints' Day", on: '11-01' },
    { name: 'Immaculate Conception', on: '12-08' },
    { name: 'Battle of Ayacucho', on: '12-09', from: 2022 },
    { name: 'Christmas Day', on: '12-25' },
  ],
};
