/** Settlement systems of North Macedonia. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** MIPS: the RTGS of the National Bank of the Republic of North Macedonia, for payments above a million denars and urgent ones. */
export const MK_MIPS = scheme({
  code: 'MK_MIPS',
  name: 'MIPS',
  kind: 'high-value',
  countries: ['MK'],
  currencies: ['MKD'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
});

/** KIBS: the clearing house, for payments of up to a million denars. */
export const MK_KIBS = scheme({
  code: 'MK_KIBS',
  name: 'KIBS',
  kind: 'batch',
  countries: ['MK'],
  currencies: ['MKD'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  membership: 'all',
  cap: { amount: 1_000_000, currency: 'MKD' },
  confidence: 'sourced',
});

export const sources: Sources = {
  MK_MIPS: ['nbrm.mk, Macedonian payment infrastructure', 'kb.com.mk, domestic payment operations'],
  MK_KIBS: ['nbrm.mk, Macedonian payment infrastructure', 'kibs.mk, payment system service', 'kb.com.mk, domestic payment operations'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  MK_MIPS: {
    fits: [
      { iban: 'MK07250120000058984', currency: 'MKD' },
      { country: 'MK', account: '250120000058984', currency: 'MKD' },
    ],
  },
  MK_KIBS: {
    fits: [
      { iban: 'MK07250120000058984', currency: 'MKD' },
      { country: 'MK', account: '250120000058984', currency: 'MKD' },
    ],
  },
};
