/**
 * A dataset as text: one row a line, so that a merger of two banks is a two-line difference.
 *
 * Rows are sorted by their first column, in code point order. Rows that share it keep the order in which they were given, because that
 * order says something: a bank's primary BIC comes first.
 */
import type { Cell, Dataset } from '../directory/dataset.js';

function byFirstColumn([one]: readonly Cell[], [other]: readonly Cell[]): number {
  if (one === other) return 0;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one) < String(other) ? -1 : 1;
}

/** A JSON object on one line, with the spaces a reader expects. */
export const inline = (value: object): string =>
  `{ ${Object.entries(value)
    .map(([key, member]) => `${JSON.stringify(key)}: ${JSON.stringify(member)}`)
    .join(', ')} }`;

/** A JSON array, an item a line. */
export const list = (lines: readonly string[]): string => (lines.length === 0 ? '[]' : `[\n    ${lines.join(',\n    ')}\n  ]`);

const cells = (row: readonly Cell[]): string => `[${row.map((cell) => JSON.stringify(cell)).join(', ')}]`;

/** The text of a dataset's file. */
export function datasetText({ dataset, edition, format, source, confidence, completeness, columns, rows }: Dataset): string {
  const { publisher, title, url, via, retrieved, licence } = source;
  return `{
  "dataset": ${JSON.stringify(dataset)}, "edition": ${JSON.stringify(edition)}, "format": ${format},
  "source": ${inline({ publisher, title, url, via, retrieved, licence })},
  "confidence": "${confidence}", "completeness": "${completeness}",
  "columns": ${cells(columns)},
  "rows": ${list(rows.toSorted(byFirstColumn).map(cells))}
}
`;
}
