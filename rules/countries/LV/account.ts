/**
 * Accounts in Latvia: bank code and account number, as the IBAN holds them.
 *
 * @see IBAN registry, release 102, entry LV
 */
import { localAccount } from '../../vocabulary/account.js';
import { LV } from './iban.js';

export const account = localAccount(LV, {
  currency: 'EUR',
});
