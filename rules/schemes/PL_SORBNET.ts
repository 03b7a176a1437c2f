/**
 * SORBNET, the RTGS of Narodowy Bank Polski.
 *
 * Not for the accounts of tax offices and of ZUS.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const PL_SORBNET = scheme({
  code: 'PL_SORBNET',
  name: 'SORBNET',
  clearingSystem: 'SRB',
  kind: 'high-value',
  countries: ['PL'],
  currencies: ['PLN'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  reach: 'all',
  confidence: 'known',
  sources: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'Credit Agricole Bank Polska, account terms'],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'PL', account: '61109010140000071219812874', currency: 'PLN' },
    { iban: 'PL61109010140000071219812874', currency: 'PLN' },
  ],
  not: [
    { country: 'PL', account: '61109010140000071219812874', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'PLN' },
    { country: 'PL', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'PLN' },
  ],
};
