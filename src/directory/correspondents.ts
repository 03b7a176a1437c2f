/**
 * Through whom a bank receives a currency, by its own word: `correspondents/USD` lists banks and their correspondents in dollars.
 *
 * None is shipped: no such list may be passed on. An overlay brings one; `docs/correspondents.md` has the format.
 */
import type { Dataset } from './dataset.js';
import { cellAt, type Row, rowsBy, textAt } from './rows.js';

/** The most that an instruction can name. */
export const MAX_CORRESPONDENTS = 3;

/** `correspondent1` holds the account of the bank, `correspondent2` that of `correspondent1`. `rank` 1 is the one to take. */
export const CORRESPONDENT_COLUMNS = ['bic', 'rank', 'correspondent1', 'correspondent2', 'correspondent3', 'page', 'date'] as const;

/** BICs, as they are written; the one nearest to the bank comes first. */
export type Correspondents = readonly string[];

export interface CorrespondentDirectory {
  /** The choices of a bank, eleven characters, the best first: those of the branch before those of its head office. */
  of(bic: string): readonly Correspondents[];
}

function correspondentsIn(dataset: Dataset): (bic: string) => readonly Correspondents[] {
  const find = rowsBy(dataset, 'bic', 'bic');
  const rank = dataset.columns.indexOf('rank');
  const columns = [1, 2, 3].map((place) => dataset.columns.indexOf(`correspondent${place}`));
  const rankOf = (row: Row): number => Number(cellAt(row, rank) ?? 0);
  return (bic) =>
    find(bic)
      .toSorted((one, other) => rankOf(one) - rankOf(other))
      .map((row) => columns.flatMap((column) => textAt(row, column) ?? []));
}

/** Reads lists of one currency as one, the first of them first; undefined when there are none. */
export function correspondentDirectory(datasets: readonly Dataset[]): CorrespondentDirectory | undefined {
  if (datasets.length === 0) return undefined;
  const lists = datasets.map(correspondentsIn);
  return {
    of: (bic) => [...new Set([bic, `${bic.slice(0, 8)}XXX`])].flatMap((key) => lists.flatMap((find) => find(key))),
  };
}
