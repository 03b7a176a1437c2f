/** The creditors of a country: the identifiers of its people and companies, and its payout profiles. */
import type { IdentifierRule } from './identifier.js';
import type { PayoutRule } from './payout.js';

export interface CreditorRule extends IdentifierRule, PayoutRule {}

/** Joins what the countries declare of identifiers and of payouts, by country. */
export function creditorRules(
  identifiers: readonly IdentifierRule[],
  payouts: readonly PayoutRule[],
): Readonly<Record<string, CreditorRule>> {
  const rules: Record<string, CreditorRule> = {};
  for (const rule of identifiers) rules[rule.country] = { ...rule, payouts: [] };
  for (const rule of payouts) rules[rule.country] = { identifiers: [], ...rules[rule.country], ...rule };
  return rules;
}
