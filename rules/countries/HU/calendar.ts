/**
 * Hungary: public holidays and days off between them. The Saturdays that are worked for these are taken as closed: no source says that banks settle on them.
 */
import { type Calendar, SATURDAY_SUNDAY } from '../../vocabulary/calendar.js';

export const HU: Calendar = {
  code: 'HU',
  of: 'banks in Hungary',
  source:
    'Labour Code, Act I of 2012, section 102; ministerial decrees on the order of work, to 2026; not read; dates compared 2026-11-29 with holidays (vacanza, c382fdec)',
  from: 2015,
  to: 2036,
  announcedTo: 2026,
  weekends: SATURDAY_SUNDAY,
  holidays: [
    { name: "New Year's Day", on: '01-01' },
    { name: 'National Day', on: '03-15' },
    { name: 'Good Friday', on: 'easter-2', from: 2017 },
    { name: 'Easter Monday', on: 'easter+1' },
    { name: 'Labour Day', on: '05-01' },
    { name: 'Whit Monday', on: 'easter+50' },
    { name: 'State Foundation Day', on: '08-20' },
    { name: 'National Day', on: '10-23' },
    { name: "All Saints' Day", on: '11-01' },
    { name: 'Christmas Day', on: '12-25' },
    { name: "St Stephen's Day", on: '12-26' },
    {
      name: 'Day off between holidays',
      on: {
        2015: '01-02 08-21 12-24',
        2016: '03-14 10-31',
        2018: '03-16 04-30 10-22 11-02 12-24 12-31',
        2019: '08-19 12-24 12-27',
        2020: '08-21 12-24',
        2021: '12-24',
        2022: '03-14 10-31',
        2024: '08-19 12-24 12-27',
        2025: '05-02 10-24 12-24',
        2026: '01-02 08-21 12-24',
      },
    },
  ],
};
