/**
 * PAPSS: payments in local currencies between African countries, with Afreximbank as the settlement agent.
 *
 * Banks join of their own will. The countries are those of its pilot; more central banks have joined since.
 */
import { type SchemeExamples, scheme } from '../vocabulary/scheme.js';

export const PAPSS = scheme({
  code: 'PAPSS',
  name: 'PAPSS',
  kind: 'cross-border',
  precedence: 8,
  countries: ['NG', 'GH', 'GM', 'GN', 'LR', 'SL'],
  currencies: ['NGN', 'GHS', 'GMD', 'GNF', 'LRD', 'SLE'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'bic',
  membership: 'optional',
  from: '2022-01-13',
  confidence: 'sourced',
});

export const sources: readonly string[] = ['vixio.com 2022-01, launch of PAPSS', 'thevoicenewsmagazine.com 2022-01, PAPSS'];

export const examples: SchemeExamples = {
  fits: [{ country: 'GM', bic: 'SCBLGMGM', account: '0100001234567', currency: 'GMD', reached: true }],
  not: [
    { country: 'GM', bic: 'SCBLGMGM', account: '0100001234567', currency: 'GMD' },
    { on: '2022-01-12', country: 'GM', bic: 'SCBLGMGM', account: '0100001234567', currency: 'GMD', reached: true },
  ],
};
