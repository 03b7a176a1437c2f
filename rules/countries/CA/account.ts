/**
 * Accounts in Canada: institution number (three digits), transit number of the branch (five digits), account number (5 to 12 digits).
 *
 * The electronic routing number is a zero, the institution and the transit. The gotcha: a cheque shows them the other way round, transit,
 * hyphen, institution. No check digit is published. At the large banks account numbers have 7 digits or more, at credit unions 5 or more.
 *
 * @see Payments Canada, rule A4 and the financial institutions file
 * @see https://help.zenplanner.com/hc/en-us/articles/204017544-Where-to-find-EFT-Account-Info-for-Canada (Central 1: 5 to 12 digits), read 2026-11-24
 * @see https://docs.adyen.com/api-explorer/transfers/latest/overview (CALocalAccountIdentification: 5 to 12 digits), read 2026-11-24
 * @see https://csipay-pyxis.readme.io/reference/information-on-use-of-bank-routing-numbers-in-canada (XXXXX-YYY is 0YYYXXXXX)
 */

import { upToFull } from '../../account-forms/account-form.js';
import { lostZeros } from '../../account-forms/lost-zeros.js';
import { notZeros } from '../../check-digits/not-zeros.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';
import { advisory } from '../../vocabulary/check.js';
import type { CheckSources } from '../../vocabulary/sources.js';

export const account = accountWithoutIban({
  code: 'CA',
  currency: 'CAD',
  bban: 'bank:3n branch:5n account:12n',
  checks: [advisory(notZeros('branch'))],
  clearingSystem: 'CACPA',
  memberIdPrefixes: ['0'],
  normalizeMemberId: (written) => lostZeros(1, 3, 6, 8)(written.replace(/^(\d{5})-(\d{3})$/, '$2$1')),
  forms: [upToFull(5, 'account')],
});

export const checkSources: CheckSources = {
  'not-zeros': 'no rule is published; no list of transits that was read has it, 2026-11',
};

export const examples: AccountExamples = {
  valid: [
    { memberId: '00304567', account: '1234567' },
    { memberId: '003', branchId: '04567', account: '1234567' },
    { memberId: '000304567', account: '123456789012' },
    { memberId: '//CC000304567', account: '1234567' },
    { memberId: '04567-003', account: '1234567' },
    { memberId: '828', branchId: '04567', account: '12345' },
  ],
  invalid: [
    { memberId: '00300000', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '003', branchId: '00000', account: '1234567', code: 'CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '0030456', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '003', branchId: '0456', code: 'CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '00304567', account: '1234', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
