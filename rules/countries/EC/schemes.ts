/** Settlement systems of Ecuador. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * SPI, the batch payments of Banco Central del Ecuador.
 *
 * A payment names the cédula, RUC or passport of the creditor.
 */
export const EC_SPI = scheme({
  code: 'EC_SPI',
  name: 'SPI',
  clearingSystem: 'BCE',
  kind: 'batch',
  countries: ['EC'],
  currencies: ['USD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  required: [['/creditor/taxId', '/creditor/documents']],
  confidence: 'sourced',
});

export const sources: Sources = {
  EC_SPI: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'docs.dlocal.com, payouts'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  EC_SPI: {
    fits: [{ country: 'EC', memberId: '10', account: '2200123456', currency: 'USD' }],
  },
};
