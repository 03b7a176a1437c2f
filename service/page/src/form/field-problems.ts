/**
 * The problems of fields as they are shown, and those that the server reports.
 *
 * The gotcha: `fieldAt` of `payprep/payee-form` would bring the engine, and the first script names fields, too.
 */
import type { FormField } from '../../../recipients/form/form.js';
import { ACCOUNT, ADDRESS, BIC, DOCUMENT, MEMBER_ID, NAME, TAX_ID } from '../../../recipients/form/pointers.js';
import type { Values } from '../../../recipients/form/values.js';
import type { Refusal } from '../api.js';
import type { Correction } from '../engine.js';

export interface FieldProblem {
  /** The field, or a choice such as `/country`; empty for the whole recipient. */
  readonly pointer: string;
  readonly code: string;
  /** Only errors prevent saving. */
  readonly isError: boolean;
  readonly isMissing: boolean;
  readonly params: Readonly<Record<string, string | number>>;
  /** In English; undefined if the page has a text of its own. */
  readonly message?: string;
  readonly correction?: Correction;
}

/** The IBAN is of another country than the one that was chosen. Legitimate, but often a country that was forgotten. */
export const IBAN_ELSEWHERE = 'CREDITOR_IBAN_COUNTRY_INCONSISTENCY';

const CHOICES: readonly string[] = ['/country', '/currency', '/method', '/creditor/type'];

/** One problem for each field: an error before a warning. */
export function onePerField(problems: readonly FieldProblem[]): readonly FieldProblem[] {
  const byField = new Map<string, FieldProblem>();
  for (const problem of problems) {
    const other = byField.get(problem.pointer);
    if (other === undefined || (problem.isError && !other.isError)) byField.set(problem.pointer, problem);
  }
  return [...byField.values()];
}

/** The problems that the server reports, by field. */
export const problemsOfRefusals = (refusals: readonly Refusal[], fields: readonly FormField[]): readonly FieldProblem[] =>
  onePerField(
    refusals.map(({ pointer, code, detail }) => ({
      pointer: fieldAt(pointer, fields),
      code,
      isError: true,
      isMissing: code.endsWith('_MISSING'),
      params: {},
      message: detail,
    })),
  );

/** The field that shows the problems of a pointer: its own, or the first alternative; empty if there is none. */
export function fieldAt(pointer: string, fields: readonly FormField[]): string {
  if (CHOICES.includes(pointer)) return pointer;
  const has = (candidate: string): boolean => fields.some((field) => field.pointer === candidate);
  if (has(pointer)) return pointer;
  const [, stand = []] = STAND_INS.find(([beginning]) => pointer === beginning || pointer.startsWith(`${beginning}/`)) ?? [];
  return stand.find(has) ?? '';
}

/** The longest pointers first. */
const STAND_INS: readonly (readonly [beginning: string, fields: readonly string[]])[] = [
  ['/creditor/documents', [DOCUMENT, TAX_ID]],
  [TAX_ID, [DOCUMENT]],
  [ADDRESS, [`${ADDRESS}/streetName`, `${ADDRESS}/addressLine1`, `${ADDRESS}/townName`]],
  ['/creditor', [NAME]],
  ['/creditorAgent', [MEMBER_ID, BIC, ACCOUNT]],
  ['/creditorAccount', [ACCOUNT]],
];

/** The problems of fields that are as they were when they were checked: one of an earlier value says nothing of what stands there now. */
export const ofCheckedValues = (problems: readonly FieldProblem[], checked: Values, values: Values): readonly FieldProblem[] =>
  problems.filter(({ pointer }) => (checked[pointer] ?? '') === (values[pointer] ?? ''));
