/**
 * Accounts in Costa Rica as domestic payments write them.
 *
 * The bank is named by its SINPE code of three digits; an IBAN puts a zero before it. The cuenta cliente of 17 digits is the BBAN without
 * that zero.
 *
 * @see IBAN registry, release 102, entry CR
 */
import { exactly, zeroPadded } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { CR } from './iban.js';

export const account = localAccount(CR, {
  currency: 'CRC',
  memberIdFrom: 3,
  forms: [exactly('account'), zeroPadded(17, 'bank', 'account')],
});

export const examples: AccountExamples = {
  local: [
    { account: '15202001026284066', iban: 'CR05015202001026284066' },
    { memberId: '152', account: '02001026284066', iban: 'CR05015202001026284066' },
  ],
};
