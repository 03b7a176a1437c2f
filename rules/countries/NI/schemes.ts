/** Settlement systems of Nicaragua. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';

/** ACH: batch payments. A payment names the bank code, the account and the type of account. */
export const NI_ACH = scheme({
  code: 'NI_ACH',
  name: 'ACH Nicaragua',
  kind: 'batch',
  countries: ['NI'],
  currencies: ['NIO'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'known',
});

export const examples: Readonly<Record<string, SchemeExamples>> = {
  NI_ACH: {
    fits: [
      { country: 'NI', memberId: '04', account: '123456789', currency: 'NIO' },
      { iban: 'NI45BAPR00000013000003558124', currency: 'NIO' },
    ],
  },
};
