/**
 * TIPS, instant payments of the Bank of Tanzania: accounts and wallets.
 *
 * Not the TIPS of the Eurosystem.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const TZ_TIPS = scheme({
  code: 'TZ_TIPS',
  name: 'TIPS Tanzania',
  kind: 'instant',
  countries: ['TZ'],
  currencies: ['TZS'],
  account: ['ACCOUNT_NUMBER', 'PHONE'],
  bank: 'bic',
  reach: 'listed',
  confidence: 'sourced',
  knownOnly: ['reach'],
  sources: ['docs.dlocal.com, payouts', 'tuko.co.ke and help.nala.money, M-PESA limits'],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'TZ', bic: 'ACTZTZTZ', account: '0150123456789', currency: 'TZS' },
    { country: 'TZ', type: 'PHONE', account: '+255712345678', currency: 'TZS' },
  ],
  not: [
    { country: 'TZ', bic: 'ACTZTZTZ', account: '0150123456789', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'TZS' },
    { country: 'TZ', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'TZS' },
  ],
};
