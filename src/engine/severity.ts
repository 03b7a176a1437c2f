/** How grave it is when a payment breaks what a rule says: what is only known, and not read in a source, raises no more than a warning. */
import type { Severity } from '../../rules/vocabulary/alert-code.js';

export type RuleSeverity = Exclude<Severity, 'info'>;

interface Rule {
  readonly confidence: 'sourced' | 'verified' | 'known';
  readonly knownOnly?: readonly string[];
}

/** By the confidence of the rule, and of the member that says it. */
export const severityOf = ({ confidence, knownOnly = [] }: Rule, member: string): RuleSeverity =>
  confidence === 'known' || knownOnly.includes(member) ? 'warning' : 'error';
