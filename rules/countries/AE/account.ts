/**
 * Accounts in the United Arab Emirates as domestic payments write them.
 *
 * Domestic payments name the bank by a routing code of nine digits, not by the three digits of the IBAN. A shorter account number is filled
 * up with zeros on the left.
 *
 * @see IBAN registry, release 102, entry AE
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { AE } from './iban.js';

export const account = localAccount(AE, {
  currency: 'AED',
  otherDomesticCode: [9],
  forms: [zeroPadded(1, 'account')],
});
