/**
 * Accounts in Andorra as domestic payments write them: bank and branch name the bank, the rest of the BBAN is the account number.
 *
 * @see IBAN registry, release 102, entry AD
 */
import { localAccount } from '../../vocabulary/account.js';
import { AD } from './iban.js';

export const account = localAccount(AD, {
  currency: 'EUR',
});
