/**
 * `payprep/local-account`: domestic account details and the IBAN that they make, both ways.
 */
export { type BuildProblem, type BuildResult, buildIban } from './identifiers/build-iban.js';
export { fromIban, type LocalAccount, type LocalDetails } from './identifiers/local-account.js';
