/** Settlement systems of El Salvador. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';

/** ACH: batch payments. A payment names the bank code, the account and the type of account. */
export const SV_ACH = scheme({
  code: 'SV_ACH',
  name: 'ACH El Salvador',
  kind: 'batch',
  countries: ['SV'],
  currencies: ['USD'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'known',
});

export const examples: Readonly<Record<string, SchemeExamples>> = {
  SV_ACH: {
    fits: [
      { country: 'SV', memberId: '02', account: '123456789', currency: 'USD' },
      { iban: 'SV62CENR00000000000000700025', currency: 'USD' },
    ],
    not: [
      { country: 'SV', memberId: '02', account: '123456789', currency: 'EUR' },
      { country: 'SV', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'USD' },
    ],
  },
};
