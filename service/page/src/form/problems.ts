/**
 * The problems of the typed values by field: those of `payprep/payee-form`, with what the service refuses besides.
 *
 * Missing values are known at once. The form shows them only when the user wants to save.
 */

import { isDue, type PayeeProblem, type ProblemOptions as PayeeProblemOptions, payeeProblems, plainValue } from 'payprep/payee-form';
import type { RecipientDetails } from '../../../contract/recipient.js';
import { foreignAccount } from '../../../recipients/account-country.js';
import { type Choice, payeeChoice } from '../../../recipients/form/choice.js';
import type { FormField } from '../../../recipients/form/form.js';
import { ACCOUNT, BIC } from '../../../recipients/form/pointers.js';
import { showValue } from '../../../recipients/form/typed.js';
import type { Values } from '../../../recipients/form/values.js';
import { isImpossible } from '../../../recipients/impossible-values.js';
import { faultsOfUse } from '../../../recipients/usable-details.js';
import type { Session } from '../api.js';
import { type Correction, type Engine, type ExplainedAlert, enrich, explain } from '../engine.js';
import type { TypedForm } from './details.js';
import { type FieldProblem, fieldAt, IBAN_ELSEWHERE, onePerField } from './field-problems.js';
import { valuesOf } from './values.js';

interface ProblemOptions {
  readonly session?: Pick<Session, 'allowedCountries'>;
  /** The typed values; default: those of the details. */
  readonly values?: Values;
}

/** The problems by field, in the order of the form, without infos. */
export function recipientProblems(
  details: RecipientDetails,
  { choice, asked, fields }: TypedForm,
  engine: Engine,
  { session = {}, values = valuesOf(details) }: ProblemOptions = {},
): readonly FieldProblem[] {
  const form = { choice: payeeChoice(choice), asked, fields };
  const alerts = alertsOf(details, engine, session);
  return onePerField(
    payeeProblems(form, values, engine, { payee: details, explain: () => ({ alerts }) }).map((problem) => shownProblem(problem, fields)),
  );
}

type Alert = ReturnType<NonNullable<PayeeProblemOptions['explain']>>['alerts'][number];

/** What the engine says, and what the service refuses besides. */
function alertsOf(details: RecipientDetails, engine: Engine, { allowedCountries }: Pick<Session, 'allowedCountries'>): readonly Alert[] {
  const refused = (pointer: string, code: string): Alert => ({
    pointer,
    code,
    severity: 'error',
    params: { country: details.country, currency: details.currency },
    rule: '',
  });
  const foreign = allowedCountries === undefined ? [] : foreignAccount(details, enrich(details, engine).enrichments, allowedCountries);
  return [
    ...foreign.map(({ pointer }) => refused(pointer, 'COUNTRY_NOT_ALLOWED')),
    ...explain(details, engine).alerts.map((alert) => ({ ...alert, severity: severityOf(alert, details, engine) })),
    ...faultsOfUse(details, engine).map(({ pointer, code }) => refused(pointer, code)),
  ];
}

/** The server refuses what cannot be, although it is a warning. */
function severityOf(alert: ExplainedAlert, details: RecipientDetails, { on }: Engine): ExplainedAlert['severity'] {
  if (isImpossible(alert, details, on)) return 'error';
  return alert.code === IBAN_ELSEWHERE && alert.severity === 'info' ? 'warning' : alert.severity;
}

/** At a field of the page, or for the whole recipient. Whose account does not tell the bank is asked for the BIC, which is behind “more”. */
function shownProblem(
  { pointer, code, severity, isMissing, params, correction }: PayeeProblem,
  fields: readonly FormField[],
): FieldProblem {
  const isForBic = pointer === ACCOUNT && code === 'CREDITOR_AGENT_MISSING' && fields.some((field) => field.pointer === BIC);
  return {
    pointer: isForBic ? BIC : fieldAt(pointer, fields),
    code,
    isError: severity === 'error',
    isMissing: isMissing || isForBic,
    params: params as FieldProblem['params'],
    ...(correction && { correction }),
  };
}

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
