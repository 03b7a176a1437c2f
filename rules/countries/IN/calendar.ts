/**
 * India: banks in Mumbai, by the Negotiable Instruments Act, and the closing of accounts on 1 April. Second and fourth Saturdays are closed since 2015-09-01, the others
 * are open. Holidays differ from state to state; NEFT, RTGS and UPI run at all hours, whatever this calendar says. To the last list.
 */
import type { Calendar } from '../../vocabulary/calendar.js';

export const IN: Calendar = {
  code: 'IN',
  of: 'banks in Mumbai',
  source:
    'Reserve Bank of India: holidays of Mumbai under section 25 of the Negotiable Instruments Act, 1881, each year, to 2026; Government of India, 2015-08-20: Saturdays; not read; dates compared 2026-11-29 with holidays (vacanza, c382fdec)',
  from: 2019,
  to: 2026,
  weekends: [{ days: ['Sun', '2nd Sat', '4th Sat'] }],
  holidays: [
    { name: 'Republic Day', on: '01-26' },
    { name: 'Chhatrapati Shivaji Maharaj Jayanti', on: '02-19' },
    { name: 'Closing of accounts', on: '04-01' },
    { name: 'Good Friday', on: 'easter-2' },
    { name: 'Dr Ambedkar Jayanti', on: '04-14' },
    { name: 'Maharashtra Day', on: '05-01' },
    { name: 'Independence Day', on: '08-15' },
    { name: 'Gandhi Jayanti', on: '10-02' },
    { name: 'Christmas', on: '12-25' },
    {
      name: 'Mahashivratri',
      on: { 2019: '03-04', 2020: '02-21', 2021: '03-11', 2022: '03-01', 2023: '02-18', 2024: '03-08', 2025: '02-26', 2026: '02-15' },
    },
    {
      name: 'Holi',
      on: { 2019: '03-21', 2020: '03-10', 2021: '03-29', 2022: '03-18', 2023: '03-07', 2024: '03-25', 2025: '03-14', 2026: '03-03' },
    },
    {
      name: 'Gudi Padwa',
      on: { 2019: '04-06', 2020: '03-25', 2021: '04-13', 2022: '04-02', 2023: '03-22', 2024: '04-09', 2025: '03-30', 2026: '03-19' },
    },
    {
      name: 'Ram Navami',
      on: { 2019: '04-13', 2020: '04-02', 2021: '04-21', 2022: '04-10', 2023: '03-30', 2024: '04-17', 2025: '04-06', 2026: '03-26' },
    },
    {
      name: 'Mahavir Jayanti',
      on: { 2019: '04-17', 2020: '04-06', 2021: '04-25', 2022: '04-14', 2023: '04-04', 2024: '04-21', 2025: '04-10', 2026: '03-31' },
    },
    {
      name: 'Buddha Pournima',
      on: { 2019: '05-18', 2020: '05-07', 2021: '05-26', 2022: '05-16', 2023: '05-05', 2024: '05-23', 2025: '05-12', 2026: '05-01' },
    },
    {
      name: 'Ramzan Id',
      on: { 2019: '06-05', 2020: '05-25', 2021: '05-13', 2022: '05-03', 2023: '04-22', 2024: '04-11', 2025: '03-31', 2026: '03-21' },
    },
    {
      name: 'Bakri Id',
      on: { 2019: '08-12', 2020: '08-01', 2021: '07-21', 2022: '07-10', 2023: '06-29', 2024: '06-17', 2025: '06-07', 2026: '05-28' },
    },
    {
      name: 'Moharram',
      on: { 2019: '09-10', 2020: '08-30', 2021: '08-19', 2022: '08-09', 2023: '07-29', 2024: '07-17', 2025: '07-06', 2026: '06-26' },
    },
    {
      name: 'Parsi New Year',
      on: { 2019: '08-17', 2020: '08-16', 2021: '08-16', 2022: '08-16', 2023: '08-16', 2024: '08-15', 2025: '08-15', 2026: '08-15' },
    },
    {
      name: 'Ganesh Chaturthi',
      on: { 2019: '09-02', 2020: '08-22', 2021: '09-10', 2022: '08-31', 2023: '09-19', 2024: '09-07', 2025: '08-27', 2026: '09-14' },
    },
    {
      name: 'Id-E-Milad',
      on: { 2019: '11-10', 2020: '10-30', 2021: '10-19', 2022: '10-09', 2023: '09-29', 2024: '09-18', 2025: '09-08', 2026: '08-26' },
    },
    {
      name: 'Dasara',
      on: { 2019: '10-08', 2020: '10-25', 2021: '10-15', 2022: '10-05', 2023: '10-24', 2024: '10-12', 2025: '10-02', 2026: '10-20' },
    },
    {
      name: 'Diwali, Laxmi Pujan',
      on: { 2019: '10-27', 2020: '11-14', 2021: '11-04', 2022: '10-24', 2023: '11-12', 2024: '11-01', 2025: '10-21', 2026: '11-08' },
    },
    {
      name: 'Diwali, Balipratipada',
      on: { 2019: '10-28', 2020: '11-16', 2021: '11-05', 2022: '10-26', 2023: '11-14', 2024: '11-02', 2025: '10-22', 2026: '11-10' },
    },
    {
      name: 'Guru Nanak Jayanti',
      on: { 2019: '11-12', 2020: '11-30', 2021: '11-19', 2022: '11-08', 2023: '11-27', 2024: '11-15', 2025: '11-05', 2026: '11-24' },
    },
    { name: 'Election, mourning, single day', on: { 2019: '04-29 10-21', 2022: '02-07', 2024: '01-22 05-20 11-20', 2026: '01-15' } },
  ],
};
