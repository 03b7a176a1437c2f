/**
 * Accounts in Kazakhstan as domestic payments write them.
 *
 * Domestic payments name the bank by its BIC (BIK), not by the three digits of the IBAN.
 *
 * @see IBAN registry, release 102, entry KZ
 */
import { localAccount } from '../../vocabulary/account.js';
import { KZ } from './iban.js';

export const account = localAccount(KZ, {
  currency: 'KZT',
  otherDomesticCode: [],
});
