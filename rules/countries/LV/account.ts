/** Accounts in Latvia as domestic payments write them. Sources: `iban.ts`. */
import { localAccount } from '../../vocabulary/account.js';
import { LV } from './iban.js';

export const account = localAccount(LV, {
  currency: 'EUR',
});
