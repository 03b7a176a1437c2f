/**
 * The bank identifier. What is asked of it depends on what stands beside it, in this order:
 *
 * - no bank identifier: whether the directory knows the bank that the account number names, such as that of a CLABE;
 * - a method that pays billers: whether it has the form of a biller's code;
 * - its country cannot read it: whether that is wrong, or a form that is not covered; the name of a bank is wrong;
 * - a valid IBAN: whether both name the same bank;
 * - else: its national checks, then whether the directory knows bank and branch. Zeros are put before a short code only where the directory has that code.
 */

import { joined } from '../../../rules/account-forms/account-form.js';
import type { Severity } from '../../../rules/alert-codes/alert-code.js';
import { participantOfSystem } from '../../../rules/banks/swift-letters.js';
import { spanOf } from '../../../rules/vocabulary/check.js';
import type { MethodRule } from '../../../rules/vocabulary/method.js';
import { electronic, MAX_TEXT } from '../../characters/text.js';
import type { Findings } from '../../findings/findings.js';
import { hasOtherDomesticCode, partsOf } from '../../identifiers/account/domestic-parts.js';
import { isOtherCode, readMemberId } from '../../identifiers/account/member-id.js';
import { given } from '../../instruction/values.js';
import type { Check } from '../../payment/check.js';
import { bankCodeOf, memberInNumber } from '../../payment/facts/account.js';
import { hasRightTypes } from '../../payment/facts/agent.js';
import { BANK_DOUBTS, bankStatus, isDoubtfulBank } from '../../payment/facts/bank.js';
import type { BankIdentifier, Payment, ValidIban } from '../../payment/payment.js';
import { ACCOUNT_VALUE, BRANCH_ID, MEMBER_ID, METHOD } from '../pointers.js';
import { examineMemberChecks, holdsMemberChecks } from './member-checks.js';
import { CREDITOR_AGENT } from './place.js';

type BankPointer = typeof MEMBER_ID | typeof ACCOUNT_VALUE;
const FORM_RULE = 'bank-identifier/form';
const DIRECTORY_RULE = 'bank-identifier/directory';

/** The bank identifier, as long as nothing of the agent has the wrong type. */
const memberIdOf = ({ reading: { creditorAgent } }: Payment): string | undefined =>
  hasRightTypes(creditorAgent) ? given(creditorAgent.memberId) : undefined;

const hasForm = (pattern: RegExp, memberId: string): boolean => memberId.length <= MAX_TEXT && pattern.test(electronic(memberId));

/** The biller, where a method names one in place of the bank. */
function examineBiller({ countries }: MethodRule, pattern: RegExp, memberId: string, findings: Findings): void {
  const rule = 'bank-identifier/biller';
  if (hasForm(pattern, memberId)) return findings.outcome(rule, MEMBER_ID, 'passed');
  findings.report('CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT', MEMBER_ID, { rule, params: { country: `${countries[0]}` } });
}

/** True where each field of the bank identifier stands in the IBAN, at its place. */
function agreesWithIban({ country: { layout }, fields }: BankIdentifier, iban: ValidIban): boolean {
  for (const field in fields) {
    const { start, end } = spanOf(layout.spans, field);
    if (iban.text.slice(4 + start, 4 + end) !== fields[field]) return false;
  }
  return true;
}

/** Every bank identifier has one: `---` is none in any country. */
const LETTER_OR_DIGIT = /[0-9A-Z]/;

/** True where the identifier may have a form that no rule describes: that its country cannot read it is no fault then. */
const isUncoveredForm = ({ localRules: country, isMethodUncovered, system }: Payment, memberId: string): boolean =>
  hasForm(LETTER_OR_DIGIT, memberId) &&
  (country === undefined ||
    isMethodUncovered ||
    (hasOtherDomesticCode(country) && isOtherCode(country, memberId)) ||
    hasForm(participantOfSystem, `${system?.code}:${memberId}`));

/** A bank identifier that its country cannot read: not covered, or the form of the identifier or of its branch is wrong. */
function examineForm(payment: Payment, memberId: string, findings: Findings): void {
  const { localRules: country, accountCountry } = payment;
  if (accountCountry === undefined || isUncoveredForm(payment, memberId)) return findings.outcome(FORM_RULE, MEMBER_ID, 'not-covered');
  const params = { country: accountCountry };
  // with a branch that does not belong, the bank identifier may be right by itself
  if (country === undefined || readMemberId(country, memberId) === undefined) {
    // no source says that there is no further form
    const restsOn = country && hasOtherDomesticCode(country) ? 'likely' : undefined;
    return findings.report('CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT', MEMBER_ID, { rule: FORM_RULE, restsOn, params });
  }
  findings.report('CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT', BRANCH_ID, { rule: 'branch-identifier/form', params });
}

/** True where zeros were put before the code of the bank, and no list has it: it is too short, and nobody knows for what. */
function isPadded({ bank }: Payment, { country, fields }: BankIdentifier, memberId: string): boolean {
  const code = joined(fields, partsOf(country).readFields.slice(0, 1));
  const isListed = bank?.space === undefined || bank.candidates.length > 0;
  return !isListed && !electronic(memberId).includes(code);
}

