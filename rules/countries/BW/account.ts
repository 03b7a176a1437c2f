/**
 * Accounts in Botswana: a branch code of six digits, which is the bank identifier, and the account number.
 *
 * The form of account numbers differs from bank to bank and is not declared; the layout holds up to 33 characters. First National Bank's
 * accounts have eleven digits; nothing is published of the others.
 *
 * @see https://app.ohmyfin.ai/zh/country/BOTSWANA (branch code of 6 digits)
 * @see https://www.airwallex.com/docs/payouts__payout-network__botswana (branch of 6 digits, account of up to 33 characters)
 */
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'BW',
  currency: 'BWP',
  bban: 'bank:6n account:33c',
});

export const examples: AccountExamples = {
  valid: [
    { memberId: '281467', account: '62001234567' },
    { memberId: '28-14-67', account: '1234567' },
  ],
  invalid: [
    { memberId: '28146', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '2814670', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
  ],
};
