/**
 * Accounts in Uzbekistan: the MFO (5 digits) names the bank, and spreadsheets leave out its leading zeros; the account number has 20 digits.
 *
 * The account number consists of a balance sheet account (5 digits), the currency (3), a check digit, the client (8) and a running number
 * (3).
 *
 * The gotcha: how the check digit is computed is not published, so it is not checked.
 *
 * @see Central Bank of the Republic of Uzbekistan, chart of accounts in commercial banks
 * @see https://www.slash.com/routing-numbers/country/uzbekistan
 */

import { exactly } from '../../account-forms/account-form.js';
import { lostZeros } from '../../account-forms/lost-zeros.js';
import { numericCurrencies } from '../../currencies/numeric-currencies.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'UZ',
  currency: 'UZS',
  // known only: 000 stands for the soum
  currencyInNumber: { fields: ['account'], slice: [5, 8], codes: { ...numericCurrencies, '000': 'UZS', 860: 'UZS' }, severity: 'info' },
  normalizeMemberId: lostZeros(3, 5),
  bban: 'bank:5n account:20n',
  forms: [exactly('account')],
});

export const examples: AccountExamples = {
  valid: [
    { memberId: '00444', account: '20208000900123456001' },
    { memberId: '00444', account: '2020 8000 9001 2345 6001' },
    { account: '0044420208000900123456001' },
  ],
  invalid: [
    { memberId: '0044', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '00444', account: '2020800090012345600', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '00445', account: '0044420208000900123456001', code: 'CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY' },
  ],
};
