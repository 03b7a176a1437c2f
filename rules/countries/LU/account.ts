/** Accounts in Luxembourg as domestic payments write them. Sources: `iban.ts`. */
import { localAccount } from '../../vocabulary/account.js';
import { LU } from './iban.js';

export const account = localAccount(LU, {
  currency: 'EUR',
});
