/**
 * Accounts in Guinea-Bissau as domestic payments write them.
 *
 * The bank identifier is the country code and three digits; the rest of the BBAN is the account number. The layout is known from use
 * (`iban.ts`).
 */
import { localAccount } from '../../vocabulary/account.js';
import { GW } from './iban.js';

export const account = localAccount(GW, {
  currency: 'XOF',
});
