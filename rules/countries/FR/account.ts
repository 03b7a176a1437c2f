/**
 * Accounts in France as domestic payments write them: code banque, code guichet, numéro de compte, clé RIB.
 *
 * Bank and branch name the bank. The numéro de compte may come with its clé RIB or without it. Banks of Monaco hold French accounts, too.
 *
 * @see IBAN registry, release 102, entry FR
 */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { FR } from './iban.js';

export const account = localAccount(FR, {
  currency: 'EUR',
  forms: [exactly('account', 'check'), exactly('account')],
  bicCountries: ['MC'],
});

export const examples: AccountExamples = {
  local: [
    { memberId: '20041', branchId: '01005', account: '0500013M026 06', iban: 'FR1420041010050500013M02606' },
    { memberId: '2004101005', account: '0500013M026', iban: 'FR1420041010050500013M02606' },
  ],
};
