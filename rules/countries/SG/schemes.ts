/** Settlement systems of Singapore. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** FAST: instant payments. A payment names the account, and the bank by its BIC or by bank code (4 digits) and branch code (3 digits). */
export const SG_FAST = scheme({
  code: 'SG_FAST',
  name: 'FAST',
  kind: 'instant',
  countries: ['SG'],
  currencies: ['SGD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'optional',
  cap: { amount: 200_000, currency: 'SGD' },
  from: '2014-03-17',
  confidence: 'sourced',
  knownOnly: ['membership', 'from'],
});

/** GIRO: batch payments. */
export const SG_GIRO = scheme({
  code: 'SG_GIRO',
  name: 'GIRO',
  kind: 'batch',
  countries: ['SG'],
  currencies: ['SGD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'all',
  confidence: 'known',
});

/** MEPS+: the RTGS of the Monetary Authority of Singapore. */
export const SG_MEPS = scheme({
  code: 'SG_MEPS',
  name: 'MEPS+',
  clearingSystem: 'MEP',
  kind: 'high-value',
  countries: ['SG'],
  currencies: ['SGD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'either',
  membership: 'all',
  address: [{ from: '2026-11-14', form: 'structured-or-hybrid' }],
  confidence: 'sourced',
  knownOnly: ['address'],
});

/** PayNow: a FAST payment to a mobile number, NRIC or FIN, UEN, or virtual payment address. */
export const SG_PAYNOW = scheme({
  code: 'SG_PAYNOW',
  name: 'PayNow',
  kind: 'proxy',
  countries: ['SG'],
  currencies: ['SGD'],
  account: ['PHONE', 'NRIC', 'TAX_ID', 'ALIAS'],
  registered: [
    { type: 'PHONE', as: '+65', pattern: /^\+65[89]\d{7}$/ },
    { type: 'NRIC', also: ['TAX_ID'], pattern: /^[STFGM]\d{7}[A-Z]$/ },
    { type: 'TAX_ID', pattern: /^(?:\d{8,9}[A-Z]|[TSR]\d{2}[A-Z]{2}\d{4}[A-Z])[0-9A-Z]{0,3}$/ },
  ],
  bank: 'in-account',
  membership: 'all',
  cap: { amount: 200_000, currency: 'SGD' },
  confidence: 'sourced',
  knownOnly: ['registered'],
});

export const sources: Sources = {
  SG_FAST: ['docs.xendit.co, payouts Singapore'],
  SG_MEPS: [
    'ISO 20022 external code set, ExternalCashClearingSystem1Code',
    'help.online.anz.com 52290048829337, beneficiary addresses for international and RTGS payments, 2026-11-28: from November 2026',
  ],
  SG_PAYNOW: ['docs.straitsx.com, PayNow Send'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  SG_FAST: {
    fits: [{ country: 'SG', memberId: '7171', account: '0030123456', currency: 'SGD', reached: true }],
  },
  SG_GIRO: {
    fits: [{ country: 'SG', memberId: '7171', account: '0030123456', currency: 'SGD' }],
  },
  SG_MEPS: {
    fits: [{ country: 'SG', memberId: '7171', account: '0030123456', currency: 'SGD' }],
  },
  SG_PAYNOW: {
    fits: [
      { country: 'SG', type: 'PHONE', account: '+6591234567', currency: 'SGD' },
      { country: 'SG', type: 'TAX_ID', account: '201912345R', currency: 'SGD' },
      { country: 'SG', type: 'ALIAS', account: 'name.example', currency: 'SGD' },
    ],
    not: [
      { country: 'CA', type: 'PHONE', account: '+6591234567', currency: 'SGD' },
      { country: 'SG', account: '0030123456', currency: 'SGD' },
    ],
  },
};
