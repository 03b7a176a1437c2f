/** STAR-UEMOA: the RTGS of the BCEAO. */
import { type SchemeExamples, scheme } from '../vocabulary/scheme.js';

export const XOF_STAR = scheme({
  code: 'XOF_STAR',
  name: 'STAR-UEMOA',
  kind: 'high-value',
  countries: ['CI', 'BJ', 'BF', 'GW', 'ML', 'NE', 'SN', 'TG'],
  currencies: ['XOF'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'known',
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'CI', memberId: 'CI00801113', account: '98682828807270', currency: 'XOF' },
    { iban: 'CI93CI0080111398682828807270', currency: 'XOF' },
  ],
};
