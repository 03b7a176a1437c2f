/** The summary of an import: how many lines were read, kept, left out and refused, and why. It repeats no cell. */
import type { Dataset } from '../../src/directory/dataset.js';
import type { ImportCounts } from './import-list.js';

/** How many refused lines, and how many datasets, are listed. */
const MAX_LISTED = 20;

const sum = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((total, count) => total + count, 0);

const describeDataset = ({ dataset, edition, confidence, completeness, rows }: Dataset): string =>
  `${dataset}: ${rows.length} ${rows.length === 1 ? 'row' : 'rows'}, edition ${edition}, ${confidence}, ${completeness}`;

/** The first lines, and how many more there are. */
const firstOf = (lines: readonly string[]): readonly string[] =>
  lines.length > MAX_LISTED ? [...lines.slice(0, MAX_LISTED), `${lines.length - MAX_LISTED} more`] : lines;

export function formatImportSummary(name: string, counts: ImportCounts, datasets: readonly Dataset[], isDryRun: boolean): string {
  const { read, kept, leftOut, refused } = counts;
  const problems = firstOf(refused.map(({ line, problem }) => `line ${line}: ${problem}`));
  const lines = [
    ...problems.map((problem) => `payprep: ${name}: ${problem}`),
    `${read} ${read === 1 ? 'line' : 'lines'}: ${kept} kept, ${sum(leftOut)} left out, ${refused.length} refused`,
    ...[...leftOut].map(([why, count]) => `  left out: ${why} ${count}`),
    ...firstOf(datasets.map(describeDataset)).map((line) => `  ${line}`),
    ...(datasets.length === 0 ? [`payprep: ${name}: nothing was imported`] : isDryRun ? ['nothing was written (--dry-run)'] : []),
  ];
  return `${lines.join('\n')}\n`;
}
