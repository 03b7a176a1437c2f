/**
 * Accounts in Costa Rica as domestic payments write them.
 *
 * The bank is named by its SINPE code of three digits; an IBAN puts a zero before it. The cuenta cliente of 17 digits is the BBAN without
 * that zero.
 *
 * The gotcha: no SINPE code begins with a zero (none of the 24 in our directory), so seventeen digits that do are a BBAN that lost one
 * of its digits, it is not known which: no IBAN is built of them.
 *
 * @see IBAN registry, release 102, entry CR
 */
import { exactly, zeroPadded } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import type { AccountForm } from '../../vocabulary/account-form.js';
import { CR } from './iban.js';

const { fill: _, ...wholeNumber } = zeroPadded(17, 'bank', 'account');

/** The cuenta cliente. */
const cuentaCliente: AccountForm<'bank' | 'account'> = {
  ...wholeNumber,
  span: () => [17, 17],
  read: (text, lengths, known) => (/^0/.test(text) && text.length === 17 ? {} : wholeNumber.read(text, lengths, known)),
};

export const account = localAccount(CR, {
  currency: 'CRC',
  memberIdFrom: 3,
  forms: [exactly('account'), cuentaCliente],
});

export const examples: AccountExamples = {
  local: [
    { account: '15202001026284066', iban: 'CR05015202001026284066' },
    { memberId: '152', account: '02001026284066', iban: 'CR05015202001026284066' },
  ],
  // the BBAN without its last digit
  valid: [{ account: '01520200102628406' }],
};
