/** The creditor agent: BIC, bank identifier, and whether they belong together and to the account. */

import type { Fields } from '../../../rules/account-forms/account-form.js';
import type { AlertCode } from '../../../rules/alerts/codes.js';
import { spanOf } from '../../../rules/vocabulary/check.js';
import type { Bank } from '../../directory/banks.js';
import { type Bic, parse } from '../../identifiers/bic.js';
import { hasOtherCodeAtHome } from '../../identifiers/domestic-parts.js';
import { bankCodeIn, bankFieldsOf, type CompiledCountry, joined } from '../../identifiers/layout.js';
import { bbanOf, hasAll } from '../../identifiers/local-account.js';
import { readMemberId } from '../../identifiers/member-id.js';
import { nationalChecks } from '../../identifiers/national-checks.js';
import { type AgentReading, given, WRONG_TYPE } from '../reading.js';
import { type Case, type Member, type SoundIban, servesAccountsOf, soundIban, tablesOf } from './case.js';
import { layoutOf } from './layout.js';
import { judgeBiller, judgeIssuer } from './method.js';

const MEMBER_ID = '/creditorAgent/clearingSystemMemberId/memberId';

type Who = 'CREDITOR' | `INTERMEDIARY_AGENT${1 | 2 | 3}`;

/** False when a member of the agent has the wrong type: nothing more is said of it then. */
export function hasShape({ findings }: Case, agent: AgentReading, code: AlertCode, pointer: string): boolean {
  const misshapen = misshapenMember(agent);
  if (misshapen !== undefined) findings.alert(code, pointer + misshapen, { rule: 'instruction/shape' });
  return misshapen === undefined;
}

/** The first member of the agent that has the wrong type, by its pointer within the agent. */
function misshapenMember({ shape, clearingSystemMemberId, memberId, branchId, bic }: AgentReading): string | undefined {
  if (shape === WRONG_TYPE) return '';
  if (clearingSystemMemberId === WRONG_TYPE) return '/clearingSystemMemberId';
  if (memberId === WRONG_TYPE) return '/clearingSystemMemberId/memberId';
  if (branchId === WRONG_TYPE) return '/branchId';
  return bic === WRONG_TYPE ? '/bic' : undefined;
}

/** A BIC by itself: form, existence, whether payments may use it. */
export function judgeBic({ findings, engine }: Case, text: string, who: Who, pointer: string): Bic | undefined {
  const result = parse(text);
  if (!result.ok) {
    const notAssignable = result.problem === 'NOT_ASSIGNABLE';
    findings.alert(notAssignable ? `${who}_BIC_DOES_NOT_EXIST` : `${who}_BIC_INVALID_FORMAT`, pointer, {
      rule: notAssignable ? 'bic/location' : 'bic/form',
      range: result.range,
    });
    return undefined;
  }
  const { bic } = result;
  findings.outcome('bic/form', pointer, 'passed');
  const register = engine.data.bicRegister(bic.country);
  if (register) findings.read(register.editions);
  if (register?.has(bic.bic8) === false) {
    findings.alert(`${who}_BIC_DOES_NOT_EXIST`, pointer, { rule: 'bic/directory' });
    return undefined;
  }
  findings.outcome('bic/directory', pointer, register ? 'passed' : 'not-covered');
  if (bic.test) findings.alert(`${who}_BIC_NOT_ALLOWED`, pointer, { rule: 'bic/test' });
  return bic;
}

export function judgeCreditorAgent(subject: Case): void {
  const agent = subject.reading.creditorAgent;
  if (!hasShape(subject, agent, 'CREDITOR_AGENT_INVALID_FORMAT', '/creditorAgent')) return;
  const bic = given(agent.bic);
  if (bic !== undefined) judgeCreditorBic(subject, bic);
  judgeBankIdentifier(subject, agent);
}

/** The BIC by itself, then against the nearest thing that says whose account it is: the IBAN, the bank identifier, the country. */
function judgeCreditorBic(subject: Case, text: string): void {
  const { findings } = subject;
  const pointer = '/creditorAgent/bic';
  const bic = judgeBic(subject, text, 'CREDITOR', pointer);
  if (bic === undefined) return;
  subject.bic = bic;
  if (bic.passive) findings.alert('CREDITOR_BIC_NOT_CONNECTED', pointer, { rule: 'bic/passive' });
  const { issuers } = subject.method ?? {};
  if (issuers !== undefined) return judgeIssuer(subject, bic, issuers, pointer);
  const iban = soundIban(subject);
  if (iban !== undefined) return judgeBicAgainstIban(subject, bic, iban);
  const member = readMember(subject);
  if (member === undefined || !isJudgedAgainstMember(subject, bic, member)) judgeBicAgainstCountry(subject, bic);
}

