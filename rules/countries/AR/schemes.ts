/** Settlement systems of Argentina. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * Transferencias 3.0, instant payments in Argentina.
 *
 * The account is a CBU or CVU of 22 digits, or an alias of one.
 */
export const AR_TRANSFERENCIAS = scheme({
  code: 'AR_TRANSFERENCIAS',
  name: 'Transferencias 3.0',
  kind: 'instant',
  countries: ['AR'],
  currencies: ['ARS'],
  account: ['ACCOUNT_NUMBER', 'ALIAS'],
  bank: 'in-account',
  membership: 'all',
  required: [['/creditor/taxId', '/creditor/documents']],
  confidence: 'sourced',
});

export const sources: Sources = {
  AR_TRANSFERENCIAS: ['blindpay.com, LATAM payout cheat sheet', 'docs.dlocal.com, payouts'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  AR_TRANSFERENCIAS: {
    fits: [
      { country: 'AR', account: '2850590940090418135201', currency: 'ARS' },
      { country: 'AR', type: 'ALIAS', account: 'name.example', currency: 'ARS' },
    ],
    not: [
      { country: 'AR', account: '2850590940090418135201', currency: 'EUR' },
      { country: 'AR', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'ARS' },
    ],
  },
};
