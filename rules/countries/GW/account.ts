/** Accounts in Guinea-Bissau as domestic payments write them. Sources: `iban.ts`. */
import { localAccount } from '../../vocabulary/account.js';
import { GW } from './iban.js';

export const account = localAccount(GW, {
  currency: 'XOF',
});
