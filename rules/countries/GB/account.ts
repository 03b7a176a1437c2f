/**
 * Accounts in the United Kingdom as domestic payments write them: the sort code, which is the bank identifier, and the account number.
 *
 * The gotcha: the bank of a sort code is not public, so an IBAN is built from local details only where a BIC names the bank. `code-ranges/GB` names the bank of
 * some codes, and the holder of ranges of them: where no BIC is given, and for no IBAN. An account
 * number has eight digits; some banks write six, seven, nine or ten. Fourteen are sort code and account number in one.
 *
 * @see Pay.UK, Validating account numbers: UK modulus checking, weight table of January 2026
 */
import { ukAccount } from '../../account-forms/british.js';
import { ukModulus } from '../../check-digits/uk-modulus.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { GB } from './iban.js';

export const account = localAccount(GB, {
  currency: 'GBP',
  notOfAccount: ['bank'],
  memberId: ['branch'],
  bankInRanges: ['branch'],
  clearingSystem: 'GBDSC',
  forms: [ukAccount('branch', 'account')],
  checks: [ukModulus('branch', 'account')],
});

export const examples: AccountExamples = {
  local: [
    { memberId: '//SC601613', bic: 'NWBKGB2L', account: '31926819', iban: 'GB29NWBK60161331926819' },
    { memberId: '60-16-13', bic: 'NWBKGB2L', account: '31926819', iban: 'GB29NWBK60161331926819' },
    { memberId: '601613', bic: 'NWBKGB2L', account: '0131926819', iban: 'GB29NWBK60161331926819' },
    { memberId: '601613', bic: 'NWBKGB2LXXX', account: '1234567', iban: 'GB45NWBK60161301234567' },
    { memberId: '090126', bic: 'ABBYGB2L', account: '812345678', iban: 'GB03ABBY09012812345678' },
    { memberId: '72-00-00', bic: 'ABBYGB2L', account: '355779919', iban: 'GB15ABBY72000355779919' },
    { memberId: '089000', bic: 'CPBKGB22', account: '12345678-00', iban: 'GB42CPBK08900012345678' },
  ],
};
