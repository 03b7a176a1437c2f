/**
 * What is wrong with a payee, and what is missing, by field; and when a form shows it. Pure: no page is needed.
 *
 * The gotcha: all of it is known at once. Nothing is shown too early: what can still become right is shown once its field is left, what is missing once
 * the form is sent.
 */

import type { ExplainedAlert } from '../answers/explain.js';
import type { Correction } from '../characters/correction.js';
import { ACCOUNT_VALUE, ADDRESS, BRANCH_ID, MEMBER_ID, NAME } from '../checks/pointers.js';
import type { Engine } from '../engine/engine.js';
import type { AlertParams } from '../findings/findings.js';
import type { FormatAsTyped } from '../form/formatter.js';
import type { PayeeChoice } from './choice.js';
import { CREDITOR_TYPE, DOCUMENT, DOCUMENT_TYPE, type PayeeField, type PayeeForm } from './fields.js';
import { isEmpty, isFilledIn, type PayeeValues, typedWith } from './values.js';

export interface PayeeProblem {
  /** Of the field, or of the choice that it is about, such as `/currency`. */
  readonly pointer: string;
  /** That of the alert. */
  readonly code: string;
  /** Only an error keeps the payee from being complete. */
  readonly severity: 'error' | 'warning';
  readonly isMissing: boolean;
  readonly params: AlertParams;
  /** As in `explain`. */
  readonly rule?: string;
  readonly correction?: Correction;
}

export interface ProblemOptions {
  /** Default: that of a form, without corrections of addresses and names of countries. `explain` of `payprep` knows these. */
  readonly explain?: (instruction: unknown, engine: Engine) => { readonly alerts: readonly PayeeAlert[] };
  /** What is explained. Default: `payeeOf` of form and values. */
  readonly payee?: unknown;
}

/** What of a form is judged. */
type Judged = Pick<PayeeForm, 'choice' | 'fields'>;

/** What `explain` says of an alert, as far as a form shows it. */
export type PayeeAlert = Pick<ExplainedAlert, 'severity' | 'pointer'> & {
  readonly code: string;
  readonly params: AlertParams;
  readonly rule: string;
  readonly correction?: Correction | undefined;
};

/** Where a problem stands whose own field the form does not have: the first of these that it has. */
const PLACES: readonly (readonly [beginning: string, fields: readonly string[]])[] = [
  ['/creditor/documents', [DOCUMENT, '/creditor/taxId']],
  ['/creditor/taxId', [DOCUMENT]],
  [ADDRESS, [`${ADDRESS}/streetName`, `${ADDRESS}/addressLine1`, `${ADDRESS}/townName`]],
  ['/creditor', [NAME]],
  ['/creditorAgent', [MEMBER_ID, '/creditorAgent/bic', ACCOUNT_VALUE]],
  ['/creditorAccount', [ACCOUNT_VALUE]],
];

/** The field that shows what is said of a member: its own, or one that stands for it; the member itself where there is none. */
export function fieldAt(pointer: string, fields: readonly Pick<PayeeField, 'pointer' | 'isShown'>[]): string {
  const has = (wanted: string): boolean => fields.some((field) => field.isShown && field.pointer === wanted);
  if (has(pointer)) return pointer;
  const [, places = []] = PLACES.find(([beginning]) => pointer === beginning || pointer.startsWith(`${beginning}/`)) ?? [];
  return places.find(has) ?? pointer;
}

/** The field that tells of a member whether it is there: of a document, its number. */
const tellerOf = (pointer: string): string => (pointer === '/creditor/documents' || pointer === DOCUMENT_TYPE ? DOCUMENT : pointer);

const CODES: Readonly<Record<string, string>> = {
  [CREDITOR_TYPE]: 'CREDITOR_TYPE_MISSING',
  [`${ADDRESS}/streetName`]: 'CREDITOR_ADDRESS_STREET_NAME_MISSING',
  [`${ADDRESS}/addressLine1`]: 'CREDITOR_ADDRESS_MISSING',
  [`${ADDRESS}/townName`]: 'CREDITOR_ADDRESS_TOWN_NAME_MISSING',
};

