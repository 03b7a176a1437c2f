/** Makes datasets: from rows as they stand, or from records. What was corrected by hand is laid over them afterwards, in `overrides/`. */
import type { Cell, Dataset, DatasetSource } from '../../src/directory/dataset.js';
import { isCutName, tidyName } from './bank-names.js';
import { RETRIEVED } from './read.js';
import { compareText } from './text.js';

/** Everything that a dataset says about itself but its columns and rows. */
export interface DatasetHeader extends Pick<Dataset, 'dataset' | 'edition' | 'confidence' | 'completeness' | 'codeSpaces'> {
  /** `retrieved` is the day on which the file was fetched; without it, the day of most files. */
  readonly source: Omit<DatasetSource, 'retrieved'> & Partial<Pick<DatasetSource, 'retrieved'>>;
}

/** The header of each of several datasets that come from one file. */
export type SharedHeader = Omit<DatasetHeader, 'dataset'>;

/** A source is run without a look at its types, and a member in the wrong place would be lost. */
function refuseMembers(dataset: string, [member]: readonly string[]): void {
  if (member !== undefined) {
    throw new Error(
      `${dataset}: the header has no member "${member}". Who published the file, and when it was retrieved, stand in \`source\`.`,
    );
  }
}

/** A dataset with these rows, in this order. */
export function makeDataset(header: DatasetHeader, columns: readonly string[], rows: readonly (readonly Cell[])[]): Dataset {
  const { dataset, edition, source, confidence, completeness, codeSpaces, ...unknown } = header;
  refuseMembers(dataset, Object.keys(unknown));
  return {
    dataset,
    edition,
    format: 1,
    source: { retrieved: RETRIEVED, ...source },
    confidence,
    completeness,
    ...(codeSpaces && { codeSpaces }),
    columns,
    rows: withNames(dataset, columns, rows),
  };
}

/**
 * The rows with names that are names: a name that was cut, or is the town alone, is left out, with a listing. Bank directories and BIC lists
 * only, and no table of branches.
 */
function withNames(dataset: string, columns: readonly string[], rows: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  const at = columns.indexOf('name');
  if (at < 0 || !/^(?:banks|bics)\//.test(dataset)) return rows;
  const town = columns.indexOf('town');
  const cut: Cell[] = [];
  const named = rows.map((row) => {
    const name = typeof row[at] === 'string' ? tidyName(row[at]) : null;
    const isPlace = name !== null && town >= 0 && name.toLowerCase() === String(row[town]).toLowerCase();
    if (name === null || !(isPlace || isCutName(name))) return row.with(at, name);
    cut.push(`${row[0]} ${name}`);
    return row.with(at, null);
  });
  reportLeftOut(dataset, cut.length, `names only, which were cut or are a place: ${cut.join('; ')}`);
  return named;
}

/** A cell that is undefined was read from a member that the published file does not have. */
function refuseUndefined(dataset: string, columns: readonly string[], records: readonly Readonly<Record<string, Cell>>[]): void {
  for (const column of columns) {
    const at = records.findIndex((record) => record[column] === undefined);
    if (at >= 0) {
      const record = JSON.stringify(records[at]);
      throw new Error(
        `${dataset}: record ${at + 1} ${record} has no "${column}". Does the published file call it otherwise? Write null where nothing is known.`,
      );
    }
  }
}

/** Every bank directory has these columns, even where they are empty. */
export const ALWAYS_KEPT: readonly string[] = ['bankCode', 'bic', 'name'];

/** A dataset with one row a record, sorted by the first column. Records with the same first cell keep their order. Empty columns go. */
export function makeTable<Column extends string>(
  header: DatasetHeader,
  columns: readonly Column[],
  records: readonly Readonly<Record<Column, Cell>>[],
): Dataset {
  refuseUndefined(header.dataset, columns, records);
  const used = columns.filter((column) => ALWAYS_KEPT.includes(column) || records.some((record) => record[column] !== null));
  const rows = records
    .map((record) => used.map((column) => record[column]))
    .sort(([one], [other]) => compareText(String(one ?? ''), String(other ?? '')));
  return makeDataset(header, used, rows);
}

/** Prints how many rows were left out, and why; nothing where none was. */
export function reportLeftOut(dataset: string, count: number, reason: string): void {
  if (count > 0) console.log(`${dataset}: ${count} ${count === 1 ? 'row' : 'rows'} left out, ${reason}`);
}
