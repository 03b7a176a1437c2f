/**
 * Accounts in Luxembourg: bank code and account number, as the IBAN holds them.
 *
 * @see IBAN registry, release 102, entry LU
 */
import { localAccount } from '../../vocabulary/account.js';
import { LU } from './iban.js';

export const account = localAccount(LU, {
  currency: 'EUR',
});
