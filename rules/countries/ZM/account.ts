/**
 * Zambia.
 *
 * Bank 6 digits (sort code: bank 2, area 2, branch 2). The form of account numbers is not declared; the layout holds up to 20 characters.
 *
 * Sources disagree on the account: thirteen digits, or no rule at all.
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
