/**
 * NICS, the clearing of the Norwegian banks.
 *
 * The account has eleven digits, and the bank in the first four.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const NO_NICS = scheme({
  code: 'NO_NICS',
  name: 'NICS',
  clearingSystem: 'NOC',
  kind: 'batch',
  countries: ['NO'],
  currencies: ['NOK'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  reach: 'all',
  confidence: 'known',
  sources: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'NO', account: '86011117947', currency: 'NOK' },
    { iban: 'NO9386011117947', currency: 'NOK' },
  ],
  not: [
    { country: 'NO', account: '86011117947', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'NOK' },
    { country: 'NO', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'NOK' },
  ],
};
