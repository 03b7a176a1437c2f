/**
 * An account number that is no IBAN, with its bank identifier, in the forms of its country.
 *
 * What the country has not declared is not covered: a number that we cannot read is not wrong for that.
 */
import type { Fields } from '../../../rules/account-forms/account-form.js';
import type { Bic } from '../../identifiers/bic.js';
import { isCardNumber } from '../../identifiers/card-number.js';
import { domesticFacts } from '../../identifiers/domestic-facts.js';
import type { BoundCheck, CompiledCountry } from '../../identifiers/layout.js';
import { bbanOf, contradictsBank, hasAll, type LocalDetails, readAccount, rewrittenField } from '../../identifiers/local-account.js';
import { nationalChecks } from '../../identifiers/national-checks.js';
import { given } from '../reading.js';
import { misshapenMember, VALUE } from './account.js';
import { readMember } from './agent.js';
import { accountCountry, type Case, servesAccountsOf, tablesOf } from './case.js';
import { layoutOf } from './layout.js';

/** The details from which an IBAN can be built; undefined where there is one already, or no account number at all. */
export function localDetails(subject: Case): LocalDetails | undefined {
  const account = accountNumber(subject);
  const country = accountCountry(subject);
  if (account === undefined || country === undefined) return undefined;
  const { memberId, branchId } = subject.reading.creditorAgent;
  // the bank of another country has no part in this country's IBAN
  const bic =
    subject.bic && servesAccountsOf(subject.bic.country, country) && namesOneBank(subject, subject.bic) ? subject.bic.bic : undefined;
  return { country, memberId: given(memberId), branchId: given(branchId), bic, account };
}

/** False where the directory knows the BIC under several bank codes: then it does not say which stands in the IBAN. */
function namesOneBank({ engine }: Case, { bic8, country }: Bic): boolean {
  const entries = engine.data.banks(country)?.byBic8(bic8);
  return entries === undefined || entries.every(({ bankCode }) => bankCode === entries[0]?.bankCode);
}

/** An account number that is no IBAN and does not claim to be one, nor anything else. */
export function accountNumber(subject: Case): string | undefined {
  const { reading, iban } = subject;
  if (subject.account !== undefined) return undefined;
  const isNumber = (given(reading.accountIdType) ?? 'ACCOUNT_NUMBER') === 'ACCOUNT_NUMBER';
  return isNumber && iban === undefined && misshapenMember(subject) === undefined ? given(reading.accountValue) : undefined;
}

const NO_FIELDS: Fields = {};

export function judgeLocalAccount(subject: Case): void {
  const { reading, findings } = subject;
  if (given(reading.accountValue) === undefined || misshapenMember(subject) !== undefined) return;
  if (subject.iban !== undefined || subject.account !== undefined) return;
  const value = accountNumber(subject);
  const country = layoutOf(subject);
  if (value === undefined || country === undefined || domesticFacts(country.rule).forms === undefined)
    return findings.outcome('account-number/form', VALUE, 'not-covered');
  const bank = readMember(subject)?.fields ?? NO_FIELDS;
  const account = readAccount(country, value, bank);
  if (account === undefined) {
    // the more telling of two codes for one fault
    if (isCardNumber(value)) return findings.alert('CREDITOR_CARD_NUMBER_NOT_ALLOWED', VALUE, { rule: 'account-number/card' });
    const params = { country: country.rule.code };
    return findings.alert('CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT', VALUE, { rule: 'account-number/form', params });
  }
  // a number of the bank's own fills no field: nothing is known of its form
  findings.outcome('account-number/form', VALUE, isEmpty(account) ? 'not-covered' : 'passed');
  if (contradictsBank(country, bank, account)) {
    const check = 'bank-identifier';
    return findings.alert('CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY', VALUE, {
      rule: `account-number/${check}`,
      params: { country: country.rule.code, check },
    });
  }
  judgeChecks(subject, country, bank, account);
}

function isEmpty(fields: Fields): boolean {
  for (const _ in fields) return false;
  return true;
}

/** The national checks over the account alone, or over bank and account together; those over the bank are judged with its identifier. */
function judgeChecks(subject: Case, country: CompiledCountry, bank: Fields, account: Fields): void {
  const { findings } = subject;
  for (const check of nationalChecks(country)) {
    if (hasAll(check.fields, bank)) continue;
    const rule = 'account-number/national-check/';
    const outcome = hasAll(check.fields, account, bank) ? check.verify(bbanOf(country, account, bank), tablesOf(subject)) : 'not-covered';
    if (outcome === 'failed') return reportFailure(subject, country, check, account, rule + check.name);
    findings.outcome(rule, VALUE, outcome, check.name);
  }
}

/** Whose fault it is depends on who brought the fields. */
function reportFailure({ findings }: Case, country: CompiledCountry, check: BoundCheck, account: Fields, rule: string): void {
  const { name, severity, fields } = check;
  const isOwn = fields.every((field) => field in account && field !== rewrittenField(country));
  const code = isOwn ? 'CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS' : 'CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY';
  findings.alert(code, VALUE, { rule, severity, params: { country: country.rule.code, check: name } });
}
