/** Settlement systems of Guatemala. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';

/**
 * ACH, batch payments in Guatemala.
 *
 * A payment names the bank code, the account and the kind of account.
 */
export const GT_ACH = scheme({
  code: 'GT_ACH',
  name: 'ACH Guatemala',
  kind: 'batch',
  countries: ['GT'],
  currencies: ['GTQ'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'known',
});

export const examples: Readonly<Record<string, SchemeExamples>> = {
  GT_ACH: {
    fits: [
      { country: 'GT', memberId: 'TRAJ', account: '01020000001210029690', currency: 'GTQ' },
      { iban: 'GT82TRAJ01020000001210029690', currency: 'GTQ' },
    ],
  },
};
