/** The help on importing one list: which files it takes, which datasets it makes, and what is not known of it. */

import type { ImportFormat } from '../import/format.js';
import { findImportFormat } from '../import/formats/index.js';
import { wrapText } from '../terminal/text-table.js';

const WIDTH = 86;

const listItems = (items: readonly string[]): string =>
  items
    .map(
      (item) =>
        `${wrapText(item, WIDTH)
          .map((line, index) => `${index === 0 ? '- ' : '  '}${line}\n`)
          .join('')}`,
    )
    .join('');

function describeDatasets({ datasets, also = [], columns }: ImportFormat): readonly string[] {
  if (datasets instanceof RegExp) return ['the one that --dataset names: banks/XX, bics/XX or branches/XX, with the code of a country'];
  return [...datasets, ...also].map((dataset) => (columns === undefined ? dataset : `${dataset}: ${columns(dataset).join(', ')}`));
}

function formatHelp(format: ImportFormat): string {
  const { name, title, takes, unknown, source, confidence, completeness } = format;
  const dataset = Array.isArray(format.datasets) && format.datasets.length === 1 ? '' : ' --dataset NAME';
  return `payprep data import ${name} FILE${dataset} [--edition DATE] [--out FILE] [--dry-run]

${title[0]?.toUpperCase()}${title.slice(1)}.
${source.url}

It takes
${listItems(takes)}
It becomes
${listItems(describeDatasets(format))}
${completeness === 'complete' ? `The dataset is ${confidence} and complete; partial where a line was refused.` : `The dataset is ${confidence} and partial.`}
Its licence is the one under which you have the list.

What is not known
${listItems(unknown)}`;
}

/** The help on the list that the arguments of `data` name; undefined if they name none. */
export function helpOnImport([action, list]: readonly string[]): string | undefined {
  const format = action === 'import' && list !== undefined ? findImportFormat(list) : undefined;
  return format && formatHelp(format);
}
