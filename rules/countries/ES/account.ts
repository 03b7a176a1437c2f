/**
 * Accounts in Spain as domestic payments write them: the código cuenta cliente (CCC), entidad, oficina, two check digits and número de
 * cuenta.
 *
 * Where bank and branch are named apart, the account number may lack them, and may lack the check digits as well.
 *
 * The bank identifier of messages (ESNCC) has eight digits, or nine with the check digit of bank and branch.
 *
 * @see IBAN registry, release 102, entry ES
 * @see ISO 20022 external code set, ExternalClearingSystemIdentification1Code, ESNCC: [0-9]{8,9}
 */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { ES } from './iban.js';

const WITH_CHECK_DIGIT = { bank: { start: 0, end: 4 }, branch: { start: 4, end: 8 }, bankCheck: { start: 8, end: 9 } };

/** 210004184 → 21000418, where the check digit holds; another text as it is. */
const withoutCheckDigit = (written: string): string =>
  written.replace(/(\d{4})[ -]?(\d{4})[ -]?(\d)$/, (code, bank: string, branch: string, digit: string) =>
    ES.checks?.[0]?.compile(WITH_CHECK_DIGIT).verify(bank + branch + digit) === 'passed' ? bank + branch : code,
  );

export const account = localAccount(ES, {
  currency: 'EUR',
  clearingSystem: 'ESNCC',
  normalizeMemberId: withoutCheckDigit,
  forms: [exactly('bank', 'branch', 'bankCheck', 'check', 'account'), exactly('bankCheck', 'check', 'account'), exactly('account')],
});

export const examples: AccountExamples = {
  local: [
    { account: '2100 0418 45 0200051332', iban: 'ES9121000418450200051332' },
    { memberId: '2100', branchId: '0418', account: '0200051332', iban: 'ES9121000418450200051332' },
    { memberId: 'ESNCC210004184', account: '0200051332', iban: 'ES9121000418450200051332' },
    { memberId: '21000418', account: '45-0200051332', iban: 'ES9121000418450200051332' },
  ],
  invalid: [{ memberId: 'ESNCC210004185', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' }],
};
