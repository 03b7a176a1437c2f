/**
 * The severity of an alert: by what it rests on, and never above the confidence and the age of that. The only place that decides it. The records in
 * `rules/alerts/` say the usual severity of each code, for those who read them.
 */

import type { Severity } from '../../rules/alert-codes/alert-code.js';
import type { CheckSeverity } from '../../rules/vocabulary/check.js';
import type { Dataset, DatasetFacts } from '../directory/dataset.js';
import { isOlderThan } from './outdated.js';

/** How far a rule can be trusted: read in a source; computed over published examples; known from use alone. */
export type RuleConfidence = 'sourced' | 'verified' | 'known';

/** What an alert rests on: a rule, a list, or what the value looks like. */
export type Basis =
  | RuleConfidence
  | Dataset['confidence']
  /** The value looks wrong; it is seldom right. */
  | 'likely'
  /** The value looks unusual; it is often right. */
  | 'possible';

const SEVERITIES: Readonly<Record<Basis, Severity>> = {
  sourced: 'error',
  verified: 'error',
  official: 'error',
  known: 'warning',
  manual: 'warning',
  likely: 'warning',
  derived: 'info',
  possible: 'info',
};

/** The severity of an alert by what it rests on. */
export const severityOf = (restsOn: Basis): Severity => SEVERITIES[restsOn];

/** True where an alert that rests on it is worth more than an `info`. */
export const isMoreThanInfo = (restsOn: Basis): boolean => SEVERITIES[restsOn] !== 'info';

/** The years after which even an official dataset is no longer sure: banks merge, codes are given anew. */
export const MAX_AGE = 2;

/** How far a dataset can be trusted on a day: an old one no further than one that was collected by hand. */
export function basisOfDataset({ confidence, edition }: Pick<DatasetFacts, 'confidence' | 'edition'>, on: string): Basis {
  return confidence === 'official' && isOlderThan(MAX_AGE, edition, on) ? 'manual' : confidence;
}

interface Rule {
  readonly confidence: RuleConfidence;
  readonly knownOnly?: readonly string[];
}

/** How far the member of a rule can be trusted: no further than the rule. */
export const ruleConfidence = ({ confidence, knownOnly }: Rule, member: string): RuleConfidence =>
  knownOnly?.includes(member) === true ? 'known' : confidence;

const BASES: Readonly<Record<CheckSeverity, Basis>> = { error: 'sourced', warning: 'known', info: 'possible' };

/** What the failure of a check digit rests on. A check whose failure is only a warning is known from use, not from its authority; numbers in use break one whose failure is an `info`. */
export const basisOfCheck = (severity: CheckSeverity): Basis => BASES[severity];

const GRAVITY: Readonly<Record<Severity, number>> = { info: 0, warning: 1, error: 2 };

/** True when an alert of this severity is no milder than the threshold. */
export const counts = (severity: Severity, threshold: Severity): boolean => GRAVITY[severity] >= GRAVITY[threshold];

/** True where what rests on the one is graver than what rests on the other. */
export const isGraver = (one: Basis, other: Basis): boolean => GRAVITY[SEVERITIES[one]] > GRAVITY[SEVERITIES[other]];
