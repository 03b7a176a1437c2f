/**
 * Accounts in Zambia: the sort code of 6 digits names bank, area and branch, with 2 digits each.
 *
 * The gotcha: sources disagree on account numbers: thirteen digits, or no rule at all. No format is therefore declared, and the layout
 * holds up to 20 characters.
 *
 * @see https://app.ohmyfin.ai/zh/country/ZAMBIA (branch code of 6 digits; no rule for accounts)
 * @see https://cashmanagement.bnpparibas.com/currency/zmw (sort code of 6 digits, account of 13)
 */
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'ZM',
  currency: 'ZMW',
  bban: 'bank:6n account:20c',
  memberIdPrefixes: ['ZM'],
});

export const examples: AccountExamples = {
  valid: [{ memberId: '040002', account: '1234567890123' }, { memberId: '04-00-02', account: '12345678' }, { memberId: 'ZM210000' }],
  invalid: [
    { memberId: '04000', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '0400022', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
  ],
};
