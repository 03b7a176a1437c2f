/**
 * What lists say of the creditor's bank and a settlement system.
 *
 * The gotcha: only an explicit no counts, such as a bank that has left the scheme. A bank that no list names is not covered.
 */
import { isListedScheme, type Reachability } from '../../directory/sepa.js';
import { basisOfDataset, isMoreThanInfo } from '../../findings/severity.js';
import type { Payment } from '../payment.js';
import { isBicFaulty } from './agent.js';

/** What lists say of the system that is asked for: an answer for each BIC of the bank, undefined where none knows it. */
export function reachOfSystem({ system, bic, validIban, bank, engine }: Payment): readonly (Reachability | undefined)[] {
  if (system === undefined || !isListedScheme(system.code)) return [];
  // those under which the directory knows the bank of the IBAN, where none was given
  const bics = bic === undefined ? validIban && bank?.bics : [bic.bic];
  return (bics ?? []).map((each) => engine.data.reach(system.code, each, engine.on));
}

/** The answer that says that the system does not reach the bank under any of its BICs. */
export function denialOf(payment: Payment): Reachability | undefined {
  const answers = reachOfSystem(payment);
  return answers.every((answer) => answer?.isReached === false) ? answers[0] : undefined;
}

/** True where a list that can be trusted says that the system does not reach the bank, and its BIC has no fault. */
export function isDenied(payment: Payment): boolean {
  const denial = denialOf(payment);
  return denial !== undefined && isMoreThanInfo(basisOfDataset(denial.list, payment.engine.on)) && !isBicFaulty(payment);
}
