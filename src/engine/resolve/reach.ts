/**
 * What lists say of the creditor's bank and a settlement system.
 *
 * The gotcha: only an explicit no counts, such as a bank that has left the scheme. A bank that no list names is not covered.
 */
import { isListedScheme, type Reachability } from '../../directory/sepa.js';
import type { Payment } from '../payment.js';
import { basisOfDataset, isMoreThanInfo } from '../severity.js';
import { isBicFaulty } from './agent.js';

/** The BIC that was given; else those under which the directory knows the bank of the IBAN. */
function bicsOf({ bic: own, soundIban, bank }: Payment): readonly string[] {
  if (own !== undefined) return [own.bic];
  const bics: string[] = [];
  if (soundIban === undefined || bank === undefined) return bics;
  for (const { bic } of bank.candidates) if (bic !== undefined && !bics.includes(bic)) bics.push(bic);
  return bics;
}

/** What lists say of the system that is asked for: an answer for each BIC of the bank, undefined where none knows it. */
export function reachOfSystem(payment: Payment): readonly (Reachability | undefined)[] {
  const { system, engine } = payment;
  if (system === undefined || !isListedScheme(system.code)) return [];
  return bicsOf(payment).map((bic) => engine.data.reach(system.code, bic, engine.on));
}

/** The answer that says that the bank is not reached; undefined where any of them does not. */
export const denialIn = (answers: readonly (Reachability | undefined)[]): Reachability | undefined =>
  answers.every((answer) => answer?.isReached === false) ? answers[0] : undefined;

/** True where a list that can be trusted says that the system does not reach the bank, and its BIC has no fault. */
export function isDenied(payment: Payment): boolean {
  if (!mayBeDenied(payment)) return false;
  const denial = denialIn(reachOfSystem(payment));
  return denial !== undefined && isMoreThanInfo(basisOfDataset(denial.list, payment.engine.on)) && !isBicFaulty(payment);
}

/** False where the first BIC is reached, or on no list, as most are: it takes no list of them to see it. */
function mayBeDenied({ system, bic, soundIban, bank, engine }: Payment): boolean {
  if (system === undefined || !isListedScheme(system.code)) return false;
  const first = bic?.bic ?? (soundIban && bank?.candidates[0]?.bic);
  return first === undefined || engine.data.reach(system.code, first, engine.on)?.isReached === false;
}
