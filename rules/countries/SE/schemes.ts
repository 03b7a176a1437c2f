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

/**
 * Swish: instant payments to an alias, the mobile number of a person or the Swish number of a company, ten digits that begin with 123. A charity may
 * have the seven digits of its 90 account.
 */
export const SE_SWISH = scheme({
  code: 'SE_SWISH',
  name: 'Swish',
  kind: 'proxy',
  countries: ['SE'],
  currencies: ['SEK'],
  account: ['PHONE', 'ALIAS'],
  registered: [
    { type: 'PHONE', as: '+46', pattern: /^\+467\d{8}$/ },
    { type: 'ALIAS', pattern: /^(?:123\d{7}|90\d{5})$/ },
  ],
  bank: 'in-account',
  membership: 'optional',
  confidence: 'sourced',
  knownOnly: ['registered', 'account'],
});

export const sources: Sources = {
  SE_BANKGIROT: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'Wise recipient types, slatedocs/slate'],
  SE_DATACLEARING: ['Wise recipient types, slatedocs/slate'],
  SE_RIX: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
  SE_SWISH: [
    'developer.getswish.se, merchants API manual, terms and definitions',
    'Swish merchant integration guide 2.6',
    'Svensk Insamlingskontroll, Starta 90-konto, 2026-11-23: a Swish number with the number of the 90 account',
  ],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  SE_BANKGIROT: {
    fits: [
      { country: 'SE', memberId: '5839', account: '8257466', currency: 'SEK' },
      { iban: 'SE4550000000058398257466', currency: 'SEK' },
    ],
  },
  SE_DATACLEARING: {
    fits: [
      { country: 'SE', memberId: '5839', account: '8257466', currency: 'SEK' },
      { iban: 'SE4550000000058398257466', currency: 'SEK' },
    ],
  },
  SE_RIX: {
    fits: [
      { country: 'SE', memberId: '5839', account: '8257466', currency: 'SEK' },
      { iban: 'SE4550000000058398257466', currency: 'SEK' },
    ],
  },
  SE_RIX_INST: {
    fits: [
      { country: 'SE', memberId: '5839', account: '8257466', currency: 'SEK', reached: true },
      { iban: 'SE4550000000058398257466', currency: 'SEK', reached: true },
    ],
  },
  SE_SWISH: {
    fits: [
      { country: 'SE', type: 'PHONE', account: '+46701234567', currency: 'SEK' },
      { country: 'SE', type: 'ALIAS', account: '1231234567', currency: 'SEK' },
    ],
  },
};
