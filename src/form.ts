/**
 * `payprep/form`: what a form does while somebody types an IBAN, a BIC or a local identifier.
 *
 * `formatIbanAsTyped` and `formatBicAsTyped` stand alone; `createFormatter` has the local identifiers of the countries that it is given,
 * `formatAsTyped` those of every country. A bundler leaves out what is not used.
 */
export type { AsTyped, TypedState } from './form/as-typed.js';
export { attachFormatter, type Format, type TypedInput, type TypingEvent } from './form/attach.js';
export { formatBicAsTyped } from './form/bic.js';
export type { AccountPart, CountryIdentifiers, HolderNumber } from './form/country-identifiers.js';
export { formatAsTyped, identifiersOf } from './form/default.js';
export { createFormatter, type FormatAsTyped, type FormatOptions, type IdentifierType } from './form/formatter.js';
export { formatIbanAsTyped } from './form/iban.js';
export type { TypedOptions } from './form/options.js';
