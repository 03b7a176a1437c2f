/** Settlement systems of Lebanon. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * BDL-RTGS: the RTGS of the Banque du Liban.
 *
 * It settles dollars, euros and pounds, too, among the banks of Lebanon. A payment from abroad in these reaches them through correspondents,
 * so they are not declared.
 */
export const LB_BDL_RTGS = scheme({
  code: 'LB_BDL_RTGS',
  name: 'BDL-RTGS',
  kind: 'high-value',
  countries: ['LB'],
  currencies: ['LBP'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'all',
  from: '2012-07-09',
  confidence: 'sourced',
});

/** BDL-CLEAR: the retail payments of the Banque du Liban, since November 2013. */
export const LB_BDL_CLEAR = scheme({
  code: 'LB_BDL_CLEAR',
  name: 'BDL-CLEAR',
  kind: 'batch',
  countries: ['LB'],
  currencies: ['LBP'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['membership'],
});

export const sources: Sources = {
  LB_BDL_RTGS: ['bdl.gov.lb, Lebanon national payment system'],
  LB_BDL_CLEAR: ['banqueduliban.gov.lb, payment system overview'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  LB_BDL_RTGS: {
    fits: [{ iban: 'LB62099900000001001901229114', currency: 'LBP' }],
    not: [{ on: '2012-07-08', iban: 'LB62099900000001001901229114', currency: 'LBP' }],
  },
  LB_BDL_CLEAR: {
    fits: [{ iban: 'LB62099900000001001901229114', currency: 'LBP' }],
  },
};
