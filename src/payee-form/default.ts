/** A form for a payee by every rule. */
import { requirementsOfAll } from '../answers/all-requirements.js';
import { explainWith } from '../answers/explain.js';
import type { Engine } from '../engine/engine.js';
import type { AsTyped } from '../form/as-typed.js';
import { formatAsTyped } from '../form/default.js';
import type { PaymentInstruction } from '../instruction/payment-instruction.js';
import type { PayeeChoice } from './choice.js';
import { type AskedPayee, type PayeeField, type PayeeForm, type PayeeFormOptions, payeeFormWith } from './fields.js';
import { type FieldProgress, isDueWith, type PayeeProblem, type ProblemOptions, problemsWith } from './problems.js';
import { type PayeeValues, payeeWith, plainWith, typedWith } from './values.js';

type Formatted = Pick<PayeeField, 'format'>;

/** The fields for a choice. */
export const payeeForm = (choice: PayeeChoice, engine: Engine, options: PayeeFormOptions = {}): PayeeForm =>
  payeeFormWith(requirementsOfAll, choice, engine, options);

/** The text as the field shows it; undefined for a field without a format. */
export const typedIn = (field: Formatted, text: string, choice: PayeeChoice, caret?: number | null): AsTyped | undefined =>
  typedWith(formatAsTyped, field, text, choice, caret);

/** Without the separators of the field. */
export const plainValue = (field: Formatted, text: string, choice: PayeeChoice): string => plainWith(formatAsTyped, field, text, choice);

/**
 * The instruction of what is typed: that of the corridor with the members of the fields. `validate` misses in it what the form has to ask for.
 * `before`: an instruction whose members stay that the form has no field for.
 */
export const payeeOf = (form: AskedPayee, values: PayeeValues, before: unknown = {}): PaymentInstruction =>
  payeeWith(formatAsTyped, form, values, before);

/** The gravest problem of each field, in the order of the form; nothing of what is only worth knowing. Of a form that is empty, what is missing. */
export const payeeProblems = (
  form: AskedPayee,
  values: PayeeValues,
  engine: Engine,
  { explain = explainWith, payee = payeeOf(form, values) }: ProblemOptions = {},
): readonly PayeeProblem[] => problemsWith(form, values, () => explain(payee, engine).alerts);

/** True where a form shows the problem by now. */
export const isDue = (problem: Pick<PayeeProblem, 'isMissing'>, field: Formatted, choice: PayeeChoice, progress: FieldProgress): boolean =>
  isDueWith(formatAsTyped, problem, field, choice, progress);
