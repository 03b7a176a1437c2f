/** Settlement systems of Uruguay. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';

/** ACH: batch payments. A payment names the bank code, the account and the type of account. */
export const UY_ACH = scheme({
  code: 'UY_ACH',
  name: 'ACH Uruguay',
  kind: 'batch',
  countries: ['UY'],
  currencies: ['UYU'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'known',
});

export const examples: Readonly<Record<string, SchemeExamples>> = {
  UY_ACH: {
    fits: [{ country: 'UY', memberId: '001', account: '12345678', currency: 'UYU' }],
  },
};
