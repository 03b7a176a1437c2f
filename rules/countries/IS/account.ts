/**
 * Accounts in Iceland as domestic payments write them: bank and branch, ledger, number, and the kennitala of the owner.
 *
 * Bank and branch are the bank identifier of four digits. The rest is the account number, written 0159-26-007654-551073-0339 with the bank
 * before it. The gotcha: most people write 0159-26-007654 alone, or 0159-26-7654, and the kennitala elsewhere: no IBAN is built of that.
 *
 * @see IBAN registry, release 102, entry IS
 * @see https://www.islandsbanki.is/is/grein/iban (bank, ledger, number and kennitala are parts of their own)
 */
import { bankOwn, exactly } from '../../account-forms/account-form.js';
import { icelandicParts } from '../../account-forms/icelandic.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { IS } from './iban.js';

export const account = localAccount(IS, {
  currency: 'ISK',
  notOfAccount: ['holder'],
  forms: [exactly('type', 'account', 'holder'), exactly('bank', 'branch', 'type', 'account'), icelandicParts, bankOwn(6, 12)],
});

export const examples: AccountExamples = {
  local: [
    { account: '0159-26-007654-551073-0339', iban: 'IS140159260076545510730339' },
    { account: '0159-26-7654-551073-0339', iban: 'IS140159260076545510730339' },
    { memberId: '0159', account: '26-7654-5510730339', iban: 'IS140159260076545510730339' },
  ],
  valid: [{ account: '0159-26-007654' }, { account: '0159-26-7654' }, { memberId: '0159', account: '26-007654' }],
};
