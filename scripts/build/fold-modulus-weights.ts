/**
 * Folds the weights of the British sort codes: 1138 rows, but only 66 ways to check a sort code.
 *
 * Three numbers a range, to base 36: how far it is from the one before, how much longer than one sort code, and its checks by their place
 * in the pool; nothing stands for nought. The unfolded rows are the published ones, in their order.
 */
import type { Cell } from '../../src/directory/dataset.js';

type Row = readonly Cell[];

/** Method, weights, exception. */
const checkOf = (row: Row): string => row.slice(2).join(';');

/** Rows that follow one another and are of the same sort codes. */
function rangesOf(rows: readonly Row[]): readonly (readonly [Row, ...Row[]])[] {
  const ranges: [Row, ...Row[]][] = [];
  for (const row of rows) {
    const last = ranges.at(-1);
    if (last && last[0][0] === row[0] && last[0][1] === row[1]) last.push(row);
    else ranges.push([row]);
  }
  return ranges;
}

/** A JavaScript expression for the rows. */
export function foldModulusWeights(rows: readonly Row[]): string {
  const pool: string[] = [];
  const [gaps, lengths, checks]: [number[], number[], number[]] = [[], [], []];
  let end = 0;
  for (const range of rangesOf(rows)) {
    const [from, to] = [Number(range[0][0]), Number(range[0][1] ?? range[0][0])];
    const own = range.map(checkOf).join('/');
    if (!pool.includes(own)) pool.push(own);
    gaps.push(from - end);
    lengths.push(to - from);
    checks.push(pool.indexOf(own));
    end = to;
  }
  const numbers = [gaps, lengths, checks].map((column) => column.map((number) => (number === 0 ? '' : number.toString(36))).join(' '));
  return `unfoldModulusWeights(${JSON.stringify(numbers)}, ${JSON.stringify(pool.join('|'))})`;
}