/** The bank in its country's directory; `pointer` is what names it. */
function examineBank(payment: Payment, member: BankIdentifier, pointer: BankPointer, findings: Findings): void {
  const { bank } = payment;
  if (bank !== undefined) findings.addEditions(bank.directory.editions);
  const status = bankStatus(payment);
  const restsOn = BANK_DOUBTS[status];
  if (restsOn === undefined) {
    findings.outcome(DIRECTORY_RULE, pointer, status === 'known' ? 'passed' : 'not-covered');
    return status === 'known' ? examineBranch(payment, member, pointer, findings) : undefined;
  }
  const params = { country: member.country.rule.code };
  findings.report('CREDITOR_BANK_IDENTIFIER_UNKNOWN', pointer, { rule: DIRECTORY_RULE, restsOn, params });
}

/** The branch of a known bank, where there is a directory of branches and the identifier names one. */
function examineBranch({ reading, engine }: Payment, member: BankIdentifier, named: BankPointer, findings: Findings): void {
  const directory = engine.data.branches(member.country.rule.code);
  const branch = member.fields.branch;
  if (directory === undefined || branch === undefined) return;
  const rule = 'branch-identifier/directory';
  const pointer = given(reading.creditorAgent.branchId) === undefined ? named : BRANCH_ID;
  findings.addEditions(directory.editions);
  const isKnown = directory.find(bankCodeOf(member), branch) !== undefined;
  if (isKnown || !directory.complete) return findings.outcome(rule, pointer, isKnown ? 'passed' : 'not-covered');
  findings.report('CREDITOR_BRANCH_IDENTIFIER_UNKNOWN', pointer, { rule, restsOn: 'likely' });
}

/** False where `examineBank` or `examineBranch` would report: the bank closed, a directory does not know it, or a complete one not its branch. */
function mayExist(payment: Payment, member: BankIdentifier, threshold: Severity): boolean {
  const { bank, engine } = payment;
  if (isDoubtfulBank(payment, threshold)) return false;
  const { branch } = member.fields;
  if (bank === undefined || branch === undefined) return true;
  const branches = engine.data.branches(member.country.rule.code);
  return !branches?.complete || branches.find(bankCodeOf(member), branch) !== undefined;
}

/** The bank identifier, by what stands beside it. */
function examineIdentifier(payment: Payment, findings: Findings): void {
  const memberId = memberIdOf(payment);
  if (memberId === undefined) {
    const named = memberInNumber(payment);
    return named && examineBank(payment, named, ACCOUNT_VALUE, findings);
  }
  const { method, member, validIban } = payment;
  if (method?.memberId !== undefined) return examineBiller(method, method.memberId, memberId, findings);
  if (member === undefined) return examineForm(payment, memberId, findings);
  if (validIban === undefined && isPadded(payment, member, memberId)) {
    const params = { country: member.country.rule.code };
    return findings.report('CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT', MEMBER_ID, { rule: FORM_RULE, restsOn: 'likely', params });
  }
  findings.outcome(FORM_RULE, MEMBER_ID, 'passed');
  if (validIban !== undefined) {
    const rule = 'bank-identifier/iban';
    if (agreesWithIban(member, validIban)) return findings.outcome(rule, MEMBER_ID, 'passed');
    return findings.report('CREDITOR_BANK_IDENTIFIER_IBAN_INCONSISTENCY', MEMBER_ID, { rule });
  }
  if (examineMemberChecks(payment, member, CREDITOR_AGENT, findings)) examineBank(payment, member, MEMBER_ID, findings);
}

/** A branch in a country whose accounts are known without one: nothing reads it. */
function examineUnreadBranch({ reading, member }: Payment, findings: Findings): void {
  const isGiven = given(reading.creditorAgent.branchId) !== undefined;
  if (isGiven && member?.fields.branch === undefined && !findings.hasAt(BRANCH_ID))
    findings.outcome('branch-identifier/form', BRANCH_ID, 'not-covered');
}

export const bankIdentifier: Check = {
  name: 'agent/bank-identifier',
  asks: [MEMBER_ID, BRANCH_ID, ACCOUNT_VALUE, '/country', METHOD],
  isOrdinary(payment, threshold) {
    const memberId = memberIdOf(payment);
    if (memberId === undefined) {
      const named = memberInNumber(payment);
      return named === undefined || mayExist(payment, named, threshold);
    }
    const { method, member, validIban, engine } = payment;
    if (method?.memberId !== undefined) return hasForm(method.memberId, memberId);
    if (member === undefined) return isUncoveredForm(payment, memberId);
    if (validIban !== undefined) return agreesWithIban(member, validIban);
    return !isPadded(payment, member, memberId) && holdsMemberChecks(member, engine) && mayExist(payment, member, threshold);
  },
  examine(payment, findings) {
    examineIdentifier(payment, findings);
    examineUnreadBranch(payment, findings);
  },
};
