/** What `explain` says of banks that were renamed, merged or closed. */
import type { DatasetOrigin } from '../../directory/dataset.js';
import { findSuccessions, type Succession } from '../../directory/successions.js';
import type { Payment } from '../../payment/payment.js';
import type { AgentLookup } from '../enrich/agent.js';
import { originOf } from './completions.js';

/**
 * A change of a bank: its name, a merger, or its end.
 *
 * @example
 * const succession: BankSuccession = {
 *   kind: 'renamed',
 *   formerName: 'Nova KBM d.d.',
 *   name: 'OTP banka d.d.',
 *   date: '2024-08-23',
 *   message: 'Nova KBM d.d. has been called OTP banka d.d. since 2024-08-23.',
 *   source: 'trend.at, 2024-08',
 *   dataset: 'registries/bank-successions',
 *   edition: '2026-11-22',
 *   confidence: 'manual',
 * };
 */
export interface BankSuccession extends Omit<Succession, 'origin'>, DatasetOrigin {
  /** In English, for people. */
  readonly message: string;
}

/** "has been called … since 2024-08-23"; before that day "will be called … from 2024-08-23 on". */
function messageOf({ kind, formerName, name, date, successor }: Succession, on: string): string {
  const by = `${name}${successor === undefined ? '' : ` (${successor})`}`;
  const what = { renamed: `called ${by}`, merged: `part of ${by}`, closed: 'closed' }[kind];
  if (date === undefined) return `${formerName} is ${what} now.`;
  return on < date ? `${formerName} will be ${what} from ${date} on.` : `${formerName} has been ${what} since ${date}.`;
}

/** What became of the account's bank, and of that of the BIC that was given, where it is another one. */
export function explainedSuccessions({ engine }: Payment, { bank, givenBic }: AgentLookup): readonly BankSuccession[] {
  const { successions } = bank;
  const isOther = givenBic !== undefined && givenBic.slice(0, 8) !== bank.bic?.slice(0, 8);
  const others = isOther ? findSuccessions(engine.data.datasets, { bic: givenBic }) : [];
  const isKnown = ({ formerName }: Succession): boolean => successions.some((known) => known.formerName === formerName);
  return [...successions, ...others.filter((other) => !isKnown(other))].map((succession) => {
    const { origin, ...change } = succession;
    return { ...change, message: messageOf(succession, engine.on), ...originOf(origin) };
  });
}
