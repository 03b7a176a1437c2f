/**
 * Accounts in Lithuania: bank code and account number, as the IBAN holds them.
 *
 * @see IBAN registry, release 102, entry LT
 */
import { localAccount } from '../../vocabulary/account.js';
import { LT } from './iban.js';

export const account = localAccount(LT, {
  currency: 'EUR',
});
