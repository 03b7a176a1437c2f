/** Accounts in Moldova as domestic payments write them. Sources: `iban.ts`. */
import { localAccount } from '../../vocabulary/account.js';
import { MD } from './iban.js';

export const account = localAccount(MD, {
  currency: 'MDL',
});
