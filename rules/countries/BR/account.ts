/**
 * Accounts in Brazil as domestic payments write them: bank, branch (agência) and account (conta).
 *
 * A bank is named by its ISPB number of eight digits or its COMPE code of three. The branch has four digits, the account up to 20; each of
 * the two has a check digit by a rule of the bank's own. Accounts at banks have up to 13 digits; Pix carries up to 20.
 *
 * @see Banco Central do Brasil, Participantes do STR; https://docs.localpayment.com/reference/bank-account-validations-1
 */
import { brazilianBank, brazilianNumber } from '../../account-forms/brazilian.js';
import { brazilianAccount, brazilianBranch, brazilianBranchAccount } from '../../check-digits/brazilian.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { BR } from './iban.js';

export const account = localAccount(BR, {
  currency: 'BRL',
  otherDomesticCode: true,
  domestic: {
    bban: 'bank:8n branch:4n bankCheck:1c account:20n check:1c',
    notOfAccount: ['bankCheck'],
    checks: [
      brazilianBranch('bank', 'branch', 'bankCheck'),
      brazilianAccount('bank', 'account', 'check'),
      brazilianBranchAccount('bank', 'branch', 'account', 'check'),
    ],
    memberId: ['bank', 'branch'],
    branchApart: true,
    // of the ISPB number
    bankAlone: 8,
    memberForm: brazilianBank('bank', 'branch', 'bankCheck'),
    forms: [brazilianNumber('account', 'check')],
  },
});

export const examples: AccountExamples = {
  local: [{ memberId: '00360305', branchId: '00001', account: '0009795493C1', iban: 'BR1800360305000010009795493C1' }],
  valid: [
    { memberId: '001', branchId: '1584-9', account: '210169-6' },
    { memberId: '00000000', branchId: '1852-X', account: '10089934-X' },
    { memberId: '1', account: '10089939-0' },
    { memberId: '2371425', account: '0238069-2' },
    { memberId: '237', branchId: '8221-P', account: '0325620-0' },
    { memberId: '3412545', branchId: '2545', account: '02366-1' },
    { memberId: '033', branchId: '1234', account: '12345678-4' },
    { memberId: '041', account: '358507671-8' },
    { memberId: '104', branchId: '1234', account: '001.12345678-2' },
    { memberId: '260', branchId: '0001', account: '12345678901' },
    { account: '12345678901234567890' },
    { memberId: '0036030500001', account: '9795493' },
  ],
  invalid: [
    { memberId: '0011', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '001', branchId: '123456', code: 'CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '3412545', branchId: '2546', code: 'CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '001', branchId: '1584-8', code: 'CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '001', account: '210169-7', code: 'CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY' },
    { memberId: '341', branchId: '2545', account: '02366-2', code: 'CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY' },
    { memberId: '260', account: '123456789012345678901', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
