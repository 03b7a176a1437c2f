/** What a check is: one question to a payment. */
import type { Severity } from '../../rules/alert-codes/alert-code.js';
import type { CheckTables } from '../../rules/vocabulary/check.js';
import type { Findings } from '../findings/findings.js';
import type { CorridorPlan } from './corridor-plan.js';
import type { Payment } from './payment.js';

/**
 * One question to a payment, about one field or about fields that belong together.
 *
 * A check finds what is wrong in the facts of the payment. It never asks what another check has found, with the exceptions that say so: these
 * depend on checks that stand before them in the list alone.
 */
export interface Check {
  readonly name: string;
  /** The fields that it reads, as JSON Pointers. */
  readonly asks: readonly string[];
  /** False for corridors in which there is nothing to ask. Absent: there always is. */
  readonly appliesTo?: (plan: CorridorPlan) => boolean;
  /**
   * True where {@link examine} has nothing to report that counts: at the threshold `info` nothing at all, at any other no more than what is
   * worth knowing. One pass, and as little as possible allocated. False says nothing.
   */
  isOrdinary(payment: Payment, threshold: Severity): boolean;
  /** Reports what is wrong, with place, reason and what that rests on; for `explain` also what has passed or is not covered. */
  examine(payment: Payment, findings: Findings): void;
}

/** The tables of national checks; the editions that are read in them are reported. */
export const tablesFor = ({ engine }: Payment, findings: Findings): CheckTables =>
  engine.data.tables(findings.isDetailed ? (editions) => findings.addEditions(editions) : undefined);
