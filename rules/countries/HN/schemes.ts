/** Settlement systems of Honduras. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';

/**
 * ACH, batch payments in Honduras.
 *
 * A payment names the bank code, the account and the kind of account.
 */
export const HN_ACH = scheme({
  code: 'HN_ACH',
  name: 'ACH Honduras',
  kind: 'batch',
  countries: ['HN'],
  currencies: ['HNL'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'known',
});

export const examples: Readonly<Record<string, SchemeExamples>> = {
  HN_ACH: {
    fits: [
      { country: 'HN', memberId: '01', account: '123456789', currency: 'HNL' },
      { iban: 'HN88CABF00000000000250005469', currency: 'HNL' },
    ],
  },
};
