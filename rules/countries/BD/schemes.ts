/** Settlement systems of Bangladesh. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * BEFTN, batch payments of Bangladesh Bank.
 *
 * A payment names a routing number of nine digits and an account number of up to seventeen.
 */
export const BD_BEFTN = scheme({
  code: 'BD_BEFTN',
  name: 'BEFTN',
  kind: 'batch',
  countries: ['BD'],
  currencies: ['BDT'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

/** NPSB, instant transfers in Bangladesh. */
export const BD_NPSB = scheme({
  code: 'BD_NPSB',
  name: 'NPSB',
  kind: 'instant',
  countries: ['BD'],
  currencies: ['BDT'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'optional',
  from: '2012-12-27',
  confidence: 'sourced',
  knownOnly: ['membership', 'from'],
});

/** BD-RTGS, the RTGS of Bangladesh Bank. */
export const BD_RTGS = scheme({
  code: 'BD_RTGS',
  name: 'BD-RTGS',
  kind: 'high-value',
  countries: ['BD'],
  currencies: ['BDT'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: Sources = {
  BD_BEFTN: ['docs.dlocal.com, payouts'],
  BD_NPSB: ['docs.dlocal.com, payouts'],
  BD_RTGS: ['docs.dlocal.com, payouts'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  BD_BEFTN: {
    fits: [{ country: 'BD', memberId: '010271937', account: '1234567890123', currency: 'BDT' }],
  },
  BD_NPSB: {
    fits: [{ country: 'BD', memberId: '010271937', account: '1234567890123', currency: 'BDT', reached: true }],
  },
  BD_RTGS: {
    fits: [{ country: 'BD', memberId: '010271937', account: '1234567890123', currency: 'BDT' }],
  },
};
