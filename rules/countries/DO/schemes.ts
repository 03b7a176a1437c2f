/** Settlement systems of the Dominican Republic. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * ACH, batch payments in the Dominican Republic.
 *
 * A payment names the cédula or RNC of the creditor.
 */
export const DO_ACH = scheme({
  code: 'DO_ACH',
  name: 'ACH Dominican Republic',
  kind: 'batch',
  countries: ['DO'],
  currencies: ['DOP', 'USD'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'either',
  membership: 'all',
  required: [['/creditor/taxId', '/creditor/documents']],
  confidence: 'sourced',
});

/**
 * LBTR, the RTGS of Banco Central de la República Dominicana.
 */
export const DO_LBTR = scheme({
  code: 'DO_LBTR',
  name: 'LBTR',
  kind: 'high-value',
  countries: ['DO'],
  currencies: ['DOP', 'USD'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'either',
  membership: 'all',
  required: [['/creditor/taxId', '/creditor/documents']],
  confidence: 'sourced',
});

export const sources: Sources = {
  DO_ACH: ['docs.dlocal.com, payouts', 'docs.cybrid.xyz, payout corridors'],
  DO_LBTR: ['docs.dlocal.com, payouts', 'docs.cybrid.xyz, payout corridors'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  DO_ACH: {
    fits: [
      { country: 'DO', memberId: '10', account: '123456789', currency: 'DOP' },
      { iban: 'DO28BAGR00000001212453611324', currency: 'DOP' },
    ],
  },
  DO_LBTR: {
    fits: [
      { country: 'DO', memberId: '10', account: '123456789', currency: 'DOP' },
      { iban: 'DO28BAGR00000001212453611324', currency: 'DOP' },
    ],
  },
};
