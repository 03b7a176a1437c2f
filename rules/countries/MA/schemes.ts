/** Settlement systems of Morocco. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** SIMT: batch payments. The account is the RIB of 24 digits. */
export const MA_SIMT = scheme({
  code: 'MA_SIMT',
  name: 'SIMT',
  kind: 'batch',
  countries: ['MA'],
  currencies: ['MAD'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: Sources = {
  MA_SIMT: ['Wise recipient types, slatedocs/slate'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  MA_SIMT: {
    fits: [
      { country: 'MA', account: '011519000047824504000842', currency: 'MAD' },
      { iban: 'MA64011519000047824504000842', currency: 'MAD' },
    ],
    not: [
      { country: 'MA', account: '011519000047824504000842', currency: 'EUR' },
      { country: 'MA', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'MAD' },
    ],
  },
};
