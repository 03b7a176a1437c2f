/**
 * Whether a list says that the creditor's bank is not reached: by the system that is asked for, or by any SEPA credit transfer.
 *
 * The gotcha: only an explicit no counts, such as a bank that has left the scheme. A bank that no list names is not covered.
 */
import type { Severity } from '../../../rules/vocabulary/alert-code.js';
import type { Dataset } from '../../directory/dataset.js';
import { isInSepa, type Reachability } from '../../directory/sepa.js';
import { bankCodeIn } from '../../identifiers/layout.js';
import { given } from '../reading.js';
import { accountCountry, type Case, soundIban, territoryOf } from './case.js';
import { SYSTEM } from './settlement.js';

const BIC = '/creditorAgent/bic';

export function judgeReach(subject: Case): void {
  if (subject.reading.settlementInformation === undefined) judgeSepa(subject);
  else judgeSystem(subject);
}

/** How far a list can be trusted to say no: a register, a copy of one made by hand, an old list that others drew up. */
const SEVERITY: Readonly<Record<Dataset['confidence'], Severity>> = { official: 'error', manual: 'warning', derived: 'info' };

/** The system that is asked for. */
function judgeSystem(subject: Case): void {
  const { findings, engine } = subject;
  const system = subject.system?.code;
  if (system === undefined || findings.isFaultyAt(SYSTEM) || findings.isFaultyAt(BIC)) return;
  const rule = 'settlement-system/reach';
  const answers = bicsOf(subject).map((bic) => engine.data.reach(system, bic, engine.on));
  const [denial] = answers;
  note(subject, answers);
  if (denial === undefined || answers.some((answer) => answer?.isReached !== false)) {
    return findings.outcome(rule, SYSTEM, answers.some((answer) => answer?.isReached) ? 'passed' : 'not-covered');
  }
  const severity = SEVERITY[denial.list.confidence];
  findings.alert('CREDITOR_AGENT_SETTLEMENT_SYSTEM_NOT_REACHABLE', SYSTEM, { rule, severity, params: { system } });
}

/** Euro into SEPA, no system asked for: a bank that has left SEPA credit transfers, and is in no list of instant ones. */
function judgeSepa(subject: Case): void {
  const { reading, findings, engine, bic } = subject;
  const home = accountCountry(subject);
  if (bic === undefined || home === undefined || given(reading.currency) !== 'EUR' || findings.isFaultyAt(BIC)) return;
  if (!isInSepa(territoryOf(subject, home, bic.bic) ?? home, engine.on)) return;
  const rule = 'bic/sepa';
  const batch = engine.data.reach('SCT', bic.bic, engine.on);
  const instant = engine.data.reach('SCT_INST', bic.bic, engine.on);
  note(subject, [batch, instant]);
  const isReached = batch?.isReached === true || instant?.isReached === true;
  if (isReached || batch === undefined) return findings.outcome(rule, BIC, isReached ? 'passed' : 'not-covered');
  const severity = batch.list.confidence === 'derived' ? 'info' : 'warning';
  findings.alert('CREDITOR_BIC_NOT_REACHABLE', BIC, { rule, severity });
}

/** The BIC that was given; else those under which the directory knows the bank of the IBAN. */
function bicsOf(subject: Case): readonly string[] {
  if (subject.bic !== undefined) return [subject.bic.bic];
  const iban = soundIban(subject);
  const banks = iban && subject.engine.data.banks(iban.country.rule.code)?.byCode(bankCodeIn(iban.text.slice(4), iban.country));
  const bics: string[] = [];
  if (banks !== undefined) for (const { bic } of banks) if (bic !== undefined && !bics.includes(bic)) bics.push(bic);
  return bics;
}

const note = ({ findings }: Case, answers: readonly (Reachability | undefined)[]): void => {
  for (const answer of answers) if (answer !== undefined) findings.read({ [answer.list.dataset]: answer.list.edition });
};
