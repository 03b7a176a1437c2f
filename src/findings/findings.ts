/**
 * What the checks found in one instruction: alerts, the outcome of each check, the editions that were read.
 *
 * Nothing in here holds an account number: places are pointers and ranges, parameters are codes and lengths.
 */
import type { AlertCode, AlertParamsOf, AlertRule, RuleOf, Severity } from '../../rules/alert-codes/alert-code.js';
import type { Outcome } from '../../rules/vocabulary/check.js';
import type { Editions } from '../directory/dataset.js';
import { ADDRESS_FIELDS, addressRank, sectionRank } from '../instruction/fields.js';
import { type Basis, severityOf } from './severity.js';

/** Parameters of an alert's text: codes, names of checks and counts, never a value of the instruction that identifies an account. */
export type AlertParams = Readonly<Record<string, string | number>>;

/** What a check says of an alert: a rule of the code's record, and all its parameters, or none where it has none. */
export type AlertDetail<Code extends AlertCode> = {
  /** The rule that was broken: `iban/mod-97`. */
  readonly rule: RuleOf<Code>;
  /** What the alert rests on; the instruction and its standard where nothing is said: `sourced`. */
  readonly restsOn?: Basis | undefined;
  /** Start and end within the value, end exclusive. */
  readonly range?: readonly [number, number] | undefined;
} & (keyof AlertParamsOf<Code> extends never ? { readonly params?: never } : { readonly params: AlertParamsOf<Code> });

/** An alert with its detail; every one has the same members. */
export interface Finding {
  readonly code: AlertCode;
  readonly severity: Severity;
  /** RFC 6901. */
  readonly pointer: string;
  readonly range: readonly [number, number] | undefined;
  readonly params: AlertParams | undefined;
  /** The rule that was broken. */
  readonly rule: AlertRule;
}

/** The name of a question that was asked: the rule that it breaks where it fails, or what stands for several rules. */
export type CheckName = AlertRule | 'iban/national-check' | 'iban/construction';

/**
 * A check, and what came of it at one place.
 *
 * @example
 * const outcome: CheckOutcome = { check: 'iban/mod-97', pointer: '/creditorAccount/id/value', outcome: 'passed' };
 */
export interface CheckOutcome {
  readonly check: CheckName;
  readonly pointer: string;
  readonly outcome: Outcome;
  /** Why something could not be done, or is in doubt, where that is known. */
  readonly because?: string;
  /** The bank's own rule that applied: `002002` of `iban-rules/DE`. */
  readonly bankRule?: string;
  /** The bank identifier that stands in the IBAN in place of the given one, or took the place of a closed one. */
  readonly bankIdentifier?: string;
}

/** Where they are not wanted, nothing is written into these. */
const NO_CHECKS: CheckOutcome[] = [];
const NO_EDITIONS: Record<string, string> = {};

/** The rank of a member of the address that is required and missing: behind each that is wrong. */
const MISSING = /* @__PURE__ */ ADDRESS_FIELDS.length + 1;

/** By the section of the instruction, then by the fields of the address. */
function rankOf({ pointer, rule }: Finding): number {
  const place = addressRank(pointer);
  const inAddress = place > 0 && rule.startsWith('required/') ? MISSING : place;
  return sectionRank(pointer) * (MISSING + 1) + inAddress;
}

export class Findings {
  readonly alerts: Finding[] = [];
  readonly checks: CheckOutcome[];
  readonly editions: Record<string, string>;
  /** Outcomes and editions are wanted, too. */
  readonly isDetailed: boolean;

  constructor(isDetailed: boolean) {
    this.isDetailed = isDetailed;
    this.checks = isDetailed ? [] : NO_CHECKS;
    this.editions = isDetailed ? {} : NO_EDITIONS;
  }

  /** Reports a fault; the check that found it has failed. No code stands twice at one place: the first says it. */
  report<const Code extends AlertCode>(code: Code, pointer: string, detail: AlertDetail<Code>): void {
    const { restsOn = 'sourced', range, params } = detail;
    // the compiler does not see that the rules of one code are among those of all
    const rule = detail.rule as AlertRule;
    this.outcome(rule, pointer, 'failed');
    if (this.has(code, pointer)) return;
    this.alerts.push({ code, severity: severityOf(restsOn), pointer, range, params, rule });
  }

  /** Reports what came of a check. */
  outcome(check: CheckName, pointer: string, outcome: Outcome): void {
    if (this.isDetailed) this.checks.push({ check, pointer, outcome });
  }

  /** Notes the editions of datasets that were read. */
  addEditions(editions: Editions): void {
    if (this.isDetailed) Object.assign(this.editions, editions);
  }

  /** True where this was said of the place. */
  has(code: AlertCode, pointer: string): boolean {
    return this.alerts.some((alert) => alert.code === code && alert.pointer === pointer);
  }

  /** True where anything was said of the place. */
  hasAt(pointer: string): boolean {
    return this.alerts.some((alert) => alert.pointer === pointer);
  }

  /** Brings the alerts into the order of the contract's fields; those of one field stay in the order of the checks. */
  sort(): void {
    if (this.alerts.length > 1) this.alerts.sort((one, other) => rankOf(one) - rankOf(other));
  }
}
