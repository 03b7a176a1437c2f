/** Settlement systems of Jordan. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** CliQ, instant payments in Jordan. A payment names an IBAN, a telephone number or an alias. */
export const JO_CLIQ = scheme({
  code: 'JO_CLIQ',
  name: 'CliQ',
  kind: 'instant',
  countries: ['JO'],
  currencies: ['JOD'],
  account: ['IBAN', 'PHONE', 'ALIAS'],
  registered: [{ type: 'PHONE', as: '+962', pattern: /^\+9627[789]\d{7}$/ }],
  bank: 'in-account',
  membership: 'all',
  confidence: 'known',
});

/**
 * The RTGS of the Central Bank of Jordan.
 *
 * The gotcha: its ISO code, JOD, looks like the currency.
 */
export const JO_RTGS = scheme({
  code: 'JO_RTGS',
  name: 'RTGS of Jordan',
  clearingSystem: 'JOD',
  kind: 'high-value',
  countries: ['JO'],
  currencies: ['JOD'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: Sources = {
  JO_RTGS: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  JO_CLIQ: {
    fits: [
      { iban: 'JO94CBJO0010000000000131000302', currency: 'JOD' },
      { country: 'JO', type: 'PHONE', account: '+962791234567', currency: 'JOD' },
      { country: 'JO', type: 'ALIAS', account: 'name.example', currency: 'JOD' },
    ],
    not: [
      { iban: 'UA213223130000026007233566001', currency: 'JOD' },
      { country: 'JO', account: '1234567890', currency: 'JOD' },
    ],
  },
  JO_RTGS: {
    fits: [{ iban: 'JO94CBJO0010000000000131000302', currency: 'JOD' }],
    not: [
      { iban: 'UA213223130000026007233566001', currency: 'JOD' },
      { country: 'JO', account: '1234567890', currency: 'JOD' },
    ],
  },
};
