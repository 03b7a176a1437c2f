/** Settlement systems of the United States. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * CHIPS: the large payments of The Clearing House.
 *
 * Few banks take part. A participant number of four digits, a universal identifier of six digits, or a BIC names them.
 */
export const US_CHIPS = scheme({
  code: 'US_CHIPS',
  name: 'CHIPS',
  clearingSystem: 'CHI',
  kind: 'high-value',
  countries: ['US', 'PR', 'GU', 'VI', 'AS', 'MP'],
  currencies: ['USD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'optional',
  address: [{ from: '2026-11-14', form: 'structured-or-hybrid' }],
  confidence: 'sourced',
  knownOnly: ['membership'],
});

/**
 * ACH: batch payments, whichever operator carries them, FedACH or EPN.
 *
 * A payment states whether the account is a checking or a savings account. A limit of a million dollars holds for same-day payments only.
 */
export const US_FEDACH = scheme({
  code: 'US_FEDACH',
  name: 'ACH',
  clearingSystem: 'FDA',
  kind: 'batch',
  countries: ['US', 'PR', 'GU', 'VI', 'AS', 'MP'],
  currencies: ['USD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  required: ['/creditor/name', '/creditorAccount/type'],
  limits: { '/creditor/name': 22 },
  cuts: true,
  charset: 'ascii',
  confidence: 'sourced',
  knownOnly: ['charset', 'required', 'limits', 'cuts'],
});

/** FedNow: the instant payments of the Federal Reserve Banks. */
export const US_FEDNOW = scheme({
  code: 'US_FEDNOW',
  name: 'FedNow',
  clearingSystem: 'FDN',
  kind: 'instant',
  countries: ['US', 'PR', 'GU', 'VI', 'AS', 'MP'],
  currencies: ['USD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'optional',
  cap: { amount: 10_000_000, currency: 'USD' },
  from: '2023-07-20',
  confidence: 'sourced',
  knownOnly: ['from'],
});

/**
 * Fedwire: the RTGS of the Federal Reserve Banks.
 *
 * The creditor needs no address. An address that is given has town and country, and at most two lines of seventy characters.
 */
export const US_FEDWIRE = scheme({
  code: 'US_FEDWIRE',
  name: 'Fedwire Funds Service',
  clearingSystem: 'FDW',
  kind: 'high-value',
  countries: ['US', 'PR', 'GU', 'VI', 'AS', 'MP'],
  currencies: ['USD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  required: ['/creditor/name'],
  address: [{ from: '2026-11-16', form: 'structured-or-hybrid' }],
  confidence: 'sourced',
});

/**
 * RTP: the instant payments of The Clearing House.
 *
 * The gotcha: its ISO code is TCH. RTP is the code of a German system.
 */
export const US_RTP = scheme({
  code: 'US_RTP',
  name: 'RTP',
  clearingSystem: 'TCH',
  kind: 'instant',
  precedence: 4,
  countries: ['US', 'PR', 'GU', 'VI', 'AS', 'MP'],
  currencies: ['USD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'optional',
  cap: { amount: 10_000_000, currency: 'USD' },
  from: '2017-11-13',
  confidence: 'sourced',
  knownOnly: ['from'],
});

export const sources: Sources = {
  US_CHIPS: ['jpmorgan.com, client resource center: hybrid addresses', 'ISO 20022 external code set, ExternalCashClearingSystem1Code'],
  US_FEDACH: [
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'Nacha file format, entry detail record, individual or receiving company name',
    'Wise recipient types, slatedocs/slate',
    'americanbanker.com, digitaltransactions.net, epcor.org: limits',
  ],
  US_FEDNOW: [
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'americanbanker.com, digitaltransactions.net, epcor.org: limits',
  ],
  US_FEDWIRE: [
    'jpmorgan.com, client resource center: hybrid addresses',
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'frbservices.org, November 2026 release FAQ',
  ],
  US_RTP: [
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'americanbanker.com, digitaltransactions.net, epcor.org: limits',
  ],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  US_CHIPS: {
    fits: [{ country: 'US', memberId: '021000021', account: '1234567890', currency: 'USD', reached: true }],
  },
  US_FEDACH: {
    fits: [{ country: 'US', memberId: '021000021', account: '1234567890', currency: 'USD' }],
  },
  US_FEDNOW: {
    fits: [{ country: 'US', memberId: '021000021', account: '1234567890', currency: 'USD', reached: true }],
    not: [{ on: '2023-07-19', country: 'US', memberId: '021000021', account: '1234567890', currency: 'USD' }],
  },
  US_FEDWIRE: {
    fits: [{ country: 'US', memberId: '021000021', account: '1234567890', currency: 'USD' }],
  },
  US_RTP: {
    fits: [{ country: 'US', memberId: '021000021', account: '1234567890', currency: 'USD', reached: true }],
    not: [{ on: '2017-11-12', country: 'US', memberId: '021000021', account: '1234567890', currency: 'USD' }],
  },
};
