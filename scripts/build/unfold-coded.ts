/** The other half of the folded systems and methods, in the bundle: a table → the rules by their codes. */
import { type Columns, cellsOf, onDemand, unfoldRecord } from './unfold-table.js';

interface Coded {
  readonly code: string;
}

export const unfoldByCode = <Rule extends Coded>(
  table: () => Columns & { readonly code: Columns[string] },
): Readonly<Record<string, Rule>> =>
  onDemand(() => {
    const columns = table();
    const names = cellsOf(columns.code) as readonly string[];
    return { names, make: (code) => ({ countries: [code.slice(0, 2)], ...unfoldRecord<Rule>(columns, names.indexOf(code)) }) };
  });
