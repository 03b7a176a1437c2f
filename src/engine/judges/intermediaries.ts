/**
 * The intermediary agents: each by itself, then as a chain.
 *
 * The gotcha: a chain may be filled from either end. A single correspondent mostly stands in the last place, and only the first and the
 * third without the second leave a gap.
 */
import type { Bic } from '../../identifiers/bic.js';
import { clearingSystemOf } from '../../identifiers/clearing-system.js';
import { currencyStatus } from '../../identifiers/currency.js';
import { hasHome } from '../../identifiers/currency-home.js';
import { domesticCountry } from '../../identifiers/domestic-country.js';
import { hasOtherCodeAtHome } from '../../identifiers/domestic-parts.js';
import { readMemberId } from '../../identifiers/member-id.js';
import { type AgentReading, given, NO_AGENTS, WRONG_TYPE } from '../reading.js';
import { isClearedIn } from '../schemes.js';
import { bankCodeOf, hasShape, holdsItsChecks, isOneOf, judgeBic, partiesOf } from './agent.js';
import type { Case, Member } from './case.js';

type Who = `INTERMEDIARY_AGENT${1 | 2 | 3}`;

/** One of the three: its place in the alert codes and in the instruction. */
interface Place {
  readonly who: Who;
  readonly pointer: string;
}

const PLACES: readonly Place[] = [
  { who: 'INTERMEDIARY_AGENT1', pointer: '/intermediaryAgent1' },
  { who: 'INTERMEDIARY_AGENT2', pointer: '/intermediaryAgent2' },
  { who: 'INTERMEDIARY_AGENT3', pointer: '/intermediaryAgent3' },
];

/** True for an agent that holds anything, be it of the wrong type. */
export const isGiven = ({ shape, bic, clearingSystemMemberId, branchId }: AgentReading): boolean =>
  shape === WRONG_TYPE || bic !== undefined || clearingSystemMemberId !== undefined || branchId !== undefined;

export function judgeIntermediaries(subject: Case): void {
  const agents = subject.reading.intermediaryAgents;
  if (agents === NO_AGENTS) return;
  const seen = subject.bic ? [subject.bic.bic8] : [];
  agents.forEach((agent, index) => {
    const place = PLACES[index];
    if (place === undefined || !hasShape(subject, agent, `${place.who}_INVALID_FORMAT`, place.pointer)) return;
    const text = given(agent.bic);
    const bic = text === undefined ? undefined : judgeBic(subject, text, place.who, `${place.pointer}/bic`);
    judgeMember(subject, place, agent, bic);
    if (index === 2) judgeSequence(subject);
    if (bic === undefined || bic.test) return;
    judgeRepetition(subject, place, bic, seen);
    if (subject.findings.wants('info')) judgeHome(subject, place, bic);
  });
}

/** What can be made of an intermediary's bank identifier. */
export type MemberReading =
  | { readonly is: 'absent' }
  | { readonly is: 'not-covered' }
  | { readonly is: 'misshapen'; readonly country: string }
  | { readonly is: 'read'; readonly member: Member };

/** The bank identifier by the clearing system that it names, else by the country of the BIC. */
export function readMemberOf({ memberId, branchId }: AgentReading, bicCountry: string | undefined): MemberReading {
  const written = given(memberId);
  if (written === undefined) return { is: 'absent' };
  const system = clearingSystemOf(written);
  if (system.is === 'unknown') return { is: 'not-covered' };
  const [code, text] = system.is === 'known' ? [system.country, system.memberId] : [bicCountry ?? '', written];
  const country = domesticCountry(code);
  if (country === undefined) return { is: 'not-covered' };
  const fields = readMemberId(country, text, given(branchId));
  if (fields !== undefined) return { is: 'read', member: { country, fields } };
  return hasOtherCodeAtHome(country) ? { is: 'not-covered' } : { is: 'misshapen', country: country.rule.code };
}

function judgeMember(subject: Case, { who, pointer }: Place, agent: AgentReading, bic: Bic | undefined): void {
  const { findings } = subject;
  const reading = readMemberOf(agent, bic?.country);
  if (reading.is === 'absent') return;
  const at = `${pointer}/clearingSystemMemberId/memberId`;
  const code = `${who}_BANK_IDENTIFIER_INVALID_FORMAT` as const;
  const rule = 'bank-identifier/form';
  if (reading.is === 'not-covered') return findings.outcome(rule, at, 'not-covered');
  if (reading.is === 'misshapen') return findings.alert(code, at, { rule, params: { country: reading.country } });
  findings.outcome(rule, at, 'passed');
  if (holdsItsChecks(subject, reading.member, code, at) && bic !== undefined)
    judgeBicAgainstMember(subject, who, pointer, bic, reading.member);
}

function judgeBicAgainstMember({ findings, engine }: Case, who: Who, pointer: string, bic: Bic, member: Member): void {
  const { code } = member.country.rule;
  const directory = engine.data.banks(code);
  const rule = 'bic/bank-identifier';
  const parties = partiesOf(directory?.byCode(bankCodeOf(member)));
  if (directory) findings.read(directory.editions);
  if (parties.length === 0) return findings.outcome(rule, `${pointer}/bic`, 'not-covered');
  if (isOneOf(bic, parties, code)) return findings.outcome(rule, `${pointer}/bic`, 'passed');
  findings.alert(`${who}_BIC_BANK_IDENTIFIER_INCONSISTENCY`, `${pointer}/bic`, { rule });
}

function judgeSequence({ reading, findings }: Case): void {
  const [first, second, third] = reading.intermediaryAgents.map(isGiven);
  if (first && !second && third) {
    findings.alert('INTERMEDIARY_AGENT3_SEQUENCE_INCONSISTENCY', '/intermediaryAgent3', { rule: 'intermediary/sequence' });
  }
}

/** The bank of the creditor, or an agent that stands before. */
function judgeRepetition({ findings }: Case, { who, pointer }: Place, { bic8 }: Bic, seen: string[]): void {
  const rule = 'intermediary/repetition';
  if (seen.includes(bic8)) findings.alert(`${who}_DUPLICATE`, pointer, { rule });
  else findings.outcome(rule, pointer, 'passed');
  seen.push(bic8);
}

/** Their accounts abroad are how most of the world holds these: renminbi in Hong Kong, pesos in New York, shekels in London. */
const HELD_ABROAD: readonly string[] = ['CNY', 'MXN', 'ILS'];

function judgeHome({ reading, findings, engine }: Case, { who, pointer }: Place, { country }: Bic): void {
  const currency = given(reading.currency) ?? '';
  const rule = 'intermediary/currency';
  if (currencyStatus(currency, engine.on) !== 'active' || !hasHome(currency) || HELD_ABROAD.includes(currency)) return;
  if (isClearedIn(currency, country, engine.on)) return findings.outcome(rule, pointer, 'passed');
  findings.alert(`${who}_CURRENCY_INCONSISTENCY`, pointer, { rule, params: { found: country, currency } });
}
