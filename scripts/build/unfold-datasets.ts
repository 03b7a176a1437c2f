/**
 * The other half of the folded datasets, in the bundle: texts → the rows as the JSON file has them, in the columns that are read.
 */
import { type Column, cellsOf } from './unfold-table.js';

type Row = readonly (string | number | null)[];

/** Columns → rows, each with its code in the first. What a column does not have is not known. */
export const unfoldRows = ([codes = [], ...others]: readonly Column[]): readonly Row[] =>
  cellsOf(codes).map((code, at) => [
    `${code}`,
    ...others.map((cells) => (cells.at(at) as string | undefined)?.replace('~', `${code}`.slice(0, 2)) ?? null),
  ]);

/** Ranges of sort codes, a text a column, and the pool of their checks. Nothing stands for nought. */
export function unfoldModulusWeights(columns: readonly string[], pool: string): readonly Row[] {
  const [gaps = [], lengths = [], checks = []] = columns.map((column) => column.split(' ').map((text) => Number.parseInt(text || '0', 36)));
  const pooled = pool.split('|').map((own) => own.split('/').map((check) => check.split(';')));
  const sortCode = (number: number): string => String(number).padStart(6, '0');
  let end = 0;
  return gaps.flatMap((gap, at): readonly Row[] => {
    const from = end + gap;
    end = from + Number(lengths[at]);
    const [first, last] = [sortCode(from), end > from ? sortCode(end) : null];
    const own = pooled[Number(checks[at])] ?? [];
    return own.map(([method = '', weights = '', exception]) => [first, last, method, weights, exception ? Number(exception) : null]);
  });
}
