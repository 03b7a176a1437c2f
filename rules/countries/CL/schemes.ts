/** Settlement systems of Chile. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * CCA, the electronic transfers of the Centro de Compensación Automatizado, Chile.
 *
 * A payment names the RUT of the creditor. What providers give as its limit is their own.
 */
export const CL_CCA = scheme({
  code: 'CL_CCA',
  name: 'CCA',
  kind: 'instant',
  countries: ['CL'],
  currencies: ['CLP'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  required: [['/creditor/taxId', '/creditor/documents']],
  confidence: 'sourced',
});

/** ComBanc, high-value payments in Chile. */
export const CL_COMBANC = scheme({
  code: 'CL_COMBANC',
  name: 'ComBanc',
  clearingSystem: 'SCP',
  kind: 'high-value',
  countries: ['CL'],
  currencies: ['CLP'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  required: [['/creditor/taxId', '/creditor/documents']],
  confidence: 'sourced',
});

export const sources: Sources = {
  CL_CCA: ['developer.worldpay.com, coverage', 'docs.koywe.com, supported corridors'],
  CL_COMBANC: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'developer.worldpay.com, coverage'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  CL_CCA: {
    fits: [{ country: 'CL', memberId: '037', account: '1234567890', currency: 'CLP' }],
  },
  CL_COMBANC: {
    fits: [{ country: 'CL', memberId: '037', account: '1234567890', currency: 'CLP' }],
  },
};
