/**
 * CliQ, instant payments in Jordan: IBAN, telephone number or alias.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const JO_CLIQ = scheme({
  code: 'JO_CLIQ',
  name: 'CliQ',
  kind: 'instant',
  countries: ['JO'],
  currencies: ['JOD'],
  account: ['IBAN', 'PHONE', 'ALIAS'],
  bank: 'in-account',
  reach: 'all',
  confidence: 'known',
  sources: [],
});

export const examples: SchemeExamples = {
  fits: [
    { iban: 'JO94CBJO0010000000000131000302', currency: 'JOD' },
    { country: 'JO', type: 'PHONE', account: '+962791234567', currency: 'JOD' },
    { country: 'JO', type: 'ALIAS', account: 'name.example', currency: 'JOD' },
  ],
  not: [
    { iban: 'JO94CBJO0010000000000131000302', currency: 'EUR' },
    { iban: 'UA213223130000026007233566001', currency: 'JOD' },
    { country: 'JO', account: '1234567890', currency: 'JOD' },
  ],
};
