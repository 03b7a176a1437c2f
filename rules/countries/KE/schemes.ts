/** Settlement systems of Kenya. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** EFT, batch payments in Kenya: a bank of two digits and a branch of three. */
export const KE_EFT = scheme({
  code: 'KE_EFT',
  name: 'EFT Kenya',
  kind: 'batch',
  countries: ['KE'],
  currencies: ['KES'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

/**
 * KEPSS, the RTGS of the Central Bank of Kenya.
 */
export const KE_KEPSS = scheme({
  code: 'KE_KEPSS',
  name: 'KEPSS',
  clearingSystem: 'KPS',
  kind: 'high-value',
  countries: ['KE'],
  currencies: ['KES'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'sourced',
});

/** M-PESA, the mobile wallet of Safaricom, Kenya. */
export const KE_MPESA = scheme({
  code: 'KE_MPESA',
  name: 'M-PESA',
  kind: 'proxy',
  countries: ['KE'],
  currencies: ['KES'],
  account: ['PHONE'],
  bank: 'in-account',
  membership: 'all',
  cap: { amount: 250_000, currency: 'KES' },
  confidence: 'sourced',
});

/** PesaLink, instant payments in Kenya. A payment names an account, or a telephone number linked to one. */
export const KE_PESALINK = scheme({
  code: 'KE_PESALINK',
  name: 'PesaLink',
  kind: 'instant',
  countries: ['KE'],
  currencies: ['KES'],
  account: ['ACCOUNT_NUMBER', 'PHONE'],
  registered: [{ type: 'PHONE', as: '+254', pattern: /^\+254[17]\d{8}$/ }],
  bank: 'memberId',
  membership: 'optional',
  cap: { amount: 999_999, currency: 'KES' },
  confidence: 'sourced',
  knownOnly: ['cap', 'membership', 'registered'],
});

export const sources: Sources = {
  KE_EFT: ['Wise recipient types, slatedocs/slate'],
  KE_KEPSS: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'Wise recipient types, slatedocs/slate'],
  KE_MPESA: ['tuko.co.ke and help.nala.money, M-PESA limits', 'developer.worldpay.com, Kenya'],
  KE_PESALINK: ['tuko.co.ke and help.nala.money, M-PESA limits'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  KE_EFT: {
    fits: [{ country: 'KE', memberId: '01100', account: '1234567890', currency: 'KES' }],
  },
  KE_KEPSS: {
    fits: [{ country: 'KE', memberId: '01100', account: '1234567890', currency: 'KES' }],
  },
  KE_MPESA: {
    fits: [{ country: 'KE', type: 'PHONE', account: '+254712345678', currency: 'KES' }],
    not: [
      { country: 'CA', type: 'PHONE', account: '+254712345678', currency: 'KES' },
      { country: 'KE', account: '1234567890', currency: 'KES' },
    ],
  },
  KE_PESALINK: {
    fits: [
      { country: 'KE', memberId: '01100', account: '1234567890', currency: 'KES', reached: true },
      { country: 'KE', type: 'PHONE', account: '+254712345678', currency: 'KES' },
    ],
  },
};
