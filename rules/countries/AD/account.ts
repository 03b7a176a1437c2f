/** Accounts in Andorra as domestic payments write them. Sources: `iban.ts`. */
import { localAccount } from '../../vocabulary/account.js';
import { AD } from './iban.js';

export const account = localAccount(AD, {
  currency: 'EUR',
});
