/**
 * What judging an instruction brings to light: alerts, the outcome of each check, the editions that were read.
 *
 * Nothing in here holds an account number: places are pointers and ranges, parameters are codes and lengths.
 */
import { type AlertCode, codes, type Severity } from '../../rules/alerts/codes.js';
import type { Outcome } from '../checks/check.js';

/** Parameters of an alert's text: codes, names of checks and counts, never a value of the instruction that identifies an account. */
export type AlertParams = Readonly<Record<string, string | number>>;

export interface AlertDetail {
  /** Start and end within the value, end exclusive. */
  readonly range?: readonly [number, number];
  readonly params?: AlertParams;
  /** The rule that was broken: `iban/mod-97`. */
  readonly rule: string;
  /** Graver or milder than the catalogue says. */
  readonly severity?: Severity;
}

export interface Finding extends AlertDetail {
  readonly code: AlertCode;
  readonly severity: Severity;
  /** RFC 6901. */
  readonly pointer: string;
}

export interface CheckOutcome {
  readonly check: string;
  readonly pointer: string;
  readonly outcome: Outcome;
  /** Why something could not be done, where that is known. */
  readonly because?: string;
}

export class Findings {
  readonly alerts: Finding[] = [];
  readonly checks: CheckOutcome[] = [];
  readonly editions: Record<string, string> = {};

  /** Reports a fault; the check that found it has failed. */
  alert(code: AlertCode, pointer: string, detail: AlertDetail): void {
    const severity = detail.severity ?? codes[code].severity;
    this.alerts.push({ ...detail, code, pointer, severity });
    this.checks.push({ check: detail.rule, pointer, outcome: 'failed' });
  }

  /** Reports a check that raised no alert. */
  outcome(check: string, pointer: string, outcome: Outcome): void {
    this.checks.push({ check, pointer, outcome });
  }

  /** Reports which edition of a dataset was read. */
  read(editions: Readonly<Record<string, string>>): void {
    Object.assign(this.editions, editions);
  }
}
