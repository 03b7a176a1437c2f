/** Settlement systems of India. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * A name, or a number, and the handle of a provider. Handles with a dot are those of the National Payments Corporation alone, for an account
 * (account@ifsc.ifsc.npci) or a telephone number (number@mobile.npci): name@gmail.com is an e-mail address.
 */
const VIRTUAL_PAYMENT_ADDRESS = /^[a-z0-9][a-z0-9._-]{0,190}@(?:[a-z][a-z0-9]{1,63}|(?:[a-z0-9]{1,20}\.)?[a-z]{2,10}\.npci)$/;

/** IMPS, instant payments in India. A payment names IFSC and account number. */
export const IN_IMPS = scheme({
  code: 'IN_IMPS',
  name: 'IMPS',
  clearingSystem: 'IMP',
  kind: 'instant',
  countries: ['IN'],
  currencies: ['INR'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'optional',
  cap: { amount: 500_000, currency: 'INR' },
  from: '2010-11-22',
  confidence: 'sourced',
  knownOnly: ['membership', 'from'],
});

/** NEFT, batch payments in India: a batch every half hour, around the clock. A payment names IFSC and account number. */
export const IN_NEFT = scheme({
  code: 'IN_NEFT',
  name: 'NEFT',
  clearingSystem: 'NFT',
  kind: 'batch',
  countries: ['IN'],
  currencies: ['INR'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

/** The RTGS of the Reserve Bank of India, for 200 000 rupees or more. */
export const IN_RTGS = scheme({
  code: 'IN_RTGS',
  name: 'RTGS of India',
  clearingSystem: 'RGS',
  kind: 'high-value',
  countries: ['IN'],
  currencies: ['INR'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

/**
 * UPI, India. A payment goes to a virtual payment address, name@provider.
 *
 * Some purposes have a higher limit.
 */
export const IN_UPI = scheme({
  code: 'IN_UPI',
  name: 'UPI',
  clearingSystem: 'UPI',
  kind: 'proxy',
  countries: ['IN'],
  currencies: ['INR'],
  account: ['ALIAS'],
  registered: [{ type: 'ALIAS', as: 'lower-case', pattern: VIRTUAL_PAYMENT_ADDRESS }],
  bank: 'in-account',
  membership: 'all',
  cap: { amount: 100_000, currency: 'INR' },
  from: '2016-04-11',
  confidence: 'sourced',
  knownOnly: ['registered', 'from'],
});

export const sources: Sources = {
  IN_IMPS: [
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'docs.wise.com, INR and IDR verification',
    'fi.money, limits in India',
  ],
  IN_NEFT: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'docs.wise.com, INR and IDR verification'],
  IN_RTGS: [
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'docs.wise.com, INR and IDR verification',
    'fi.money, limits in India',
  ],
  IN_UPI: [
    'NPCI, Unified Payments Interface, procedural guidelines, 2016: payment addresses',
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'docs.wise.com, INR and IDR verification',
    'fi.money, limits in India',
  ],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  IN_IMPS: {
    fits: [{ country: 'IN', memberId: 'SBIN0000300', account: '12345678901', currency: 'INR', reached: true }],
  },
  IN_NEFT: {
    fits: [{ country: 'IN', memberId: 'SBIN0000300', account: '12345678901', currency: 'INR' }],
  },
  IN_RTGS: {
    fits: [{ country: 'IN', memberId: 'SBIN0000300', account: '12345678901', currency: 'INR' }],
  },
  IN_UPI: {
    fits: [
      { country: 'IN', type: 'ALIAS', account: 'name@upi', currency: 'INR' },
      { country: 'IN', type: 'ALIAS', account: '1234567890@hdfc0000001.ifsc.npci', currency: 'INR' },
      { country: 'IN', type: 'ALIAS', account: '9876543210@mobile.npci', currency: 'INR' },
    ],
    not: [
      { country: 'CA', type: 'ALIAS', account: 'name@upi', currency: 'INR' },
      { country: 'IN', account: '12345678901', currency: 'INR' },
    ],
  },
};
