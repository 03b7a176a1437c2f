/**
 * Accounts in Israel as domestic payments write them: bank, branch and account number.
 *
 * The gotcha: people know banks by two digits or one (4 is Bank Yahav), which are written with leading zeros here. A shorter
 * account number is filled up with zeros on the left.
 *
 * @see IBAN registry, release 102, entry IL
 * @see Bank of Israel, codes of the banks
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { IL } from './iban.js';

export const account = localAccount(IL, {
  currency: 'ILS',
  branchApart: true,
  memberIdFrom: 5,
  normalizeMemberId: (written) => written.replace(/^\d(?=\D|$)/, '00$&'),
  forms: [zeroPadded(4, 'account')],
});

export const examples: AccountExamples = {
  local: [
    { memberId: '10-800', account: '99999999', iban: 'IL620108000000099999999' },
    { memberId: '10', branchId: '800', account: '99999999', iban: 'IL620108000000099999999' },
    { memberId: '010800', branchId: '800', account: '99999999', iban: 'IL620108000000099999999' },
  ],
};
