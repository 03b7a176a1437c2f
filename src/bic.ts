/** `payprep/bic`: BICs alone. */
export { type Bic, type BicProblem, type BicResult, format, isValid, parse } from './identifiers/bic.js';
