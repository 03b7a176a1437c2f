/** Settlement systems of Denmark. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * Intradagclearingen, transfers in Denmark in several runs a day until 21 April 2025. Batch Clearing replaced it.
 *
 * A payment names a registration number of four digits and an account number of up to ten.
 */
export const DK_INTRADAGCLEARING = scheme({
  code: 'DK_INTRADAGCLEARING',
  name: 'Intradagclearingen',
  kind: 'batch',
  countries: ['DK'],
  currencies: ['DKK'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  membership: 'all',
  until: '2025-04-21',
  confidence: 'sourced',
  knownOnly: ['until'],
});

/**
 * Kronos2, the RTGS of Danmarks Nationalbank until 21 April 2025.
 *
 * The krone moved to T2 on 22 April 2025, as nationalbanken.dk and ogbdigital.com say.
 */
export const DK_KRONOS = scheme({
  code: 'DK_KRONOS',
  name: 'Kronos2',
  clearingSystem: 'DDK',
  kind: 'high-value',
  countries: ['DK'],
  currencies: ['DKK'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  membership: 'all',
  until: '2025-04-21',
  confidence: 'sourced',
});

/** Straksclearingen, instant transfers in Denmark until 21 April 2025. TIPS in kroner replaced it. */
export const DK_STRAKSCLEARING = scheme({
  code: 'DK_STRAKSCLEARING',
  name: 'Straksclearingen',
  kind: 'instant',
  countries: ['DK'],
  currencies: ['DKK'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  membership: 'all',
  cap: { amount: 500_000, currency: 'DKK' },
  until: '2025-04-21',
  confidence: 'sourced',
  knownOnly: ['cap', 'until'],
});

/** T2 in kroner, the RTGS of Danmarks Nationalbank on the platform of the Eurosystem. It replaced Kronos2 on 22 April 2025. */
export const DK_T2 = scheme({
  code: 'DK_T2',
  name: 'T2 in kroner',
  kind: 'high-value',
  countries: ['DK'],
  currencies: ['DKK'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'either',
  membership: 'all',
  address: [{ from: '2026-11-14', form: 'structured-or-hybrid' }],
  from: '2025-04-22',
  confidence: 'sourced',
  knownOnly: ['address'],
});

/** TIPS in kroner: instant payments on the platform of the Eurosystem. It replaced Straksclearingen on 22 April 2025. */
export const DK_TIPS = scheme({
  code: 'DK_TIPS',
  name: 'TIPS in kroner',
  kind: 'instant',
  countries: ['DK'],
  currencies: ['DKK'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  membership: 'all',
  address: [{ from: '2026-11-15', form: 'structured-or-hybrid' }],
  from: '2025-04-22',
  confidence: 'sourced',
  knownOnly: ['membership', 'address'],
});

/** Batch Clearing: transfers in several runs a day. It replaced Intradagclearingen on 22 April 2025. */
export const DK_BATCH_CLEARING = scheme({
  code: 'DK_BATCH_CLEARING',
  name: 'Batch Clearing',
  kind: 'batch',
  countries: ['DK'],
  currencies: ['DKK'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  membership: 'all',
  from: '2025-04-22',
  confidence: 'sourced',
  knownOnly: ['membership', 'from'],
});

export const sources: Sources = {
  DK_INTRADAGCLEARING: ['nationalbanken.dk, clearing of retail payments', 'nationalbanken.dk, the payments infrastructure in Denmark'],
  DK_KRONOS: [
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'nationalbanken.dk and ogbdigital.com, krone in TARGET Services from 2025-04-22',
  ],
  DK_STRAKSCLEARING: ['nationalbanken.dk, clearing of retail payments', 'nationalbanken.dk, the payments infrastructure in Denmark'],
  DK_T2: ['nationalbanken.dk and ogbdigital.com, krone in TARGET Services from 2025-04-22'],
  DK_TIPS: [
    'nationalbanken.dk, the payments infrastructure in Denmark',
    'ogbdigital.com, krone in TARGET Services from 2025-04-22',
    'danskeci.com, changes to postal address requirements: Danish instant payments',
  ],
  DK_BATCH_CLEARING: ['nationalbanken.dk, the payments infrastructure in Denmark'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  DK_INTRADAGCLEARING: {
    fits: [
      { on: '2025-04-21', country: 'DK', memberId: '0040', account: '440116243', currency: 'DKK' },
      { on: '2025-04-21', iban: 'DK5000400440116243', currency: 'DKK' },
    ],
    not: [
      { on: '2025-04-22', country: 'DK', memberId: '0040', account: '440116243', currency: 'DKK' },
      { on: '2025-04-21', country: 'CA', memberId: '000304567', account: '1234567', currency: 'DKK' },
    ],
  },
  DK_KRONOS: {
    fits: [
      { on: '2025-04-21', country: 'DK', memberId: '0040', account: '440116243', currency: 'DKK' },
      { on: '2025-04-21', iban: 'DK5000400440116243', currency: 'DKK' },
    ],
    not: [
      { on: '2025-04-21', country: 'CA', memberId: '000304567', account: '1234567', currency: 'DKK' },
      { on: '2025-04-22', country: 'DK', memberId: '0040', account: '440116243', currency: 'DKK' },
    ],
  },
  DK_STRAKSCLEARING: {
    fits: [
      { on: '2025-04-21', country: 'DK', memberId: '0040', account: '440116243', currency: 'DKK' },
      { on: '2025-04-21', iban: 'DK5000400440116243', currency: 'DKK' },
    ],
    not: [
      { on: '2025-04-22', country: 'DK', memberId: '0040', account: '440116243', currency: 'DKK' },
      { on: '2025-04-21', country: 'CA', memberId: '000304567', account: '1234567', currency: 'DKK' },
    ],
  },
  DK_T2: {
    fits: [
      { country: 'DK', memberId: '0040', account: '440116243', currency: 'DKK' },
      { iban: 'DK5000400440116243', currency: 'DKK' },
    ],
    not: [{ on: '2025-04-21', country: 'DK', memberId: '0040', account: '440116243', currency: 'DKK' }],
  },
  DK_TIPS: {
    fits: [
      { country: 'DK', memberId: '0040', account: '440116243', currency: 'DKK' },
      { iban: 'DK5000400440116243', currency: 'DKK' },
    ],
    not: [{ on: '2025-04-21', country: 'DK', memberId: '0040', account: '440116243', currency: 'DKK' }],
  },
  DK_BATCH_CLEARING: {
    fits: [
      { country: 'DK', memberId: '0040', account: '440116243', currency: 'DKK' },
      { iban: 'DK5000400440116243', currency: 'DKK' },
    ],
    not: [{ on: '2025-04-21', country: 'DK', memberId: '0040', account: '440116243', currency: 'DKK' }],
  },
};
