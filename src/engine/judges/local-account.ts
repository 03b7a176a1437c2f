/**
 * An account number that is no IBAN, with its bank identifier, in the forms of its country.
 *
 * What the country has not declared is not covered: a number that we cannot read is not wrong for that.
 */
import type { Fields } from '../../forms/account-form.js';
import { ibanCountry } from '../../identifiers/iban.js';
import type { BoundCheck, CompiledCountry } from '../../identifiers/layout.js';
import { bbanOf, type LocalDetails, readAccount, readMemberId } from '../../identifiers/local-account.js';
import { given } from '../reading.js';
import { accountCountry, type Case } from './case.js';

const VALUE = '/creditorAccount/id/value';

/** The details from which an IBAN can be built; undefined where there is one already, or no account number at all. */
export function localDetails(subject: Case): LocalDetails | undefined {
  const { reading, iban, bic } = subject;
  const { accountValue, accountIdType, creditorAgent } = reading;
  const country = accountCountry(subject);
  const type = given(accountIdType) ?? 'ACCOUNT_NUMBER';
  if (accountValue.is !== 'given' || iban !== undefined || country === undefined || type !== 'ACCOUNT_NUMBER') return undefined;
  const { memberId, branchId } = creditorAgent;
  return { country, memberId: given(memberId), branchId: given(branchId), bic: bic?.bic, account: accountValue.value };
}

export function judgeLocalAccount(subject: Case): void {
  const { reading, findings } = subject;
  const value = given(reading.accountValue);
  if (value === undefined || subject.iban !== undefined || reading.accountIdType.is === 'wrong-type') return;
  const country = ibanCountry(accountCountry(subject) ?? '');
  const type = given(reading.accountIdType) ?? 'ACCOUNT_NUMBER';
  if (country?.rule.account === undefined || type !== 'ACCOUNT_NUMBER')
    return findings.outcome('account-number/form', VALUE, 'not-covered');
  const bank = bankFields(subject, country);
  const account = readAccount(country, value, bank);
  if (account === undefined) {
    const params = { country: country.rule.code };
    return findings.alert('CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT', VALUE, { rule: 'account-number/form', params });
  }
  findings.outcome('account-number/form', VALUE, 'passed');
  judgeChecks(subject, country, bank, account);
}

/** The bank identifier field by field; empty where it is absent or wrong, which is reported elsewhere. */
function bankFields({ reading }: Case, country: CompiledCountry): Fields {
  const { memberId, branchId } = reading.creditorAgent;
  return (memberId.is === 'given' && readMemberId(country, memberId.value, given(branchId))) || {};
}

/** The national checks whose fields are all there: over bank and account together, or over one of them. */
function judgeChecks(subject: Case, country: CompiledCountry, bank: Fields, account: Fields): void {
  const { findings, engine } = subject;
  const fields = { ...bank, ...account };
  const bban = bbanOf(country, fields);
  for (const check of country.checks) {
    if (!check.fields.every((field) => field in fields)) continue;
    const outcome = check.verify(bban, engine.data.tables);
    const rule = `account-number/national-check/${check.name}`;
    if (outcome === 'failed') return reportFailure(subject, country, check, bank, account);
    findings.outcome(rule, VALUE, outcome);
  }
}

/** Whose fault it is depends on who brought the fields. */
function reportFailure({ findings }: Case, country: CompiledCountry, check: BoundCheck, bank: Fields, account: Fields): void {
  const rule = `account-number/national-check/${check.name}`;
  const { name, severity, fields } = check;
  const detail = { rule, severity, params: { country: country.rule.code, check: name } };
  if (fields.every((field) => field in account && !(field in bank)))
    return findings.alert('CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS', VALUE, detail);
  if (fields.every((field) => field in bank)) {
    const pointer = '/creditorAgent/clearingSystemMemberId/memberId';
    return findings.alert('CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT', pointer, detail);
  }
  findings.alert('CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY', VALUE, detail);
}
