/** How grave an alert is, apart from the reasons in the catalogue, which judging does without: the build makes a table of these alone. */
import { type AlertCode, codes, type Severity } from './codes.js';

/** The severity that the catalogue gives a code. */
export const cataloguedSeverity = (code: AlertCode): Severity => codes[code].severity;
