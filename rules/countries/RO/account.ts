/**
 * Accounts in Romania: bank code and account number, as the IBAN holds them.
 *
 * @see IBAN registry, release 102, entry RO
 */
import { localAccount } from '../../vocabulary/account.js';
import { RO } from './iban.js';

export const account = localAccount(RO, {
  currency: 'RON',
});
