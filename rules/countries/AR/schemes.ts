/** Settlement systems of Argentina. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * Transferencias 3.0, instant payments in Argentina.
 *
 * The account is a CBU or CVU of 22 digits, or an alias of one: 6 to 20 letters, digits, hyphens and full stops.
 */
export const AR_TRANSFERENCIAS = scheme({
  code: 'AR_TRANSFERENCIAS',
  name: 'Transferencias 3.0',
  kind: 'instant',
  countries: ['AR'],
  currencies: ['ARS'],
  account: ['ACCOUNT_NUMBER', 'ALIAS'],
  registered: [{ type: 'ALIAS', as: 'lower-case', pattern: /^[a-z\d.-]{6,20}$/ }],
  bank: 'in-account',
  membership: 'all',
  required: [['/creditor/taxId', '/creditor/documents']],
  confidence: 'sourced',
  knownOnly: ['registered'],
});

export const sources: Sources = {
  AR_TRANSFERENCIAS: [
    'blindpay.com, LATAM payout cheat sheet',
    'docs.dlocal.com, payouts',
    'informatesalta.com.ar, 2017-06: the alias of a CBU, as the central bank announced it',
  ],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  AR_TRANSFERENCIAS: {
    fits: [
      { country: 'AR', account: '2850590940090418135201', currency: 'ARS' },
      { country: 'AR', type: 'ALIAS', account: 'name.example', currency: 'ARS' },
    ],
  },
};
