/**
 * `payprep/iban`: IBANs alone. What needs a table (the German account methods, the British modulus weights) is `not-covered` here.
 */
export {
  build,
  checkDigits,
  format,
  type Iban,
  type IbanBuildResult,
  type IbanProblem,
  type IbanResult,
  isValid,
  parse,
} from './identifiers/iban.js';
