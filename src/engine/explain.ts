/**
 * `validate` with everything that it knows: where, why, by which rule and source, what could not be checked, what to correct.
 *
 * No account number comes back: a correction is an edit of the value, not a value.
 */
import type { AlertCode, Severity } from '../../rules/alerts/codes.js';
import { buildIban } from '../identifiers/build-iban.js';
import { electronicIban, isTooLong, parse } from '../identifiers/iban.js';
import { inspectWithTables } from '../identifiers/national-checks.js';
import { electronic, originalRange } from '../identifiers/text.js';
import { transliterate } from '../identifiers/transliteration.js';
import { apply, type Correction, correctIban } from './correct.js';
import type { Engine } from './create-engine.js';
import { describe, sourceOf } from './describe.js';
import { type AlertParams, type CheckOutcome, counts, type Finding } from './findings.js';
import { judge } from './judge.js';
import { VALUE } from './judges/account.js';
import { type Case, tablesOf } from './judges/case.js';
import { localDetails } from './judges/local-account.js';
import { given } from './reading.js';

export type { Correction } from './correct.js';
export type { CheckOutcome } from './findings.js';

/** An alert with its reasons. */
export interface ExplainedAlert {
  readonly code: AlertCode;
  readonly severity: Severity;
  /** RFC 6901. */
  readonly pointer: string;
  /** Start and end within the value, end exclusive. */
  readonly range?: readonly [number, number];
  readonly params: AlertParams;
  readonly rule: string;
  readonly source: string;
  readonly message: string;
  readonly correction?: Correction;
  /** What the settlement system would carry in place of a name that is not in its characters. */
  readonly transliteration?: string;
}

export interface Explanation {
  /** As `validate` says it. */
  readonly status: 'OK' | 'ALERT';
  /** Every alert, those below the threshold too. */
  readonly alerts: readonly ExplainedAlert[];
  readonly checks: readonly CheckOutcome[];
  /** Dataset → edition, of those that were read. */
  readonly editions: Readonly<Record<string, string>>;
}

/** Faults that a mistyped character explains. */
const MISTYPED: ReadonlySet<AlertCode> = new Set<AlertCode>([
  'CREDITOR_IBAN_INVALID_FORMAT',
  'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
  'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
]);

/** The edit in the places of the value as it was written. */
function inOriginal(value: string, text: string, { at, remove, insert }: Correction): Correction {
  const label = electronic(value).length - text.length;
  const [start, end] = originalRange(value, at + label, at + label + remove);
  return remove > 0 ? { at: start, remove: end - start, insert } : { at: start, remove: 0, insert };
}

/** Faults that lie between the IBAN and what stands beside it. */
const BESIDE: ReadonlySet<AlertCode> = new Set<AlertCode>([
  'CREDITOR_BIC_IBAN_INCONSISTENCY',
  'CREDITOR_BANK_IDENTIFIER_IBAN_INCONSISTENCY',
]);

/** True for an IBAN to which nothing in this instruction is an objection. */
function isWithoutObjection(iban: string, instruction: unknown, engine: Engine): boolean {
  if (inspectWithTables(iban, engine.data.tables()).problem !== undefined) return false; // spares nearly all the rest
  const { findings } = judge({ ...(instruction as object), creditorAccount: { id: { value: iban, type: 'IBAN' } } }, engine);
  return findings.alerts.every(({ code, pointer, severity }) => severity === 'info' || (pointer !== VALUE && !BESIDE.has(code)));
}

function correctionOf({ code }: Finding, instruction: unknown, { reading, engine }: Case): Correction | undefined {
  const value = given(reading.accountValue) ?? '';
  if (!MISTYPED.has(code) || isTooLong(value)) return undefined;
  const text = electronicIban(value);
  const correction = correctIban(text, (candidate) => isWithoutObjection(candidate, instruction, engine));
  if (correction === undefined || makesUpABank(text, apply(text, correction), engine)) return undefined;
  return inOriginal(value, text, correction);
}

/** True where an edit leads to another bank code, and to one that the directory at hand does not know. */
function makesUpABank(text: string, corrected: string, { data }: Engine): boolean {
  const result = parse(corrected);
  if (!result.ok || text.includes(result.iban.bank)) return false;
  const directory = data.banks(result.iban.country);
  return directory !== undefined && directory.byCode(result.iban.bank).length === 0;
}

/** The name as the settlement system that was asked for carries it. */
function transliterationOf({ rule }: Finding, subject: Case): string | undefined {
  const charset = subject.system?.charset;
  const name = given(subject.reading.name);
  return rule === 'name/charset' && charset !== undefined && name !== undefined ? transliterate(name, charset) : undefined;
}

/** Explains one instruction: any JSON value. */
export function explainWith(instruction: unknown, engine: Engine): Explanation {
  const { findings, subject } = judge(instruction, engine, true);
  const alerts = findings.alerts.map((finding): ExplainedAlert => {
    const { code, severity, pointer, range, params = {}, rule } = finding;
    const correction = subject && correctionOf(finding, instruction, subject);
    const transliteration = subject && transliterationOf(finding, subject);
    const message = describe(code, params);
    return {
      code,
      severity,
      pointer,
      ...(range && { range }),
      params,
      rule,
      source: sourceOf(rule),
      message,
      ...(correction && { correction }),
      ...(transliteration !== undefined && { transliteration }),
    };
  });
  const built = subject && constructionOf(subject);
  return {
    status: alerts.some(({ severity }) => counts(severity, engine.threshold)) ? 'ALERT' : 'OK',
    alerts,
    checks: built ? [...findings.checks, built] : findings.checks,
    editions: findings.editions,
  };
}

/** Whether local details make an IBAN, and if not, why. */
function constructionOf(subject: Case): CheckOutcome | undefined {
  const details = localDetails(subject);
  if (details === undefined) return undefined;
  const built = buildIban(details, tablesOf(subject));
  if (built.ok) return { check: 'iban/construction', pointer: VALUE, outcome: 'passed' };
  return { check: 'iban/construction', pointer: VALUE, outcome: 'not-covered', because: built.problem };
}
