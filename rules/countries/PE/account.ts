/**
 * Accounts in Peru: the código de cuenta interbancario (CCI) of 20 digits, an account number that holds its bank: bank, branch, account
 * number and two check digits.
 *
 * Both check digits stand at the end. The first is the Luhn digit of bank and branch, the second that of the account number.
 *
 * The gotcha: the number by which a bank itself knows the account is no CCI, even where it too has twenty digits. Such a number of up to 18
 * digits is accepted and not covered, but transfers between banks want the CCI.
 *
 * @see Cámara de Compensación Electrónica, Perú, código de cuenta interbancario
 * @see https://docs.d24.com/cashouts/countries-validations/american-countries/peru
 * @see https://www.airwallex.com/docs/payouts__payout-network__peru
 */
import { bankOwn, exactly } from '../../account-forms/account-form.js';
import { luhn } from '../../check-digits/luhn.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'PE',
  currency: 'PEN',
  bban: 'bank:3n branch:3n account:12n bankCheck:1n check:1n',
  checks: [luhn(['bank', 'branch'], 'bankCheck'), luhn(['account'], 'check')],
  otherDomesticCode: [],
  branchMayLack: true,
  forms: [exactly('bank', 'branch', 'account', 'bankCheck', 'check'), bankOwn(8, 18)],
});

export const examples: AccountExamples = {
  valid: [
    { account: '01136600010003254221' },
    { memberId: '011', account: '011-241-000190006582-70' },
    { memberId: '011', branchId: '366', account: '01136600010003254221' },
    { memberId: '011366' },
    { memberId: '002', account: '194-12345678-0-12' },
  ],
  invalid: [
    { account: '01136600010003254222', code: 'CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS' },
    { account: '01136600010003254231', code: 'CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS' },
    { account: '0113660001000325422', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '002', account: '01136600010003254221', code: 'CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY' },
  ],
};
