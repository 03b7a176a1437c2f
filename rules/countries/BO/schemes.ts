/** Settlement systems of Bolivia. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';

/**
 * ACH, batch payments in Bolivia.
 *
 * A payment names the bank code, the account and the kind of account.
 */
export const BO_ACH = scheme({
  code: 'BO_ACH',
  name: 'ACH Bolivia',
  kind: 'batch',
  countries: ['BO'],
  currencies: ['BOB'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'known',
});

export const examples: Readonly<Record<string, SchemeExamples>> = {
  BO_ACH: {
    fits: [{ country: 'BO', memberId: '1001', account: '1234567890', currency: 'BOB' }],
  },
};
