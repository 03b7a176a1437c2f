/**
 * What a payout to Kazakhstan must say of the creditor.
 *
 * The law on national registers of identification numbers (223-III of 12 January 2007) asks for the tax number. BNP Paribas and Clearstream
 * ask for the address.
 */
import { payoutsTo } from '../../vocabulary/payout.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const payouts = payoutsTo('KZ', [
  {
    currencies: ['KZT'],
    required: ['/creditor/taxId'],
    law: true,
    confidence: 'sourced',
  },
  {
    currencies: ['KZT'],
    required: ['/creditor/address'],
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [
  ['Kazakhstan, law 223-III of 2007-01-12 on national registers of identification numbers', 'Clearstream A17144'],
  ['BNP Paribas cash management, KZT', 'Clearstream A17144'],
];
