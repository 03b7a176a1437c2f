/**
 * Accounts in Egypt as domestic payments write them.
 *
 * Bank and branch name the bank. Where a bank is known to fill a shorter account number up with zeros on the left, an IBAN is built of it: that is the
 * bank of the registry's example (0019).
 *
 * The gotcha: banks differ. Arab International Bank writes four zeros behind its thirteen digits. Banque Misr (0002), National Bank of Egypt (0003)
 * and QNB (0037) put their numbers into the IBAN by rules of their own, with digits before and behind them. Those of National Bank of Egypt have 19
 * digits, more than the IBAN has for account numbers.
 *
 * @see IBAN registry, release 102, entry EG
 * @see https://www.aib.com.eg/IBAN (13 digits and 0000), read 2026-11-24
 * @see IBANs that account holders of these banks publish beside their account numbers, read 2026-11-24
 */

import { bankOwn, exactly, zeroPadded } from '../../account-forms/account-form.js';
import { lostZeros } from '../../account-forms/lost-zeros.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { EG } from './iban.js';

export const account = localAccount(EG, {
  currency: 'EGP',
  normalizeMemberId: lostZeros(1, 4, 5, 8),
  forms: [exactly('account'), bankOwn(1, 16, /^(?!0019)/), zeroPadded(1, 'account'), bankOwn(18, 19)],
});

export const examples: AccountExamples = {
  local: [{ memberId: '00190005', account: '000263180002', iban: 'EG380019000500000000263180002' }],
  valid: [
    { memberId: '00370177', account: '20312345678' },
    { memberId: '00100001', account: '100012345678' },
    { memberId: '0003', account: '1000000123456700001' },
  ],
  invalid: [{ memberId: '00190005', account: '12345678901234567890', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' }],
};
