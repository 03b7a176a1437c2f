/** SADC-RTGS: payments in rand between the countries of the Southern African Development Community. The South African Reserve Bank operates it. */
import { type SchemeExamples, scheme } from '../vocabulary/scheme.js';

export const SADC_RTGS = scheme({
  code: 'SADC_RTGS',
  name: 'SADC-RTGS',
  kind: 'cross-border',
  precedence: 8,
  countries: ['AO', 'BW', 'KM', 'CD', 'SZ', 'LS', 'MG', 'MW', 'MU', 'MZ', 'NA', 'SC', 'ZA', 'TZ', 'ZM', 'ZW'],
  currencies: ['ZAR'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'bic',
  membership: 'optional',
  from: '2013-07-22',
  confidence: 'sourced',
});

export const sources: readonly string[] = ['resbank.co.za, SADC-RTGS', 'sardc.net 2023, new currencies for the regional payment platform'];

export const examples: SchemeExamples = {
  fits: [{ iban: 'MU17BOMM0101101030300200000MUR', bic: 'BOMMMUPL', currency: 'ZAR', reached: true }],
  not: [
    { iban: 'MU17BOMM0101101030300200000MUR', bic: 'BOMMMUPL', currency: 'ZAR' },
    { on: '2013-07-21', iban: 'MU17BOMM0101101030300200000MUR', bic: 'BOMMMUPL', currency: 'ZAR', reached: true },
  ],
};
