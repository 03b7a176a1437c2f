/**
 * What is wrong with an instruction, for people: a sentence with its numbers filled in, and what is to stand in which field instead.
 *
 * The gotcha: a correction is an edit, so that `explain` repeats no account number. Here it may become the whole value: only what stands beside the
 * payee’s own cells, or was asked for with `--show`, may hold it.
 */
import type { AlertCode, Severity } from '../../rules/alert-codes/alert-code.js';
import type { ExplainedAlert } from '../../src/answers/explain.js';
import { apply, type Correction } from '../../src/characters/correction.js';
import { electronicIban, isTooLong } from '../../src/identifiers/iban/inspection.js';
import { valueAt } from '../../src/instruction/value-at.js';
import { fill } from '../../src/messages/fill.js';
import type { ReportLanguage } from '../options/report-language.js';

/** What is to stand in a field in place of what stands there. */
export interface CorrectedField {
  /** RFC 6901. */
  readonly pointer: string;
  readonly value: string;
  /** How to get there, without the value: an edit, or the places of the characters that stay. Absent for a part of an address. */
  readonly edit?: Correction | readonly [start: number, end: number];
}

/** One fault of an instruction. */
export interface Fault {
  readonly code: AlertCode;
  readonly severity: Severity;
  readonly pointer: string;
  readonly sentence: string;
  readonly corrections: readonly CorrectedField[];
}

const ACCOUNT = '/creditorAccount/id/value';
const BIC = '/creditorAgent/bic';
const BANK = '/creditorAgent/clearingSystemMemberId/memberId';
const ADDRESS = '/creditor/address';

/** The text at a pointer; undefined where there is none. */
export function instructionText(instruction: unknown, pointer: string): string | undefined {
  const found = valueAt(instruction, pointer);
  return typeof found === 'string' ? found : undefined;
}

function correctedFields(
  { pointer, correction, parts, correctedAddress }: ExplainedAlert,
  instruction: unknown,
): readonly CorrectedField[] {
  const value = instructionText(instruction, pointer);
  if (correction !== undefined && value !== undefined) return [{ pointer, value: apply(value, correction), edit: correction }];
  if (parts !== undefined && value !== undefined) {
    const part = (field: string, edit: readonly [number, number] | undefined): readonly CorrectedField[] =>
      edit === undefined ? [] : [{ pointer: field, value: value.slice(...edit), edit }];
    return [...part(ACCOUNT, parts.account), ...part(BIC, parts.bic), ...part(BANK, parts.memberId)];
  }
  return Object.entries(correctedAddress ?? {}).flatMap(([name, text]) => {
    const field = `${ADDRESS}/${name}`;
    return typeof text !== 'string' || text === instructionText(instruction, field) ? [] : [{ pointer: field, value: text }];
  });
}

/** With the length that an IBAN has, which `explain` does not say: it repeats nothing of a value. */
function sentenceOf(alert: ExplainedAlert, instruction: unknown, { texts }: ReportLanguage): string {
  if (alert.parts !== undefined) return texts.severalInOne;
  if (alert.code !== 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE') return alert.message;
  const value = instructionText(instruction, alert.pointer) ?? '';
  const count = isTooLong(value) ? value.length : electronicIban(value).length;
  const { expected } = alert.params;
  return count === expected ? alert.message : fill(texts.ibanLength, { count, expected });
}

/** The faults of an instruction, from alerts in the language. */
export const faultsOf = (alerts: readonly ExplainedAlert[], instruction: unknown, language: ReportLanguage): readonly Fault[] =>
  alerts.map((alert) => ({
    code: alert.code,
    severity: alert.severity,
    pointer: alert.pointer,
    sentence: sentenceOf(alert, instruction, language),
    corrections: correctedFields(alert, instruction),
  }));

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

/** The gravest severity; undefined without faults. */
export const gravestOf = (faults: readonly Fault[]): Severity | undefined =>
  SEVERITIES.find((severity) => faults.some((fault) => fault.severity === severity));

/** Each corrected field once: two alerts about one field have one correction. */
export function correctionsOf(faults: readonly Fault[]): readonly CorrectedField[] {
  const byPointer = new Map<string, CorrectedField>();
  for (const { corrections } of faults) for (const each of corrections) if (!byPointer.has(each.pointer)) byPointer.set(each.pointer, each);
  return [...byPointer.values()];
}

/** Codes of banks, countries and systems, and post codes: they say nothing of the payee that may not travel. */
export const mayTravel = (pointer: string): boolean =>
  !/^\/creditor(?:Account)?(?:\/|$)/.test(pointer) || pointer === `${ADDRESS}/postCode` || pointer === `${ADDRESS}/country`;

/** A longer piece may be most of a number. */
const MAX_INSERT = 3;

/** What a field is called: as its column, else as its path. */
export type NameOfField = (pointer: string) => string;

/** `PLZ: 01067`; of a number that is not shown, the edit alone. */
export function formatCorrection(correction: CorrectedField, nameOf: NameOfField, { texts }: ReportLanguage, isShown: boolean): string {
  const { pointer, value, edit } = correction;
  if (isShown || mayTravel(pointer)) return `${nameOf(pointer)}: ${value}`;
  return `${nameOf(pointer)}: ${edit === undefined ? texts.inFields : describeEdit(edit, texts)}`;
}

function describeEdit(edit: NonNullable<CorrectedField['edit']>, texts: ReportLanguage['texts']): string {
  if ('length' in edit) return fill(texts.keep, { range: rangeOf(edit[0], edit[1]) });
  const { at, remove, insert } = edit;
  if (insert === '') return fill(texts.remove, { range: rangeOf(at, at + remove) });
  const text = insert.length > MAX_INSERT ? '…' : insert;
  return remove === 0 ? fill(texts.insert, { at: at + 1, text }) : fill(texts.replace, { at: rangeOf(at, at + remove), text });
}

/** Places from 1, as people count: `3`, `3–5`. */
const rangeOf = (from: number, to: number): string => (to - from <= 1 ? `${from + 1}` : `${from + 1}–${to}`);
