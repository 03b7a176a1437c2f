/**
 * The correspondents through which a bank receives a currency: `correspondents/USD` lists those for US dollars.
 *
 * No list is shipped, because none may be redistributed. An overlay can bring one; `docs/correspondents.md` describes the format.
 */
import type { Dataset, DatasetOrigin } from './dataset.js';
import { cellAt, type Row, rowsBy, textOfCell } from './rows.js';

/** `correspondent1` holds the account of the bank, `correspondent2` that of `correspondent1`. */
const CHAIN_COLUMNS = ['correspondent1', 'correspondent2', 'correspondent3'] as const;

/** The number of intermediary agents that an instruction can have. */
export const MAX_CORRESPONDENTS = CHAIN_COLUMNS.length;

/** `rank` 1 is the first choice. */
export const CORRESPONDENT_COLUMNS = ['bic', 'rank', ...CHAIN_COLUMNS, 'page', 'date'] as const;

/** Through whom a bank receives the currency, and the list that says so. */
export interface CorrespondentChain {
  /** As they are listed, the correspondent nearest to the bank first. */
  readonly bics: readonly string[];
  readonly list: DatasetOrigin;
}

export interface CorrespondentDirectory {
  /** Finds the chains of a bank, best first. `bic` has eleven characters; chains of the branch come before those of its head office. */
  find(bic: string): readonly CorrespondentChain[];
}

function createFinder(dataset: Dataset): (bic: string) => readonly CorrespondentChain[] {
  const find = rowsBy(dataset, 'bic', 'bic');
  const rankColumn = dataset.columns.indexOf('rank');
  const columns = CHAIN_COLUMNS.map((name) => dataset.columns.indexOf(name));
  const rankOf = (row: Row): number => Number(cellAt(row, rankColumn) ?? 0);
  return (bic) =>
    find(bic)
      .toSorted((one, other) => rankOf(one) - rankOf(other))
      .map((row) => ({ bics: columns.flatMap((column) => textOfCell(row, column) ?? []), list: dataset }));
}

/** Creates one directory of several lists for the same currency, in their order; undefined where there are none. */
export function createCorrespondentDirectory(datasets: readonly Dataset[]): CorrespondentDirectory | undefined {
  if (datasets.length === 0) return undefined;
  const finders = datasets.map(createFinder);
  return {
    find: (bic) => [...new Set([bic, `${bic.slice(0, 8)}XXX`])].flatMap((key) => finders.flatMap((find) => find(key))),
  };
}
