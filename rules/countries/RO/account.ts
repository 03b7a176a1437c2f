/** Accounts in Romania as domestic payments write them. Sources: `iban.ts`. */
import { localAccount } from '../../vocabulary/account.js';
import { RO } from './iban.js';

export const account = localAccount(RO, {
  currency: 'RON',
});
