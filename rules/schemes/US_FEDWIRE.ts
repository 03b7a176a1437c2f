/**
 * Fedwire, the RTGS of the Federal Reserve Banks, United States.
 *
 * The creditor needs no address. One that is given has town and country, beside at most two lines of seventy characters.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const US_FEDWIRE = scheme({
  code: 'US_FEDWIRE',
  name: 'Fedwire Funds Service',
  clearingSystem: 'FDW',
  kind: 'high-value',
  countries: ['US', 'PR', 'GU', 'VI', 'AS', 'MP'],
  currencies: ['USD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  required: ['/creditor/name'],
  address: [{ from: '2026-11-16', form: 'structured-or-hybrid' }],
  confidence: 'sourced',
  sources: [
    'jpmorgan.com, client resource center: hybrid addresses',
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'frbservices.org, November 2026 release FAQ',
  ],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'US', memberId: '021000021', account: '1234567890', currency: 'USD' }],
  not: [
    { country: 'US', memberId: '021000021', account: '1234567890', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'USD' },
    { country: 'US', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'USD' },
  ],
};
