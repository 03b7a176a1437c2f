/**
 * The other half of the folded creditors, in the bundle: four tables → the rule of each country.
 */
import type { CreditorRule, Identifier } from '../../rules/vocabulary/identifier.js';
import type { Check } from '../../rules/vocabulary/check.js';
import { type WeightedSumRule, weighted } from '../../rules/check-digits/weighted-sum.js';
import { type Column, type Columns, cellsOf, onDemand, unfoldRecord } from './unfold-table.js';

interface FoldedIdentifier extends Omit<Identifier, 'checks'> {
  /** Its type, and other names. */
  readonly names: readonly [string, ...string[]];
  /** Makes the checks of what hands out the next weighted sum. */
  readonly checks?: (next: () => Check | undefined) => readonly Check[];
}

interface FoldedCountry extends Omit<CreditorRule, 'identifiers' | 'payouts'> {
  /** How many of each table are its own. */
  readonly identifiers: number;
  readonly payouts: number;
  readonly sums: number;
}

type Tables = readonly [countries: Record<keyof FoldedCountry, Column>, identifiers: Columns, payouts: Columns, sums: Columns];

/** `9n1n` is `a:9n b:1n`. */
function longLayout(layout: string): string {
  let letter = 97;
  return layout.replace(/\d+[nac]/g, (size) => `${letter > 97 ? ' ' : ''}${String.fromCharCode(letter++)}:${size}`);
}

/** So many records from this place on. */
const slice = <Item>(columns: Columns, from: number, count: number): Item[] =>
  Array.from({ length: count }, (_, index) => unfoldRecord<Item>(columns, from + index));

/** How many belong to the countries before this one. */
const before = (counts: Column, country: number): number => {
  let sum = 0;
  for (let at = 0; at < country; at++) sum += counts.at(at) as number;
  return sum;
};

/** The checks of each take the next sums, of which the first is at this place. */
function unfoldIdentifiers(folded: readonly FoldedIdentifier[], sums: Columns, firstSum: number): Identifier[] {
  let sum = firstSum;
  const next = (): Check => weighted(unfoldRecord<WeightedSumRule<string>>(sums, sum++));
  return folded.map(({ names: [type, ...aliases], checks, ...rest }) => ({
    ...rest,
    type,
    layout: longLayout(rest.layout),
    ...(aliases.length > 0 && { aliases }),
    ...(checks && { checks: checks(next) }),
  }));
}

/** Each table is in the order of the one before. */
export const unfoldCreditors = (tables: () => Tables): Readonly<Record<string, CreditorRule>> =>
  onDemand(() => {
    const [countries, identifiers, payouts, sums] = tables();
    const names = cellsOf(countries.country) as readonly string[];
    const make = (country: string): CreditorRule => {
      const at = names.indexOf(country);
      const { sums: _, ...rule } = unfoldRecord<FoldedCountry>(countries, at);
      const [first, firstPayout, firstSum] = [before(countries.identifiers, at), before(countries.payouts, at), before(countries.sums, at)];
      return {
        ...rule,
        identifiers: unfoldIdentifiers(slice(identifiers, first, rule.identifiers), sums, firstSum),
        payouts: slice(payouts, firstPayout, rule.payouts),
      };
    };
    return { names, make };
  });
