/**
 * A dataset as the text of its file: reading it parses nothing but what it says of itself.
 *
 * The file is its own index. One row a line, sorted by the first column: a row is found by halving. For another column an index is made
 * when the first row is asked for by it, for the first column when much is asked: whole numbers, no rows. A cell is read when it is asked for.
 */
import type { Dataset } from './dataset.js';
import { hashOf } from './hash.js';
import { type Decode, type RowLines, rowLines } from './row-lines.js';
import { type IndexedDataset, type KeyPart, keyOf, type Row, type RowsByKey } from './rows.js';

/** For every so many characters one question is answered by halving: with more of them an index has paid. */
const WORTH_A_QUESTION = 2048;

/** Reads the text that `formatDataset` writes. */
export function packedDataset(text: string, decode: Decode = (piece) => piece): IndexedDataset {
  const rowsAt = text.indexOf('"rows":');
  const facts = JSON.parse(`${decode(text.slice(0, rowsAt))}"rows":[]}`) as Dataset;
  let found: RowLines | undefined;
  let rows: Dataset['rows'] | undefined;
  const lines = (): RowLines => {
    found ??= rowLines(text, rowsAt, decode);
    return found;
  };
  return {
    ...facts,
    get rows() {
      rows ??= (JSON.parse(`{${decode(text.slice(rowsAt))}`) as Dataset).rows;
      return rows;
    },
    get size() {
      return lines().count;
    },
    rowAt: (index) => lines().row(index),
    rowsBy(column, part) {
      const at = facts.columns.indexOf(column);
      if (at < 0) return () => NO_ROWS;
      const chains = byChains(lines, at, part);
      if (at > 0) return chains;
      let left = text.length / WORTH_A_QUESTION;
      return (key) => (left-- > 0 ? byHalving(lines(), key, part) : chains(key));
    },
  };
}

const NO_ROWS: readonly Row[] = [];

/** A BIC of eleven characters that ends in XXX stands in a list with eight as well. */
const cellsOf = (key: string, part: KeyPart): readonly string[] =>
  part === 'bic' && key.endsWith('XXX') ? [key.slice(0, -3), key] : [key];

function byHalving(lines: RowLines, key: string, part: KeyPart): readonly Row[] {
  // a quote is nowhere in a key, and ends a cell
  if (key === '' || key.includes('"') || keyOf(key, part) !== key) return NO_ROWS;
  const [own = '', ...others] = cellsOf(key, part);
  const rows = lines.rowsFrom(own, key.length === part);
  for (const cell of others) rows.push(...lines.rowsFrom(cell, false));
  return rows;
}

/** Rows whose keys have the same hash, in their order: the first of each hash, and behind each row the next. No row has the number `count`. */
interface Chains {
  readonly firsts: Int32Array;
  readonly nexts: Int32Array;
}

function chainsOf(lines: RowLines, column: number, part: KeyPart): Chains {
  const { count } = lines;
  const firsts = new Int32Array(2 ** Math.ceil(Math.log2(count + 1))).fill(count);
  const nexts = new Int32Array(count);
  for (let at = count - 1; at >= 0; at--) {
    const cell = lines.cell(at, column);
    if (typeof cell !== 'string' || cell === '') continue;
    const hash = hashOf(keyOf(cell, part), firsts.length);
    nexts[at] = firsts[hash] as number;
    firsts[hash] = at;
  }
  return { firsts, nexts };
}

function byChains(lines: () => RowLines, column: number, part: KeyPart): RowsByKey {
  let chains: Chains | undefined;
  return (key) => {
    const { count, row, cell } = lines();
    chains ??= chainsOf(lines(), column, part);
    const { firsts, nexts } = chains;
    let rows: Row[] | undefined;
    for (let at = firsts[hashOf(key, firsts.length)] as number; at < count; at = nexts[at] as number) {
      // in the chain are texts alone
      if (keyOf(cell(at, column) as string, part) !== key) continue;
      // a list of one takes a tenth of the room of one that has grown to it
      if (rows === undefined) rows = [row(at)];
      else rows.push(row(at));
    }
    return rows ?? NO_ROWS;
  };
}
