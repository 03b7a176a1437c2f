/**
 * Forms for payees by given rules alone, for a page that asks for payees of a country or two: a bundle holds these rules, and no others.
 *
 * The gotcha: what the rules do not hold is not covered, and raises no problem. A method or a settlement system is among them: else nothing is missing.
 */

import { fieldAlerts } from '../answers/explain/field-alert.js';
import { requirementsWith } from '../answers/requirements.js';
import { payeeFormChecks } from '../checks/payee-of-form.js';
import { createEngineWith } from '../engine/create-engine.js';
import type { Engine, EngineOptions } from '../engine/engine.js';
import type { AsTyped } from '../form/as-typed.js';
import { formatterWith } from '../form/formatter.js';
import type { PaymentInstruction } from '../instruction/payment-instruction.js';
import type { Rule } from '../rules-and-data/rule-types.js';
import { ruleSetOf } from '../rules-and-data/rules.js';
import type { PayeeChoice } from './choice.js';
import { type AskedPayee, type PayeeField, type PayeeForm, type PayeeFormOptions, payeeFormWith } from './fields.js';
import { type FieldProgress, isDueWith, type PayeeProblem, problemsWith } from './problems.js';
import { type PayeeValues, payeeWith, plainWith, typedWith } from './values.js';

/** The rules that the forms go by, with what an engine takes besides. */
export interface PayeeFormRules extends EngineOptions {
  readonly rules: readonly Rule[];
}

type Formatted = Pick<PayeeField, 'format'>;

/** Forms for payees: each member is the function of `payprep/payee-form` of its name, by the rules that were given. */
export interface PayeeForms {
  /** By the same rules. It checks what a form has fields for, and no intermediary agents: `validate` asks one of `payprep/core`. */
  readonly engine: Engine;
  readonly payeeForm: (choice: PayeeChoice, options?: PayeeFormOptions) => PayeeForm;
  readonly typedIn: (field: Formatted, text: string, choice: PayeeChoice, caret?: number | null) => AsTyped | undefined;
  readonly plainValue: (field: Formatted, text: string, choice: PayeeChoice) => string;
  readonly payeeOf: (form: AskedPayee, values: PayeeValues, before?: unknown) => PaymentInstruction;
  /** `payee`: what is judged; default: `payeeOf` of form and values. Corrections are those of IBANs and of codes. */
  readonly payeeProblems: (form: PayeeForm, values: PayeeValues, payee?: unknown) => readonly PayeeProblem[];
  readonly isDue: (problem: Pick<PayeeProblem, 'isMissing'>, field: Formatted, choice: PayeeChoice, progress: FieldProgress) => boolean;
}

/**
 * Makes forms that go by the given rules, those of `payprep/rules/*`: with one country and its texts in one language, 100 kB, gzipped.
 *
 * @throws TypeError when an option is not what its type says
 * @example
 * const forms = createPayeeForms({ rules: [DE, SCT] });
 * const form = forms.payeeForm(settleChoice({ country: 'DE', settlementSystem: 'SCT' }, forms.engine));
 * forms.payeeProblems(form, { '/creditorAccount/id/value': 'DE88370400440532013000' }).map(({ code }) => code)
 * // ['CREDITOR_NAME_MISSING', 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS']
 */
export function createPayeeForms(options: PayeeFormRules): PayeeForms {
  if (options?.rules === undefined) throw new TypeError('createPayeeForms: `rules` is missing, such as [DE, SCT]');
  const engine = createEngineWith(options, { checks: payeeFormChecks, rules: () => ruleSetOf([]), tables: {} });
  const formatAsTyped = formatterWith(() => engine.rules);
  const payeeOf: PayeeForms['payeeOf'] = (form, values, before = {}) => payeeWith(formatAsTyped, form, values, before);
  return {
    engine,
    payeeForm: (choice, formOptions = {}) => payeeFormWith(requirementsWith, choice, engine, formOptions),
    typedIn: (field, text, choice, caret) => typedWith(formatAsTyped, field, text, choice, caret),
    plainValue: (field, text, choice) => plainWith(formatAsTyped, field, text, choice),
    payeeOf,
    payeeProblems: (form, values, payee = payeeOf(form, values)) => problemsWith(form, values, () => fieldAlerts(payee, engine)),
    isDue: (problem, field, choice, progress) => isDueWith(formatAsTyped, problem, field, choice, progress),
  };
}
