/**
 * Formats a dataset as the text of its JSON file: one row a line, so that a diff shows which banks changed.
 *
 * Rows are sorted by their first column, in code point order. Rows with the same first cell keep their order, which has a meaning:
 * a bank's primary BIC comes first.
 */
import type { Cell, Dataset } from '../../src/directory/dataset.js';

function compareFirstCells([one]: readonly Cell[], [other]: readonly Cell[]): number {
  if (one === other) return 0;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  // nothing comes first, as an empty text does where rows are found
  return String(one ?? '') < String(other ?? '') ? -1 : 1;
}

/** Formats a JSON object on one line. */
export const formatInlineObject = (value: object): string =>
  `{ ${Object.entries(value)
    .map(([key, member]) => `${JSON.stringify(key)}: ${JSON.stringify(member)}`)
    .join(', ')} }`;

/** Formats a JSON array with one item, already formatted, a line. */
export const formatArray = (lines: readonly string[]): string => (lines.length === 0 ? '[]' : `[\n    ${lines.join(',\n    ')}\n  ]`);

const formatRow = (row: readonly Cell[]): string => `[${row.map((cell) => JSON.stringify(cell)).join(', ')}]`;

/** Formats the file of a dataset. */
export function formatDataset(all: Dataset): string {
  const { dataset, edition, format, source, parts, confidence, completeness, codeSpaces, columns, rows } = all;
  const { publisher, title, url, via, retrieved, licence } = source;
  return `{
  "dataset": ${JSON.stringify(dataset)}, "edition": ${JSON.stringify(edition)}, "format": ${format},
  "source": ${formatInlineObject({ publisher, title, url, via, retrieved, licence })},${parts === undefined ? '' : `\n  "parts": [${parts.map(formatInlineObject).join(', ')}],`}
  "confidence": "${confidence}", "completeness": "${completeness}",${codeSpaces ? ` "codeSpaces": ${formatInlineObject(codeSpaces)},` : ''}
  "columns": ${formatRow(columns)},
  "rows": ${formatArray(rows.toSorted(compareFirstCells).map(formatRow))}
}
`;
}

/** Formats the file of several datasets: one as itself, more as an array. */
export function formatDatasets(datasets: readonly Dataset[]): string {
  const texts = datasets.map(formatDataset);
  return texts.length === 1 ? texts.join('') : `[\n${texts.map((text) => text.trimEnd()).join(',\n')}\n]\n`;
}
