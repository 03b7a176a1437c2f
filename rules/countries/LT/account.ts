/** Accounts in Lithuania as domestic payments write them. Sources: `iban.ts`. */
import { localAccount } from '../../vocabulary/account.js';
import { LT } from './iban.js';

export const account = localAccount(LT, {
  currency: 'EUR',
});
