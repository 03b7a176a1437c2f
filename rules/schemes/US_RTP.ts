/**
 * RTP, instant payments of The Clearing House, United States.
 *
 * Its ISO code is TCH: RTP is a German system.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const US_RTP = scheme({
  code: 'US_RTP',
  name: 'RTP',
  clearingSystem: 'TCH',
  kind: 'instant',
  countries: ['US', 'PR', 'GU', 'VI', 'AS', 'MP'],
  currencies: ['USD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'listed',
  cap: { amount: 10_000_000, currency: 'USD' },
  from: '2017-11-13',
  confidence: 'sourced',
  knownOnly: ['from'],
  sources: [
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'americanbanker.com, digitaltransactions.net, epcor.org: limits',
  ],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'US', memberId: '021000021', account: '1234567890', currency: 'USD' }],
  not: [
    { country: 'US', memberId: '021000021', account: '1234567890', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'USD' },
    { country: 'US', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'USD' },
    { on: '2017-11-12', country: 'US', memberId: '021000021', account: '1234567890', currency: 'USD' },
  ],
};
