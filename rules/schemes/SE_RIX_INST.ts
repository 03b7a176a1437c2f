/**
 * RIX-INST, instant payments of Sveriges Riksbank on TIPS. Swish settles here.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const SE_RIX_INST = scheme({
  code: 'SE_RIX_INST',
  name: 'RIX-INST',
  kind: 'instant',
  countries: ['SE'],
  currencies: ['SEK'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  reach: 'listed',
  confidence: 'known',
  sources: [],
});

export const examples: SchemeExamples = {
  fits: [
    { country: 'SE', memberId: '5839', account: '8257466', currency: 'SEK' },
    { iban: 'SE4550000000058398257466', currency: 'SEK' },
  ],
  not: [
    { country: 'SE', memberId: '5839', account: '8257466', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'SEK' },
    { country: 'SE', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'SEK' },
  ],
};
