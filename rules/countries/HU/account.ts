/**
 * Accounts in Hungary as domestic payments write them: 8-8 or 8-8-8 digits, of which the first eight are the bank.
 *
 * The bank identifier is bank, branch and their check digit. A number of 16 digits, or the 8 that follow the bank, is filled up with zeros
 * on the right.
 *
 * @see IBAN registry, release 102, entry HU
 */
import { exactly, zeroFilledAfter } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { HU } from './iban.js';

export const account = localAccount(HU, {
  currency: 'HUF',
  memberId: ['bank', 'branch', 'bankCheck'],
  forms: [
    exactly('bank', 'branch', 'bankCheck', 'account', 'check'),
    zeroFilledAfter(16, 'bank', 'branch', 'bankCheck', 'account', 'check'),
    exactly('account', 'check'),
    zeroFilledAfter(8, 'account', 'check'),
  ],
});

export const examples: AccountExamples = {
  local: [
    { account: '11773016-11111018', iban: 'HU42117730161111101800000000' },
    { memberId: '11773016', account: '11111018', iban: 'HU42117730161111101800000000' },
    { memberId: '11773016', account: '11111018-00000000', iban: 'HU42117730161111101800000000' },
    { memberId: '1177301', account: '11111018-00000000', iban: 'HU42117730161111101800000000' },
  ],
};
