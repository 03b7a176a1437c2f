/**
 * Accounts in Pakistan: bank code and account number.
 *
 * The gotcha: each bank chooses the length of its account numbers, mostly 10 to 14 digits, and puts them into the IBAN in its own way: UBL writes 0112
 * or 0109000 before a number and leaves the branch out, Bank Alfalah and Faysal Bank put zeros behind the branch, Allied Bank leaves the branch out.
 * Standard Chartered Bank (SCBL) alone is known to fill numbers with zeros on the left, so no IBAN is built of short numbers of other banks. Numbers of
 * 17 to 20 digits name the branch as well, and are longer than the IBAN holds.
 *
 * @see IBAN registry, release 102, entry PK
 * @see https://ubldigital.com/-E-Services/InternationalBankAccountNumber/FrequentlyAskedQuestions (12 digits behind 0112), read 2026-11-24
 * @see https://www.alameenfunds.com/alerts-and-statements/ibft-account-number-formats/ (banks, lengths, branches), read 2026-11-24
 */
import { bankOwn, exactly, zeroPadded } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { PK } from './iban.js';

export const account = localAccount(PK, {
  currency: 'PKR',
  forms: [exactly('account'), bankOwn(1, 15, /^(?!SCBL)/), zeroPadded(1, 'account'), bankOwn(17, 20)],
});

export const examples: AccountExamples = {
  local: [
    { memberId: 'SCBL', account: '1123456702', iban: 'PK36SCBL0000001123456702' },
    { bic: 'SCBLPKKX', account: '01123456702', iban: 'PK36SCBL0000001123456702' },
    { memberId: 'SCBL', account: '0000-0011-2345-6702', iban: 'PK36SCBL0000001123456702' },
  ],
  valid: [
    { memberId: 'UNIL', account: '123456789' },
    { memberId: 'HABB', account: '12345678901' },
    { memberId: 'ALFH', account: '0035-1010012345' },
    { memberId: 'ABPA', account: '04190010112233440012' },
  ],
  invalid: [{ memberId: 'UNIL', account: '123456789012345678901', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' }],
};
