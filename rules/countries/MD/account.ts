/**
 * Accounts in Moldova: bank code and account number, as the IBAN holds them.
 *
 * @see IBAN registry, release 102, entry MD
 */
import { localAccount } from '../../vocabulary/account.js';
import { MD } from './iban.js';

export const account = localAccount(MD, {
  currency: 'MDL',
});
