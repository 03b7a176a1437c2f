/** Settlement systems of South Africa. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** EFT credits: batch payments of up to five million rand. The branch code of six digits names the bank. */
export const ZA_EFT = scheme({
  code: 'ZA_EFT',
  name: 'EFT credit',
  kind: 'batch',
  countries: ['ZA'],
  currencies: ['ZAR'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  cap: { amount: 5_000_000, currency: 'ZAR' },
  confidence: 'sourced',
});

/** PayShap: instant payments to an account or to a ShapID, which is a telephone number at a bank. */
export const ZA_PAYSHAP = scheme({
  code: 'ZA_PAYSHAP',
  name: 'PayShap',
  kind: 'instant',
  countries: ['ZA'],
  currencies: ['ZAR'],
  account: ['ACCOUNT_NUMBER', 'PHONE', 'ALIAS'],
  bank: 'memberId',
  membership: 'optional',
  cap: { amount: 50_000, currency: 'ZAR' },
  from: '2023-03-13',
  confidence: 'sourced',
  knownOnly: ['membership'],
});

/** Real-Time Clearing: instant payments of up to five million rand. */
export const ZA_RTC = scheme({
  code: 'ZA_RTC',
  name: 'RTC',
  kind: 'instant',
  countries: ['ZA'],
  currencies: ['ZAR'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'optional',
  cap: { amount: 5_000_000, currency: 'ZAR' },
  confidence: 'sourced',
  knownOnly: ['membership'],
});

/** SAMOS: the RTGS of the South African Reserve Bank. */
export const ZA_SAMOS = scheme({
  code: 'ZA_SAMOS',
  name: 'SAMOS',
  clearingSystem: 'MOS',
  kind: 'high-value',
  countries: ['ZA'],
  currencies: ['ZAR'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  address: [{ from: '2026-11-14', form: 'structured-or-hybrid' }],
  confidence: 'sourced',
});

export const sources: Sources = {
  ZA_EFT: ['pasa.org.za, credit payments'],
  ZA_PAYSHAP: ['techcentral.co.za 254663, PayShap limit', 'pasa.org.za, credit payments'],
  ZA_RTC: ['pasa.org.za, credit payments'],
  ZA_SAMOS: [
    'jpmorgan.com, client resource center: hybrid addresses',
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'pasa.org.za, credit payments',
  ],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  ZA_EFT: {
    fits: [{ country: 'ZA', memberId: '632005', account: '4050123456', currency: 'ZAR' }],
  },
  ZA_PAYSHAP: {
    fits: [
      { country: 'ZA', memberId: '632005', account: '4050123456', currency: 'ZAR', reached: true },
      { country: 'ZA', type: 'PHONE', account: '+27821234567', currency: 'ZAR' },
      { country: 'ZA', type: 'ALIAS', account: '+27821234567@bank', currency: 'ZAR' },
    ],
    not: [{ on: '2023-03-12', country: 'ZA', memberId: '632005', account: '4050123456', currency: 'ZAR' }],
  },
  ZA_RTC: {
    fits: [{ country: 'ZA', memberId: '632005', account: '4050123456', currency: 'ZAR', reached: true }],
  },
  ZA_SAMOS: {
    fits: [{ country: 'ZA', memberId: '632005', account: '4050123456', currency: 'ZAR' }],
  },
};