function judgeBicAgainstCountry({ findings, country }: Case, bic: Bic): void {
  if (country === undefined) return;
  const pointer = '/creditorAgent/bic';
  const rule = 'bic/country';
  if (servesAccountsOf(bic.country, country)) return findings.outcome(rule, pointer, 'passed');
  findings.alert('CREDITOR_BIC_COUNTRY_INCONSISTENCY', pointer, { rule, params: { country, found: bic.country } });
}

/**
 * False where the directory has no BIC of the bank. It also knows banks that use the BIC of a further country, so that the country has no say
 * once the bank is known.
 */
function isJudgedAgainstMember({ findings, engine }: Case, bic: Bic, member: Member): boolean {
  const { code } = member.country.rule;
  const parties = partiesOf(engine.data.banks(code)?.byCode(bankCodeOf(member)));
  if (parties.length === 0) return false;
  const pointer = '/creditorAgent/bic';
  const rule = 'bic/bank-identifier';
  if (isOneOf(bic, parties, code)) findings.outcome(rule, pointer, 'passed');
  else findings.alert('CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY', pointer, { rule });
  return true;
}

/** Another bank is an inconsistency; another BIC of the same bank is none; what the directory does not know is not covered. */
function judgeBicAgainstIban({ findings, engine }: Case, bic: Bic, { text, country }: SoundIban): void {
  const pointer = '/creditorAgent/bic';
  const check = 'bic/iban';
  const { rule } = country;
  const bankCode = bankCodeIn(text.slice(4), country);
  const known = partiesOf(engine.data.banks(rule.code)?.byCode(bankCode), rule.bankIsBicPrefix ? bankCode + rule.code : undefined);
  const fits = isOneOf(bic, known, rule.code);
  if (fits === false) return findings.alert('CREDITOR_BIC_IBAN_INCONSISTENCY', pointer, { rule: check });
  findings.outcome(check, pointer, fits === true ? 'passed' : 'not-covered');
}

/** Institution and country of each BIC that is known for a bank: the first six characters. */
export function partiesOf(banks: readonly Bank[] | undefined, further?: string): readonly string[] {
  const parties: string[] = [];
  if (banks !== undefined) for (const { bic } of banks) if (bic !== undefined) parties.push(bic.slice(0, 6));
  if (further !== undefined) parties.push(further);
  return parties;
}

/** By institution, in a country whose BICs serve accounts of this one; a directory also knows banks that use the BIC of a further country. */
export function isOneOf(bic: Bic, known: readonly string[], country: string): boolean | undefined {
  if (known.length === 0) return servesAccountsOf(bic.country, country) ? undefined : false;
  if (known.includes(bic.party + bic.country)) return true;
  return servesAccountsOf(bic.country, country) && known.some((party) => party.startsWith(bic.party));
}

/** The bank identifier, field by field; undefined where there is none, or none in its form, or where it names a biller. */
export function readMember(subject: Case): Member | undefined {
  if (subject.member === null) subject.member = findMember(subject);
  return subject.member;
}

function findMember(subject: Case): Member | undefined {
  const { memberId, branchId } = subject.reading.creditorAgent;
  const text = given(memberId);
  if (text === undefined || subject.method?.memberId !== undefined) return undefined;
  const country = layoutOf(subject);
  const fields = country && readMemberId(country, text, given(branchId));
  return country && fields && { country, fields };
}

/** The code under which a country's directory knows a bank; empty where the bank identifier does not hold it. */
export function bankCodeOf({ country: { rule }, fields }: Member): string {
  const known = rule.iban === undefined ? fields : (rule.iban.toBban(fields) ?? {});
  return joined(known, bankFieldsOf(rule));
}

