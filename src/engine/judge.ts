/**
 * Judges one instruction: reads it, runs the judges, brings the alerts into the order of the fields.
 */
import type { Engine } from './create-engine.js';
import { type Finding, Findings } from './findings.js';
import { judgeAccount } from './judges/account.js';
import { judgeAccountHeuristics, judgePublishedAccount } from './judges/account-heuristics.js';
import { judgeCreditorAgent } from './judges/agent.js';
import { Case } from './judges/case.js';
import { judgeCreditor } from './judges/creditor.js';
import { judgeCurrencyOfCountry } from './judges/currency-country.js';
import { judgeDemands } from './judges/demands.js';
import { judgeIntermediaries } from './judges/intermediaries.js';
import { judgeLocalAccount } from './judges/local-account.js';
import { judgeMethod } from './judges/method.js';
import { judgeReach } from './judges/reach.js';
import { judgeSettlement } from './judges/settlement.js';
import { judgeCountry, judgeCurrency } from './judges/where.js';
import { readInstruction } from './reading.js';

/** The order of the alerts: that of the recipient's fields in the contract, then what only an instruction has. */
export const FIELDS: readonly string[] = [
  '/country',
  '/currency',
  '/method',
  '/creditor/name',
  '/creditor/address',
  '/creditor/contactDetails',
  '/creditor/dateOfBirth',
  '/creditor/taxId',
  '/creditor/documents',
  '/creditor/type',
  '/creditor',
  '/creditorAccount',
  '/creditorAgent',
  '/intermediaryAgent1',
  '/intermediaryAgent2',
  '/intermediaryAgent3',
  '/settlementInformation',
];

const rank = ({ pointer }: Finding): number => FIELDS.findIndex((field) => pointer === field || pointer.startsWith(`${field}/`));

/** What judging brought to light; `subject` is undefined for a value that is no object. */
export interface Judgement {
  readonly findings: Findings;
  readonly subject: Case | undefined;
}

/**
 * Judges where the payment goes: country, method, account and agent. Each needs what the ones before it have found: the account its country,
 * the agent the IBAN, a local number its bank.
 */
export function judgeWhere(instruction: unknown, engine: Engine, isDetailed = false): Judgement {
  const findings = new Findings(engine.threshold, isDetailed);
  const reading = readInstruction(instruction);
  if (reading === undefined) {
    findings.alert('PAYMENT_INSTRUCTION_INVALID_FORMAT', '', { rule: 'instruction/shape' });
    return { findings, subject: undefined };
  }
  const subject = new Case(reading, engine, findings);
  judgeCountry(subject);
  judgeCurrency(subject);
  judgeMethod(subject);
  judgeAccount(subject);
  judgeCreditorAgent(subject);
  judgeLocalAccount(subject);
  return { findings, subject };
}

/** Judges what {@link judgeWhere} has left out: nothing is completed from it. The creditor needs the account. */
function judgeRest(subject: Case): void {
  judgeAccountHeuristics(subject);
  judgeIntermediaries(subject);
  judgeCurrencyOfCountry(subject);
  judgeCreditor(subject);
  judgeSettlement(subject);
  judgeReach(subject);
  judgeDemands(subject);
  judgePublishedAccount(subject);
}

/** Judges, of the rest, what can speak against the account and its agent. */
export function judgeRestOfAccount(subject: Case): void {
  judgeAccountHeuristics(subject);
  judgeSettlement(subject);
  judgeReach(subject);
  judgeDemands(subject);
}

export function judge(instruction: unknown, engine: Engine, isDetailed = false): Judgement {
  const judgement = judgeWhere(instruction, engine, isDetailed);
  const { findings, subject } = judgement;
  if (subject !== undefined) judgeRest(subject);
  if (findings.alerts.length > 1) findings.alerts.sort((one, other) => rank(one) - rank(other));
  return judgement;
}
