/**
 * `payprep/local-account`: domestic account details and the IBAN that they make, both ways.
 */
export {
  type BuildProblem,
  type BuildResult,
  buildIban,
  fromIban,
  type LocalAccount,
  type LocalDetails,
} from './identifiers/local-account.js';
