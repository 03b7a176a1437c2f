/**
 * PI-SPI: the instant payments of the BCEAO, for banks and wallets in the eight countries of the West African union.
 *
 * The franc has no decimals.
 */
import { type SchemeExamples, scheme } from '../vocabulary/scheme.js';

export const XOF_PI_SPI = scheme({
  code: 'XOF_PI_SPI',
  name: 'PI-SPI',
  kind: 'instant',
  countries: ['CI', 'BJ', 'BF', 'GW', 'ML', 'NE', 'SN', 'TG'],
  currencies: ['XOF'],
  account: ['ACCOUNT_NUMBER', 'IBAN', 'PHONE', 'ALIAS'],
  bank: 'in-account',
  membership: 'optional',
  from: '2025-09-30',
  confidence: 'sourced',
});

export const sources: readonly string[] = ['togopresse.tg and techs.tg, launch of PI-SPI 2025-09-30'];

export const examples: SchemeExamples = {
  fits: [
    { country: 'CI', memberId: 'CI00801113', account: '98682828807270', currency: 'XOF', reached: true },
    { iban: 'CI93CI0080111398682828807270', currency: 'XOF', reached: true },
    { country: 'CI', type: 'PHONE', account: '+2250701234567', currency: 'XOF' },
  ],
  not: [{ on: '2025-09-29', country: 'CI', memberId: 'CI00801113', account: '98682828807270', currency: 'XOF' }],
};
