/**
 * `payprep/payee-form`: what a form for a whole payee asks, when it shows which field, what is wrong and what is missing: for a page with a view of its own.
 * `payprep/payee-element` is such a view.
 */
export { creditorTypesFor, currenciesFor, type PayeeChoice, settleChoice } from './payee-form/choice.js';
export { type PayeeField, type PayeeForm, type PayeeFormOptions, payeeForm } from './payee-form/fields.js';
export {
  type FieldProgress,
  fieldAt,
  isProblemDue as isDue,
  type PayeeProblem,
  type PayeeState,
  type ProblemOptions,
  payeeProblems,
  payeeState,
} from './payee-form/problems.js';
export { payeeTexts, problemText } from './payee-form/texts.js';
export { type PayeeValues, payeeChoiceOf, payeeOf, payeeValuesOf, plainValue, typedIn } from './payee-form/values.js';
