/**
 * SICA-UEMOA: the batch payments of the BCEAO.
 *
 * The account is the RIB with its country code, which is the IBAN without its first four characters.
 */
import { type SchemeExamples, scheme } from '../vocabulary/scheme.js';

export const XOF_SICA = scheme({
  code: 'XOF_SICA',
  name: 'SICA-UEMOA',
  kind: 'batch',
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
