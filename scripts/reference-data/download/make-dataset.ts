/**
 * The dataset of a downloaded list.
 *
 * What the list does not have, such as a town, stays as it was for the same code; a town for the same BIC alone. The gotcha: a list that suddenly has a tenth fewer
 * banks is more likely cut than true.
 */
import type { Cell, Dataset } from '../../../src/directory/dataset.js';
import { makeTable } from '../dataset.js';
import type { List } from '../list.js';
import { publishers } from '../publishers.js';
import { ListFault } from './list-fault.js';
import type { Table } from './read-table.js';

type CellRecord = Readonly<Record<string, Cell>>;

/** The least share of the banks of before that has to be there. */
const LEAST_SHARE = 0.9;

const recordsOf = ({ columns, rows }: Dataset): readonly CellRecord[] =>
  rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at] ?? null])));

/** Of several rows of a code the first: that of its primary BIC. */
const firstByKey = (records: readonly CellRecord[]): ReadonlyMap<Cell, CellRecord> =>
  new Map(records.toReversed().map((record) => [record.bankCode ?? null, record]));

/** Columns that speak of the row of before, and not of the bank. */
const OF_ROW = ['confidence', 'closedOn'];

function complete(record: CellRecord, before: CellRecord | undefined, columns: readonly string[]): CellRecord {
  const bic = 'bic' in record ? record.bic : (before?.bic ?? null);
  const kept = columns.map((column): readonly [string, Cell] => {
    if (column in record) return [column, record[column] ?? null];
    if (OF_ROW.includes(column) || (column === 'town' && before?.bic !== bic)) return [column, null];
    return [column, before?.[column] ?? null];
  });
  const whole = Object.fromEntries(kept);
  return { ...whole, name: whole.name ?? record.localName ?? null };
}

function refuseShrinking(before: ReadonlyMap<Cell, unknown>, after: ReadonlySet<Cell>): void {
  if (after.size === 0) throw new ListFault('no row of the list is one of a bank');
  if (after.size < before.size * LEAST_SHARE)
    throw new ListFault(`it has ${after.size} codes, and had ${before.size}: more than a tenth went`);
}

export interface Making {
  readonly list: List;
  readonly table: Table;
  readonly edition: string;
  /** The day of the download. */
  readonly retrieved: string;
  readonly before: Dataset | undefined;
}

/** @throws ListFault */
export function makeListedDataset({ list, table, edition, retrieved, before }: Making): Dataset | undefined {
  const { makes, publisher, title, address } = list;
  if (makes === undefined) return undefined;
  const old = firstByKey(before === undefined ? [] : recordsOf(before));
  const given = table.rows.flatMap((row) => makes.rows(row));
  const columns = [...new Set(['bankCode', 'bic', 'name', ...(before?.columns ?? []), ...given.flatMap((record) => Object.keys(record))])];
  const records = given.map((record) => complete(record, old.get(record.bankCode ?? null), columns));
  // a bank has a line for each of its offices
  const unique = [
    ...new Map(records.map((record) => [JSON.stringify([record.bankCode, record.bic]), record] as const).toReversed()).values(),
  ].toReversed();
  refuseShrinking(old, new Set(unique.map(({ bankCode = null }) => bankCode)));
  return makeTable(
    {
      dataset: makes.dataset,
      edition,
      confidence: makes.confidence,
      completeness: makes.completeness,
      ...(makes.completeness === 'partial' && before?.codeSpaces && { codeSpaces: before.codeSpaces }),
      source: {
        publisher: publishers.find(({ id }) => id === publisher)?.name ?? before?.source.publisher ?? publisher,
        title,
        url: address,
        via: 'the file of its publisher; what the list lacks stayed as it was',
        licence: 'MIT',
        retrieved,
      },
    },
    columns,
    unique,
  );
}
