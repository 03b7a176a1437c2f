/**
 * `payprep/iban`: IBANs alone. What needs a table (the German account methods, the British modulus weights) is `not-covered` here.
 */
export { checkDigits, format, type Iban, type IbanProblem, type IbanResult, isValid, parse } from './identifiers/iban.js';
export { type BuildProblem, type BuildResult, buildIban as build, type LocalDetails } from './identifiers/local-account.js';
