/**
 * What judging an instruction brings to light: alerts, the outcome of each check, the editions that were read.
 *
 * Nothing in here holds an account number: places are pointers and ranges, parameters are codes and lengths.
 */
import { milderCodes } from '../../rules/index/alert-severities.js';
import type { AlertCode, AlertParamsOf, RuleOf, Severity } from '../../rules/vocabulary/alert-code.js';
import type { Outcome } from '../../rules/vocabulary/check.js';

/** Parameters of an alert's text: codes, names of checks and counts, never a value of the instruction that identifies an account. */
export type AlertParams = Readonly<Record<string, string | number>>;

/** What a check says of an alert: a rule of the code's record and all its parameters, or none where it has none. */
export type AlertDetail<Code extends AlertCode> = {
  /** Start and end within the value, end exclusive. */
  readonly range?: readonly [number, number] | undefined;
  /** The rule that was broken: `iban/mod-97`. */
  readonly rule: RuleOf<Code>;
  /** Graver or milder than the record says. */
  readonly severity?: Severity | undefined;
} & (keyof AlertParamsOf<Code> extends never ? { readonly params?: never } : { readonly params: AlertParamsOf<Code> });

/** An alert with its detail; every one has the same members. */
export interface Finding {
  readonly code: AlertCode;
  readonly severity: Severity;
  /** RFC 6901. */
  readonly pointer: string;
  readonly range: readonly [number, number] | undefined;
  readonly params: AlertParams | undefined;
  readonly rule: string;
}

export interface CheckOutcome {
  readonly check: string;
  readonly pointer: string;
  readonly outcome: Outcome;
  /** Why something could not be done, where that is known. */
  readonly because?: string;
}

const GRAVITY: Readonly<Record<Severity, number>> = { info: 0, warning: 1, error: 2 };

/** True when an alert of this severity is no milder than the threshold. */
export const counts = (severity: Severity, threshold: Severity): boolean => GRAVITY[severity] >= GRAVITY[threshold];

/** Where they are not wanted, nothing is written into these. */
const NO_CHECKS: CheckOutcome[] = [];
const NO_EDITIONS: Record<string, string> = {};

export class Findings {
  readonly alerts: Finding[] = [];
  readonly checks: CheckOutcome[];
  readonly editions: Record<string, string>;
  /** Outcomes and editions are wanted, too. Most callers do without, and writing them down takes longer than the checks do. */
  readonly isDetailed: boolean;
  readonly #threshold: Severity;

  /** `threshold`: the mildest alert that anybody will look at. */
  constructor(threshold: Severity, isDetailed: boolean) {
    this.#threshold = threshold;
    this.isDetailed = isDetailed;
    this.checks = isDetailed ? [] : NO_CHECKS;
    this.editions = isDetailed ? {} : NO_EDITIONS;
  }

  /** False where alerts of this severity come to nothing: what can raise no other need not be checked. */
  wants(severity: Severity): boolean {
    return this.isDetailed || counts(severity, this.#threshold);
  }

  /** Reports a fault; the check that found it has failed. */
  alert<const Code extends AlertCode>(code: Code, pointer: string, detail: AlertDetail<Code>): void {
    const { range, params, rule } = detail;
    const severity = detail.severity ?? milderCodes[code] ?? 'error';
    this.alerts.push({ code, severity, pointer, range, params, rule });
    this.outcome(rule, pointer, 'failed');
  }

  /** Reports a check that raised no alert; where it is one of several of a kind, `of` says which. */
  outcome(check: string, pointer: string, outcome: Outcome, of = ''): void {
    if (this.isDetailed) this.checks.push({ check: check + of, pointer, outcome });
  }

  /** Reports which edition of a dataset was read. */
  read(editions: Readonly<Record<string, string>>): void {
    if (this.isDetailed) Object.assign(this.editions, editions);
  }

  /** True where an alert stands at this place. */
  hasAt(pointer: string): boolean {
    return this.alerts.some((alert) => alert.pointer === pointer);
  }

  /** True where something speaks against this place: more than what is only worth knowing. */
  isFaultyAt(pointer: string): boolean {
    return this.alerts.some((alert) => alert.pointer === pointer && alert.severity !== 'info');
  }
}
