/**
 * `payprep/iban`: IBANs alone. What needs a table (the German account methods, the British modulus weights) is `not-covered` here.
 */
export { build, fillUnread, format, type IbanBuildResult, isValid, parse } from './identifiers/iban/iban.js';
export type { IbanProblem } from './identifiers/iban/inspection.js';
export { checkDigits, type Iban, type IbanResult } from './identifiers/iban/read.js';
