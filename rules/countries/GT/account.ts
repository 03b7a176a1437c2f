/**
 * Accounts in Guatemala as domestic payments write them.
 *
 * The part of the IBAN after the bank is currency, type and account. The gotcha: many banks write a shorter number of their own, and name
 * the bank by a code of their clearing house: neither is covered.
 *
 * @see IBAN registry, release 102, entry GT
 */
import { exactly, upToFull } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { GT } from './iban.js';

export const account = localAccount(GT, {
  currency: 'GTQ',
  currencyInNumber: { fields: ['currency'], codes: { '01': 'GTQ', '02': 'USD' }, severity: 'info' },
  forms: [exactly('currency', 'type', 'account')],
  domestic: { bban: 'account:20c', memberId: [], otherDomesticCode: true, forms: [upToFull(1, 'account')] },
});

export const examples: AccountExamples = {
  local: [{ bic: 'TRAJGTGC', account: '01020000001210029690', iban: 'GT82TRAJ01020000001210029690' }],
  valid: [{ account: '1210029690' }, { memberId: '45', account: '121-002969-0' }],
  invalid: [{ account: '010200000012100296901', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' }],
};
