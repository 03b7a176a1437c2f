/**
 * `payprep/payee-form`: what a form for a whole payee asks, when it shows which field, what is wrong and what is missing: for a page with a view of its own.
 * `payprep/payee-element` is such a view.
 */
export { createPayeeForms, type PayeeFormRules, type PayeeForms } from './payee-form/by-rules.js';
export { creditorTypesFor, currenciesFor, type PayeeChoice, settleChoice } from './payee-form/choice.js';
export { isDue, payeeForm, payeeOf, payeeProblems, plainValue, typedIn } from './payee-form/default.js';
export type { AskedPayee, PayeeField, PayeeForm, PayeeFormOptions } from './payee-form/fields.js';
export {
  type FieldProgress,
  fieldAt,
  type PayeeProblem,
  type PayeeState,
  type ProblemOptions,
  payeeState,
} from './payee-form/problems.js';
export { payeeTexts, problemText } from './payee-form/texts.js';
export { type PayeeValues, payeeChoiceOf, payeeValuesOf } from './payee-form/values.js';
