/** Settlement systems of South Korea. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * BOK-Wire+, the RTGS of the Bank of Korea.
 */
export const KR_BOK_WIRE = scheme({
  code: 'KR_BOK_WIRE',
  name: 'BOK-Wire+',
  clearingSystem: 'BOK',
  kind: 'high-value',
  countries: ['KR'],
  currencies: ['KRW'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

/**
 * KFTC EBS, the Electronic Banking System of KFTC, South Korea.
 *
 * The won has no decimals.
 */
export const KR_KFTC = scheme({
  code: 'KR_KFTC',
  name: 'KFTC EBS',
  kind: 'instant',
  countries: ['KR'],
  currencies: ['KRW'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: Sources = {
  KR_BOK_WIRE: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
  KR_KFTC: ['docs.wise.com, KRW verification', 'developer.worldpay.com, South Korea'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  KR_BOK_WIRE: {
    fits: [{ country: 'KR', memberId: '004', account: '12345678901234', currency: 'KRW' }],
  },
  KR_KFTC: {
    fits: [{ country: 'KR', memberId: '004', account: '12345678901234', currency: 'KRW' }],
  },
};
