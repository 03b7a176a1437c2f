/**
 * The kinds of bank codes that a dataset lists, and how many of the codes in use it has of each. Codes of one kind have one length.
 *
 * @see docs/decisions/0002-not-covered.md
 */
import { type Dataset, type DatasetFacts, isExhaustive, type Listed } from './dataset.js';
import { type Row, rowsOf, sampleRow, textOfCell } from './rows.js';

/** How many of the codes of one kind a dataset lists, and how new and sure that is. */
export type CodeSpace = Pick<DatasetFacts, 'edition' | 'confidence'> & { readonly listed: Listed };

/** The columns of codes. Those of `codePrefix` are beginnings. */
export const CODES = ['bankCode', 'compe', 'codePrefix'] as const;

/** True for a dataset that has every code of some kind. */
export const hasWholeSpace = (dataset: Dataset): boolean =>
  isExhaustive(dataset) || Object.values(dataset.codeSpaces ?? {}).includes('complete');

/** What a dataset says of the kind of a code. An exhaustive one says it of every code; a list of one's own that is whole and not official has most. */
export function codeSpacesOf(dataset: Dataset): (code: string) => CodeSpace | undefined {
  const { codeSpaces, edition, confidence, columns } = dataset;
  const space = (listed: Listed): CodeSpace => ({ edition, confidence, listed });
  if (isExhaustive(dataset)) return () => space('complete');
  const row = rowOfAccount(dataset);
  const kinds = CODES.flatMap((column) => {
    const length = row && textOfCell(row, columns.indexOf(column))?.length;
    return length === undefined ? [] : { length, isBeginning: column === 'codePrefix', space: space(codeSpaces?.[column] ?? 'partial') };
  });
  return ({ length }) => kinds.find((kind) => (kind.isBeginning ? length >= kind.length : length === kind.length))?.space;
}

/** A row with a code of the kind that accounts have: where a dataset has further kinds, nothing is said of how many. */
function rowOfAccount(dataset: Dataset): Row | undefined {
  const kindAt = dataset.columns.indexOf('codeKind');
  if (kindAt < 0) return sampleRow(dataset, 0);
  for (const row of rowsOf(dataset)) if (textOfCell(row, kindAt) === undefined) return row;
  return undefined;
}
