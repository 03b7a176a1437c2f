/** The other half of the folded systems and methods, in the bundle: a table → the rules by their codes. */
import { type Columns, onDemand, unfoldTable } from './unfold-table.js';

interface Coded {
  readonly code: string;
}

export const unfoldByCode = <Rule extends Coded>(table: () => Columns): Readonly<Record<string, Rule>> =>
  onDemand(() => {
    const rules = unfoldTable<Rule>(table());
    return Object.fromEntries(rules.map((rule) => [rule.code, { countries: [rule.code.slice(0, 2)], ...rule }]));
  });
