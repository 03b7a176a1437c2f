/** Settlement systems of Serbia. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';

/** IPS: the instant payments of the National Bank of Serbia. Every bank takes part. */
export const RS_IPS = scheme({
  code: 'RS_IPS',
  name: 'IPS',
  kind: 'instant',
  countries: ['RS'],
  currencies: ['RSD'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  membership: 'all',
  cap: { amount: 300_000, currency: 'RSD' },
  confidence: 'known',
});

/** The RTGS of the National Bank of Serbia. The account number has 3-13-2 digits, and the first three name the bank. */
export const RS_RTGS = scheme({
  code: 'RS_RTGS',
  name: 'RTGS of Serbia',
  kind: 'high-value',
  countries: ['RS'],
  currencies: ['RSD'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'known',
});

export const examples: Readonly<Record<string, SchemeExamples>> = {
  RS_IPS: {
    fits: [
      { country: 'RS', account: '260-0056010016113-79', currency: 'RSD' },
      { iban: 'RS35260005601001611379', currency: 'RSD' },
    ],
  },
  RS_RTGS: {
    fits: [
      { country: 'RS', account: '260-0056010016113-79', currency: 'RSD' },
      { iban: 'RS35260005601001611379', currency: 'RSD' },
    ],
  },
};
