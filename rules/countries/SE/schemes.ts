/** Settlement systems of Sweden. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** Bankgirot: batch payments. The account is a bankgiro number of seven or eight digits, or clearing number and account. */
export const SE_BANKGIROT = scheme({
  code: 'SE_BANKGIROT',
  name: 'Bankgirot',
  clearingSystem: 'BCC',
  kind: 'batch',
  countries: ['SE'],
  currencies: ['SEK'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

/** Dataclearing: transfers between accounts. A payment names the clearing number (four or five digits) and the account. */
export const SE_DATACLEARING = scheme({
  code: 'SE_DATACLEARING',
  name: 'Dataclearing',
  kind: 'batch',
  countries: ['SE'],
  currencies: ['SEK'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

/** RIX-RTGS: the RTGS of Sveriges Riksbank. */
export const SE_RIX = scheme({
  code: 'SE_RIX',
  name: 'RIX-RTGS',
  clearingSystem: 'RIX',
  kind: 'high-value',
  countries: ['SE'],
  currencies: ['SEK'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

/** RIX-INST: the instant payments of Sveriges Riksbank on TIPS. Swish settles here. */
export const SE_RIX_INST = scheme({
  code: 'SE_RIX_INST',
  name: 'RIX-INST',
  kind: 'instant',
  countries: ['SE'],
  currencies: ['SEK'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  membership: 'optional',
  confidence: 'known',
});

export const sources: Sources = {
  SE_BANKGIROT: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'Wise recipient types, slatedocs/slate'],
  SE_DATACLEARING: ['Wise recipient types, slatedocs/slate'],
  SE_RIX: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  SE_BANKGIROT: {
    fits: [
      { country: 'SE', memberId: '5839', account: '8257466', currency: 'SEK' },
      { iban: 'SE4550000000058398257466', currency: 'SEK' },
    ],
    not: [
      { country: 'SE', memberId: '5839', account: '8257466', currency: 'EUR' },
      { country: 'SE', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'SEK' },
    ],
  },
  SE_DATACLEARING: {
    fits: [
      { country: 'SE', memberId: '5839', account: '8257466', currency: 'SEK' },
      { iban: 'SE4550000000058398257466', currency: 'SEK' },
    ],
    not: [
      { country: 'SE', memberId: '5839', account: '8257466', currency: 'EUR' },
      { country: 'SE', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'SEK' },
    ],
  },
  SE_RIX: {
    fits: [
      { country: 'SE', memberId: '5839', account: '8257466', currency: 'SEK' },
      { iban: 'SE4550000000058398257466', currency: 'SEK' },
    ],
    not: [
      { country: 'SE', memberId: '5839', account: '8257466', currency: 'EUR' },
      { country: 'SE', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'SEK' },
    ],
  },
  SE_RIX_INST: {
    fits: [
      { country: 'SE', memberId: '5839', account: '8257466', currency: 'SEK', reached: true },
      { iban: 'SE4550000000058398257466', currency: 'SEK', reached: true },
    ],
    not: [
      { country: 'SE', memberId: '5839', account: '8257466', currency: 'EUR' },
      { country: 'SE', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'SEK' },
    ],
  },
};
