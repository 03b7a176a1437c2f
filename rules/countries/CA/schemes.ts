/** Settlement systems of Canada. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * EFT, batch payments in Canada (ACSS).
 *
 * A payment names an institution of three digits and a transit of five.
 */
export const CA_EFT = scheme({
  code: 'CA_EFT',
  name: 'EFT',
  clearingSystem: 'ACS',
  kind: 'batch',
  countries: ['CA'],
  currencies: ['CAD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

/**
 * Interac e-Transfer, Canada.
 *
 * A payment goes to an e-mail address or a mobile number. It is deposited at once only where that address is registered for it.
 */
export const CA_INTERAC = scheme({
  code: 'CA_INTERAC',
  name: 'Interac e-Transfer',
  kind: 'proxy',
  countries: ['CA'],
  currencies: ['CAD'],
  account: ['EMAIL', 'PHONE'],
  bank: 'in-account',
  membership: 'all',
  cap: { amount: 25_000, currency: 'CAD' },
  required: ['/creditor/name'],
  confidence: 'sourced',
});

/**
 * Lynx, the RTGS of Payments Canada.
 */
export const CA_LYNX = scheme({
  code: 'CA_LYNX',
  name: 'Lynx',
  clearingSystem: 'LYX',
  kind: 'high-value',
  countries: ['CA'],
  currencies: ['CAD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'all',
  from: '2021-08-30',
  address: [{ from: '2026-11-14', form: 'structured-or-hybrid' }],
  confidence: 'sourced',
  knownOnly: ['address', 'from'],
});

export const sources: Sources = {
  CA_EFT: [
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'airwallex.com, payout documentation',
    'docs.nium.com, Canada EFT and Interac',
  ],
  CA_INTERAC: ['airwallex.com, payout documentation', 'docs.nium.com, Canada EFT and Interac'],
  CA_LYNX: [
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'payments.ca, Lynx: hybrid postal addresses since November 2025, in line with Swift, which ends unstructured ones in November 2026',
  ],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  CA_EFT: {
    fits: [{ country: 'CA', memberId: '000304567', account: '1234567', currency: 'CAD' }],
    not: [{ country: 'US', memberId: '021000021', account: '1234567890', currency: 'CAD' }],
  },
  CA_INTERAC: {
    fits: [
      { country: 'CA', type: 'EMAIL', account: 'name@example.com', currency: 'CAD' },
      { country: 'CA', type: 'PHONE', account: '+14165550123', currency: 'CAD' },
    ],
    not: [
      { country: 'US', type: 'EMAIL', account: 'name@example.com', currency: 'CAD' },
      { country: 'CA', account: '1234567', currency: 'CAD' },
    ],
  },
  CA_LYNX: {
    fits: [{ country: 'CA', memberId: '000304567', account: '1234567', currency: 'CAD' }],
    not: [
      { country: 'US', memberId: '021000021', account: '1234567890', currency: 'CAD' },
      { on: '2021-08-29', country: 'CA', memberId: '000304567', account: '1234567', currency: 'CAD' },
    ],
  },
};
