/**
 * Accounts in New Zealand: bank, branch, account number (base) and suffix, written `BB-bbbb-AAAAAAA-SSS`.
 *
 * Each part is filled with zeros on the left.
 *
 * The gotcha: the check digit stands within the number, and it depends on the bank which digits it covers. Branches are assigned in ranges.
 * New ranges are added, so a branch outside the known ones is a warning.
 *
 * @see Inland Revenue, RWT and NRWT certificate filing specification 2020, section 8, bank account number validation
 * @see Payments NZ, bank branch register, 5 January 2026: the ranges added since
 */
import { lostZeros } from '../../account-forms/lost-zeros.js';
import { newZealand } from '../../account-forms/new-zealand.js';
import { branchRanges, newZealandAccount } from '../../check-digits/new-zealand.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';
import { advisory } from '../../vocabulary/check.js';

export const account = accountWithoutIban({
  code: 'NZ',
  currency: 'NZD',
  normalizeMemberId: lostZeros(1, 2, 5, 6),
  bban: 'bank:2n branch:4n account:8n type:4n',
  checks: [
    newZealandAccount(
      { bank: 'bank', branch: 'branch', base: 'account', suffix: 'type' },
      { AB: '01 02 03 06 11 12 13 14 15 16 17 18 19 20 21 22 23 24 27 30 35 38', D: '08', E: '09', F: '25 33', G: '26 28 29' },
    ),
    advisory(
      branchRanges('bank', 'branch', {
        '01': '0001-0999 1100-1199 1800-1899 6150-6150',
        '02': '0001-0999 1200-1299 2025-2055',
        '03': '0001-0999 1300-1399 1500-1599 1700-1799 1900-1999 5050-5050 7350-7399',
        '04': '2014-2024',
        '05': '8884-8889',
        '06': '0001-0999 1400-1499',
        '08': '6500-6599',
        '09': '0000-0000',
        '10': '5165-5169',
        '11': '5000-6499 6600-8999',
        '12': '3000-3299 3400-3499 3600-3699',
        '13': '4900-4999',
        '14': '4700-4799',
        '15': '3900-3999',
        '16': '4400-4499',
        '17': '3300-3399',
        '18': '3500-3599',
        '19': '4600-4649',
        '20': '4100-4199',
        '21': '4800-4899',
        '22': '4000-4049',
        '23': '3700-3799',
        '24': '4300-4349',
        '25': '2500-2599',
        '26': '2600-2699',
        '27': '3800-3849',
        '28': '2100-2149',
        '29': '2150-2299',
        '30': '2900-2949',
        '31': '2800-2849',
        '33': '6700-6799',
        '35': '2400-2499',
        '38': '9000-9499',
        '88': '8800-8805',
      }),
    ),
  ],
  clearingSystem: 'NZNCC',
  forms: [newZealand('bank', 'branch', 'account', 'type')],
});

export const examples: AccountExamples = {
  valid: [
    { account: '01-902-0068389-00' },
    { memberId: '010902', account: '0068389-00' },
    { memberId: '//NZ086523', account: '1954512-001' },
    { account: '08-6523-1954512-001' },
    { account: '26-2600-0320871-032' },
    { memberId: '01', branchId: '0902', account: '0068389-000' },
    { memberId: '042015', account: '1234567-00' },
    { account: '01-0902-00068389-0000' },
  ],
  invalid: [
    { memberId: '01090', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '011700', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '01', branchId: '092', account: '0068389-00', code: 'CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '010902', account: '0068388-00', code: 'CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY' },
    { account: '01-0242-0100195-00', code: 'CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS' },
    { account: '03-0001-0016527-000', code: 'CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS' },
    { memberId: '010902', account: '006838-00', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { account: '01-0902-0068389-1144', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { account: '010902000683891144', code: 'CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS' },
    { memberId: '010902', account: '02-0902-0068389-00', code: 'CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY' },
  ],
};
