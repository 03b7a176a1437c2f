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

/** The instant transfers of the GSIMT. It began with a limit of 20,000 dirhams, for a time. */
export const MA_INSTANT = scheme({
  code: 'MA_INSTANT',
  name: 'Virement instantané',
  kind: 'instant',
  countries: ['MA'],
  currencies: ['MAD'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  membership: 'optional',
  from: '2023-06-01',
  confidence: 'sourced',
});

export const sources: Sources = {
  MA_SIMT: ['Wise recipient types, slatedocs/slate'],
  MA_INSTANT: ['le360.ma 2023-05, instant transfer', 'lnt.ma, instant transfer'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  MA_SIMT: {
    fits: [
      { country: 'MA', account: '011519000047824504000842', currency: 'MAD' },
      { iban: 'MA64011519000047824504000842', currency: 'MAD' },
    ],
  },
  MA_INSTANT: {
    fits: [
      { country: 'MA', account: '011519000047824504000842', currency: 'MAD', reached: true },
      { iban: 'MA64011519000047824504000842', currency: 'MAD', reached: true },
    ],
    not: [{ on: '2023-05-31', country: 'MA', account: '011519000047824504000842', currency: 'MAD', reached: true }],
  },
};
