/** All that needs the engine, in a chunk of its own: it arrives while the first fields are filled in. See `engine-arrival.ts`. */
export { askForm } from '../../../recipients/form/ask-form.js';
export { formFor } from '../../../recipients/form/fields.js';
export { asTyped, showValue, showValues } from '../../../recipients/form/typed.js';
export { usualCurrencies } from '../../../recipients/form/usual-currencies.js';
export { attachFormatter, createEngine, engineFor } from '../engine.js';
export { bankOf } from '../pickers/bank-names.js';
export { loadBanks } from '../pickers/banks.js';
export { detailsOf } from './details.js';
export { applyCorrection, isShown, recipientProblems } from './problems.js';
