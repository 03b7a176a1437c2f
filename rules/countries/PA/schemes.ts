/** Settlement systems of Panama. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';

/** ACH: batch payments. A payment names the bank code, the account and the type of account. */
export const PA_ACH = scheme({
  code: 'PA_ACH',
  name: 'ACH Panama',
  kind: 'batch',
  countries: ['PA'],
  currencies: ['USD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'known',
});

export const examples: Readonly<Record<string, SchemeExamples>> = {
  PA_ACH: {
    fits: [{ country: 'PA', memberId: '71', account: '0412345678', currency: 'USD' }],
  },
};
