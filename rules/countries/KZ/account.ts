/** Accounts in Kazakhstan as domestic payments write them. Sources: `iban.ts`. */
import { localAccount } from '../../vocabulary/account.js';
import { KZ } from './iban.js';

export const account = localAccount(KZ, {
  currency: 'KZT',
  otherCodeAtHome: true,
});
