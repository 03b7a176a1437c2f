/**
 * The other half of the folded creditors, in the bundle: four tables → the rule of each country.
 */
import type { CreditorRule, Identifier, PayoutProfile } from '../../rules/creditor.js';
import type { Check } from '../../src/checks/check.js';
import { type WeightedSumRule, weighted } from '../../src/checks/weighted-sum.js';
import { type Columns, onDemand, unfoldTable } from './unfold-table.js';

interface FoldedIdentifier extends Omit<Identifier, 'checks'> {
  /** Its type, and other names. */
  readonly names: readonly [string, ...string[]];
  /** Makes the checks of what hands out the next weighted sum. */
  readonly checks?: (next: () => Check | undefined) => readonly Check[];
}

interface FoldedCountry extends Omit<CreditorRule, 'identifiers' | 'payouts'> {
  /** How many. */
  readonly identifiers: number;
  readonly payouts: number;
}

type Tables = readonly [countries: Columns, identifiers: Columns, payouts: Columns, sums: Columns];

/** `9n1n` is `a:9n b:1n`. */
function longLayout(layout: string): string {
  let letter = 97;
  return layout.replace(/\d+[nac]/g, (size) => `${letter > 97 ? ' ' : ''}${String.fromCharCode(letter++)}:${size}`);
}

function unfoldIdentifiers(identifiers: Columns, sums: Columns): Identifier[] {
  const checks = unfoldTable<WeightedSumRule<string>>(sums).map(weighted);
  return unfoldTable<FoldedIdentifier>(identifiers).map(({ names: [type, ...aliases], checks: made, ...rest }) => ({
    ...rest,
    type,
    layout: longLayout(rest.layout),
    ...(aliases.length > 0 && { aliases }),
    ...(made && { checks: made(() => checks.shift()) }),
  }));
}

/** Each table is in the order of the one before. */
export const unfoldCreditors = (tables: () => Tables): Readonly<Record<string, CreditorRule>> =>
  onDemand(() => {
    const [countries, identifiers, payouts, sums] = tables();
    const allIdentifiers = unfoldIdentifiers(identifiers, sums);
    const allPayouts = unfoldTable<PayoutProfile>(payouts);
    const rules = unfoldTable<FoldedCountry>(countries).map((rule) => ({
      ...rule,
      identifiers: allIdentifiers.splice(0, rule.identifiers),
      payouts: allPayouts.splice(0, rule.payouts),
    }));
    return Object.fromEntries(rules.map((rule) => [rule.country, rule]));
  });
