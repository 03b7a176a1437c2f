/** The intermediary agents, each by itself: shape, BIC, bank identifier, and whether these two are of one bank. */

import type { Severity } from '../../../rules/alert-codes/alert-code.js';
import type { Findings } from '../../findings/findings.js';
import { type Bic, parse } from '../../identifiers/bic.js';
import type { AgentReading } from '../../instruction/read.js';
import { given } from '../../instruction/values.js';
import type { Check } from '../../payment/check.js';
import { bankCodeOf } from '../../payment/facts/account.js';
import { hasRightTypes, isOneOf, readMemberOf, wrongTypeIn } from '../../payment/facts/agent.js';
import type { BankIdentifier, Payment } from '../../payment/payment.js';
import { examineBic, isInUse } from '../agent/bic-itself.js';
import { examineMemberChecks, holdsMemberChecks } from '../agent/member-checks.js';
import { AGENT_POINTERS, hasIntermediaries, type Intermediary, intermediariesOf } from './places.js';

/** Whether the directory knows the BIC as one of the bank's; undefined where it knows none. */
function fitsMember({ engine }: Payment, bic: Bic, member: BankIdentifier): boolean | undefined {
  const { code } = member.country.rule;
  const parties = engine.data.bank(code, bankCodeOf(member))?.parties ?? [];
  return parties.length === 0 ? undefined : isOneOf(bic, parties, code, engine) === true;
}

/** Whether the BIC beside a bank identifier is of its bank. */
function examineBicOwner(
  payment: Payment,
  { place: { who, pointer }, bic }: Intermediary,
  member: BankIdentifier,
  findings: Findings,
): void {
  if (bic === undefined) return;
  const directory = payment.engine.data.banks(member.country.rule.code);
  const rule = 'bic/bank-identifier';
  if (directory) findings.addEditions(directory.editions);
  const fits = fitsMember(payment, bic, member);
  if (fits === false) return findings.report(`${who}_BIC_BANK_IDENTIFIER_INCONSISTENCY`, `${pointer}/bic`, { rule });
  findings.outcome(rule, `${pointer}/bic`, fits ? 'passed' : 'not-covered');
}

function examineMember(payment: Payment, intermediary: Intermediary, findings: Findings): void {
  const { place, agent, bic } = intermediary;
  const reading = readMemberOf(agent, bic?.country, payment.engine.rules.countries);
  if (reading.is === 'absent') return;
  const pointer = `${place.pointer}/clearingSystemMemberId/memberId`;
  const rule = 'bank-identifier/form';
  if (reading.is === 'not-covered') return findings.outcome(rule, pointer, 'not-covered');
  if (reading.is === 'malformed') {
    const detail = { rule, params: { country: reading.country } } as const;
    return findings.report(`${place.who}_BANK_IDENTIFIER_INVALID_FORMAT`, pointer, detail);
  }
  findings.outcome(rule, pointer, 'passed');
  if (examineMemberChecks(payment, reading.member, place, findings)) examineBicOwner(payment, intermediary, reading.member, findings);
}

function isOrdinaryAgent(payment: Payment, agent: AgentReading, bic: Bic | undefined, threshold: Severity): boolean {
  if (!hasRightTypes(agent)) return false;
  if (agent.bic !== undefined && !isInUse(bic, payment.engine, threshold)) return false;
  const reading = readMemberOf(agent, bic?.country, payment.engine.rules.countries);
  if (reading.is !== 'read') return reading.is !== 'malformed';
  return holdsMemberChecks(reading.member, payment.engine) && (bic === undefined || fitsMember(payment, bic, reading.member) !== false);
}

export const intermediaryAgents: Check = {
  name: 'intermediary/agents',
  asks: AGENT_POINTERS,
  isOrdinary(payment, threshold) {
    if (!hasIntermediaries(payment)) return true;
    const bics = payment.intermediaryBics;
    return payment.reading.intermediaryAgents.every((agent, index) => isOrdinaryAgent(payment, agent, bics[index], threshold));
  },
  examine(payment, findings) {
    for (const intermediary of intermediariesOf(payment)) {
      const { place, agent } = intermediary;
      const wrongType = wrongTypeIn(agent);
      if (wrongType !== undefined) {
        findings.report(`${place.who}_INVALID_FORMAT`, place.pointer + wrongType, { rule: 'instruction/shape' });
        continue;
      }
      const text = given(agent.bic);
      if (text !== undefined) examineBic(parse(text), place, payment.engine, findings);
      examineMember(payment, intermediary, findings);
    }
  },
};
