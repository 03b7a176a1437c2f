/**
 * CHIPS, large payments of The Clearing House, United States.
 *
 * Few banks take part: a participant number of four digits, a universal identifier of six, or a BIC.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const US_CHIPS = scheme({
  code: 'US_CHIPS',
  name: 'CHIPS',
  clearingSystem: 'CHI',
  kind: 'high-value',
  countries: ['US', 'PR', 'GU', 'VI', 'AS', 'MP'],
  currencies: ['USD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  reach: 'listed',
  address: [{ from: '2026-11-14', form: 'structured-or-hybrid' }],
  confidence: 'sourced',
  knownOnly: ['reach'],
  sources: ['jpmorgan.com, client resource center: hybrid addresses', 'ISO 20022 external code set, ExternalCashClearingSystem1Code'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'US', memberId: '021000021', account: '1234567890', currency: 'USD' }],
  not: [
    { country: 'US', memberId: '021000021', account: '1234567890', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'USD' },
    { country: 'US', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'USD' },
  ],
};