/** A field that has to be filled in and is empty. Of a branch, and of the bank beside an account, `explain` decides: the number may hold them. */
function missingIn({ fields, choice }: Judged, typed: PayeeValues): readonly PayeeProblem[] {
  const values = { ...typed, [CREDITOR_TYPE]: choice.creditorType ?? '' };
  const isJudged = isFilledIn(values, ACCOUNT_VALUE);
  const isDecided = ({ pointer }: PayeeField): boolean =>
    pointer.startsWith('/creditorAgent') && (isJudged || (pointer === BRANCH_ID && isFilledIn(values, MEMBER_ID)));
  return fields
    .filter((field) => field.isRequired && field.isShown && !isDecided(field))
    .filter(({ pointer, oneOf = [] }) => ![pointer, ...oneOf.map(tellerOf)].some((each) => isFilledIn(values, each)))
    .map(({ pointer, missing }) => ({
      pointer,
      code: CODES[pointer] ?? missing ?? '',
      severity: 'error',
      isMissing: true,
      params: {},
    }));
}

function problemOf(
  { code, severity, pointer, params, rule, correction }: PayeeAlert,
  { fields }: Judged,
  values: PayeeValues,
): PayeeProblem {
  const place = fieldAt(pointer, fields);
  const isMissing = code.endsWith('_MISSING');
  return {
    pointer: place,
    code,
    // the bank code decides whether a branch is needed
    severity: severity === 'error' || (isMissing && pointer === BRANCH_ID) ? 'error' : 'warning',
    // what stands in the field lacks a part, such as the branch in a bank code
    isMissing: isMissing && !isFilledIn(values, place),
    params,
    rule,
    ...(correction && { correction }),
  };
}

/** The gravest problem of each field, in the order of the form; nothing of what is only worth knowing. Of a form that is empty, what is missing. */
export function problemsWith(given: Judged, values: PayeeValues, alertsOf: () => readonly PayeeAlert[]): readonly PayeeProblem[] {
  // what is filled in is somewhere: shown unasked, or behind “more”
  const fields = given.fields.map((field) => ({ ...field, isShown: field.isShown || isFilledIn(values, field.pointer) }));
  const form = { ...given, fields };
  if (form.choice.country === '') return [{ pointer: '/country', code: 'COUNTRY_MISSING', severity: 'error', isMissing: true, params: {} }];
  const found = isEmpty(form, values) ? [] : alertsOf().filter(({ severity }) => severity !== 'info');
  const all = [...found.map((alert) => problemOf(alert, form, values)), ...missingIn(form, values)];
  const gravest = new Map<string, PayeeProblem>();
  for (const problem of all) {
    const other = gravest.get(problem.pointer);
    if (other === undefined || (other.severity === 'warning' && problem.severity === 'error')) gravest.set(problem.pointer, problem);
  }
  const placeOf = ({ pointer }: PayeeProblem): number => fields.findIndex((field) => field.pointer === pointer);
  return [...gravest.values()].sort((one, other) => placeOf(one) - placeOf(other));
}

export type PayeeState = 'empty' | 'incomplete' | 'complete';

/** How far it is. What only warns does not keep it from being complete. */
export function payeeState(form: PayeeForm, values: PayeeValues, problems: readonly PayeeProblem[]): PayeeState {
  if (isEmpty(form, values)) return 'empty';
  return problems.some(({ severity }) => severity === 'error') ? 'incomplete' : 'complete';
}

/** What somebody has done with a field. */
export interface FieldProgress {
  readonly value: string;
  readonly isLeft: boolean;
  /** Somebody wanted to send the form. */
  readonly isRefused: boolean;
}

/** True where a form shows the problem by now. */
export function isDueWith(
  formatAsTyped: FormatAsTyped,
  { isMissing }: Pick<PayeeProblem, 'isMissing'>,
  field: Pick<PayeeField, 'format'>,
  choice: PayeeChoice,
  progress: FieldProgress,
): boolean {
  const { value, isLeft, isRefused } = progress;
  if (isRefused) return true;
  if (isMissing || value.trim() === '') return false;
  const state = typedWith(formatAsTyped, field, value, choice)?.state;
  if (isLeft || state === 'wrong') return true;
  const mayGrow = ['0', 'A'].some((next) => (typedWith(formatAsTyped, field, value + next, choice)?.state ?? 'wrong') !== 'wrong');
  return state === 'complete' && !mayGrow;
}
