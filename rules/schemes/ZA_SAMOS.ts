/**
 * SAMOS, the RTGS of the South African Reserve Bank.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const ZA_SAMOS = scheme({
  code: 'ZA_SAMOS',
  name: 'SAMOS',
  clearingSystem: 'MOS',
  kind: 'high-value',
  countries: ['ZA'],
  currencies: ['ZAR'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  reach: 'all',
  address: [{ from: '2026-11-14', form: 'structured-or-hybrid' }],
  confidence: 'sourced',
  sources: [
    'jpmorgan.com, client resource center: hybrid addresses',
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'pasa.org.za, credit payments',
  ],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'ZA', memberId: '632005', account: '4050123456', currency: 'ZAR' }],
  not: [
    { country: 'ZA', memberId: '632005', account: '4050123456', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'ZAR' },
    { country: 'ZA', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'ZAR' },
  ],
};
