/**
 * The problems of the typed values by field, from the engine in the page.
 *
 * The engine reports missing values at once. The form shows them only when the user wants to save.
 */

import { isDue, plainValue } from 'payprep/payee-form';
import type { RecipientDetails } from '../../../contract/recipient.js';
import { foreignAccount } from '../../../recipients/account-country.js';
import { type Choice, payeeChoice } from '../../../recipients/form/choice.js';
import type { FormField } from '../../../recipients/form/form.js';
import { ADDRESS, BIC, BRANCH, DOCUMENT, DOCUMENT_TYPE, MEMBER_ID, TAX_ID } from '../../../recipients/form/pointers.js';
import { showValue } from '../../../recipients/form/typed.js';
import type { Values } from '../../../recipients/form/values.js';
import { isImpossible } from '../../../recipients/impossible-values.js';
import { faultsOfUse } from '../../../recipients/usable-details.js';
import type { Session } from '../api.js';
import { type Correction, type Engine, type ExplainedAlert, enrich, explain } from '../engine.js';
import { type FieldProblem, fieldAt, IBAN_ELSEWHERE, onePerField, placesFor } from './field-problems.js';
import { valuesOf } from './values.js';

interface ProblemOptions {
  readonly session?: Pick<Session, 'allowedCountries'>;
  /** The typed values; default: those of the details. */
  readonly values?: Values;
}

/** The problems by field, the gravest first, without infos. */
export function recipientProblems(
  details: RecipientDetails,
  fields: readonly FormField[],
  engine: Engine,
  { session = {}, values = valuesOf(details) }: ProblemOptions = {},
): readonly FieldProblem[] {
  const found = explain(details, engine)
    .alerts.filter((alert) => alert.severity !== 'info' || alert.code === IBAN_ELSEWHERE || isImpossible(alert, details, engine.on))
    .map((alert) => problemOf(alert, placesFor(alert.code, fields, values), isImpossible(alert, details, engine.on)))
    .map((problem) => (isBegun(problem, values) ? incomplete(problem) : problem));
  return onePerField([
    ...foreign(details, fields, engine, session),
    ...found,
    ...unusable(details, fields, engine),
    ...stillEmpty(values, fields),
  ]);
}

/** The server refuses an account in a country that the session does not allow, so this is an error. */
function foreign(
  details: RecipientDetails,
  fields: readonly FormField[],
  engine: Engine,
  { allowedCountries }: Pick<Session, 'allowedCountries'>,
): readonly FieldProblem[] {
  if (allowedCountries === undefined) return [];
  return foreignAccount(details, enrich(details, engine).enrichments, allowedCountries).map(({ pointer }) => ({
    pointer: fieldAt(pointer, fields),
    code: 'COUNTRY_NOT_ALLOWED',
    isError: true,
    isMissing: false,
    params: {},
  }));
}

/** The server refuses recipients that cannot be paid. */
const unusable = (details: RecipientDetails, fields: readonly FormField[], engine: Engine): readonly FieldProblem[] =>
  faultsOfUse(details, engine).map(({ pointer, code, detail }) => ({
    pointer: fieldAt(pointer, fields),
    code,
    isError: true,
    isMissing: false,
    params: { country: details.country },
    message: detail,
  }));

/** `isRefused`: the server refuses it, although it is a warning. */
function problemOf(
  { code, severity, pointer, params, message, correction }: ExplainedAlert,
  fields: readonly FormField[],
  isRefused: boolean,
): FieldProblem {
  const place = fieldAt(pointer, fields);
  const isMissing = code.endsWith('_MISSING');
  return {
    pointer: place,
    code,
    // the bank code decides whether a branch is needed
    isError: severity === 'error' || isRefused || (isMissing && (place === BRANCH || pointer === BRANCH)),
    isMissing,
    params: params as FieldProblem['params'],
    message,
    ...(correction && { correction }),
  };
}

/** A branch is missing in a field that begins with the bank: an IFSC of four letters and a zero. */
const isBegun = ({ pointer, code }: FieldProblem, values: Values): boolean =>
  code === 'CREDITOR_BRANCH_IDENTIFIER_MISSING' && pointer === MEMBER_ID && (values[MEMBER_ID] ?? '').trim() !== '';

/** Its text is that of a wrong value, with an example: who typed half of a code is not helped by "fill in". */
const incomplete = ({ pointer, isError }: FieldProblem): FieldProblem => ({
  pointer,
  code: 'FIELD_INCOMPLETE',
  isError,
  isMissing: false,
  params: {},
});

/** Empty fields that the form marks as required, even if the engine only warns or does not cover the country. Of a branch the engine decides: the bank code may hold it. */
function stillEmpty(values: Values, fields: readonly FormField[]): readonly FieldProblem[] {
  const isEmpty = (pointer: string): boolean => (values[pointer] ?? '').trim() === '';
  return fields
    .filter(({ pointer, isRequired }) => isRequired && pointer !== BRANCH && isEmpty(pointer) && (INSTEAD[pointer] ?? []).every(isEmpty))
    .map(({ pointer }) => ({ pointer, code: 'FIELD_MISSING', isError: true, isMissing: true, params: {} }));
}

/** Alternatives: a bank has a code and a BIC, and a tax number can be a document. */
const INSTEAD: Readonly<Record<string, readonly string[]>> = {
  [MEMBER_ID]: [BIC],
  [BIC]: [MEMBER_ID],
  [TAX_ID]: [DOCUMENT],
  [DOCUMENT]: [TAX_ID],
  [DOCUMENT_TYPE]: [TAX_ID],
  [`${ADDRESS}/streetName`]: [`${ADDRESS}/addressLine1`],
};

/** Decides whether a field already shows its problem. */
export interface FieldState {
  readonly value: string;
  /** The user has visited and left it. */
  readonly isLeft: boolean;
  /** The user has tried to save. */
  readonly isAsked: boolean;
}

/** As a form of payprep shows it; also once a value without a format matches its pattern, and not while a bank may be searched for by its name. */
export function isShown(
  problem: FieldProblem,
  { pattern, format }: Pick<FormField, 'pattern' | 'format'>,
  choice: Choice,
  { value, isLeft, isAsked }: FieldState,
): boolean {
  const isBank = format === 'BIC' || format === 'MEMBER_ID';
  const isSearched = isBank && !isLeft && !/\d/.test(value);
  if (!isAsked && isSearched) return false;
  if (isDue(problem, format === undefined ? {} : { format }, payeeChoice(choice), { value, isLeft, isRefused: isAsked })) return true;
  return !problem.isMissing && format === undefined && pattern?.test(value.trim()) === true;
}

/** Applies a correction, and formats the value. The range of the correction is that of the saved value. */
export function applyCorrection(
  field: Pick<FormField, 'format'>,
  value: string,
  { at, remove, insert }: Correction,
  choice: Choice,
): string {
  const text = plainValue(field, value, payeeChoice(choice));
  return showValue(field, text.slice(0, at) + insert + text.slice(at + remove), choice);
}