function judgeBankIdentifier(subject: Case, agent: AgentReading): void {
  const { findings } = subject;
  const memberId = given(agent.memberId);
  if (memberId === undefined) return;
  const { method } = subject;
  if (method?.memberId !== undefined) return judgeBiller(subject, method, method.memberId, memberId, MEMBER_ID);
  const rule = 'bank-identifier/form';
  const country = layoutOf(subject);
  if (country === undefined) return findings.outcome(rule, MEMBER_ID, 'not-covered');
  const read = readMember(subject);
  if (read === undefined) {
    const params = { country: country.rule.code };
    // with a branch that does not belong, the bank identifier may be right by itself
    const isBranch = readMemberId(country, memberId) !== undefined;
    if (hasOtherCodeAtHome(country)) return findings.outcome(rule, MEMBER_ID, 'not-covered');
    if (!isBranch) return findings.alert('CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT', MEMBER_ID, { rule, params });
    const detail = { rule: 'branch-identifier/form', params };
    return findings.alert('CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT', '/creditorAgent/branchId', detail);
  }
  findings.outcome(rule, MEMBER_ID, 'passed');
  const iban = soundIban(subject);
  if (iban !== undefined) judgeAgainstIban(subject, read, iban);
  else if (holdsItsChecks(subject, read, 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT', MEMBER_ID)) judgeKnownBank(subject, read);
}

/** The bank identifier and the IBAN name the same bank, or one of them is wrong. */
function judgeAgainstIban({ findings }: Case, { country, fields }: Member, iban: SoundIban): void {
  const rule = 'bank-identifier/iban';
  const bban = iban.text.slice(4);
  if (agrees(bban, country, fields)) return findings.outcome(rule, MEMBER_ID, 'passed');
  findings.alert('CREDITOR_BANK_IDENTIFIER_IBAN_INCONSISTENCY', MEMBER_ID, { rule });
}

function agrees(bban: string, { layout }: CompiledCountry, fields: Fields): boolean {
  for (const field in fields) {
    const { start, end } = spanOf(layout.spans, field);
    if (bban.slice(start, end) !== fields[field]) return false;
  }
  return true;
}

/** The national checks that need nothing but the bank identifier. */
export function holdsItsChecks(subject: Case, { country, fields }: Member, code: AlertCode, pointer: string): boolean {
  const { findings } = subject;
  for (const { name, severity, verify, fields: needed } of nationalChecks(country)) {
    if (!hasAll(needed, fields)) continue;
    const rule = 'bank-identifier/national-check/';
    const outcome = verify(bbanOf(country, fields), tablesOf(subject));
    if (outcome !== 'failed') findings.outcome(rule, pointer, outcome, name);
    else {
      findings.alert(code, pointer, { rule: rule + name, severity, params: { country: country.rule.code } });
      return false;
    }
  }
  return true;
}

/** The bank identifier in its country's directory. */
function judgeKnownBank(subject: Case, member: Member): void {
  const { findings, engine } = subject;
  const { code } = member.country.rule;
  const directory = engine.data.banks(code);
  const rule = 'bank-identifier/directory';
  if (directory === undefined) return findings.outcome(rule, MEMBER_ID, 'not-covered');
  const bankCode = bankCodeOf(member);
  if (bankCode === '') return findings.outcome(rule, MEMBER_ID, 'not-covered');
  findings.read(directory.editions);
  const isKnown = directory.byCode(bankCode).length > 0;
  if (!isKnown && directory.complete)
    return findings.alert('CREDITOR_BANK_IDENTIFIER_UNKNOWN', MEMBER_ID, { rule, params: { country: code } });
  findings.outcome(rule, MEMBER_ID, isKnown ? 'passed' : 'not-covered');
  if (isKnown) judgeKnownBranch(subject, member);
}

/** The branch of a known bank, where there is a directory of branches and the identifier names one. */
function judgeKnownBranch({ reading, findings, engine }: Case, member: Member): void {
  const directory = engine.data.branches(member.country.rule.code);
  const branch = member.fields.branch;
  if (directory === undefined || branch === undefined) return;
  const rule = 'branch-identifier/directory';
  const pointer = given(reading.creditorAgent.branchId) === undefined ? MEMBER_ID : '/creditorAgent/branchId';
  findings.read(directory.editions);
  const isKnown = directory.find(bankCodeOf(member), branch) !== undefined;
  if (isKnown || !directory.complete) return findings.outcome(rule, pointer, isKnown ? 'passed' : 'not-covered');
  findings.alert('CREDITOR_BRANCH_IDENTIFIER_UNKNOWN', pointer, { rule });
}
