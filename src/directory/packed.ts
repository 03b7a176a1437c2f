/**
 * A dataset as the text of its file: reading it parses nothing but what it says of itself.
 *
 * The file is its own index. One row a line, sorted by the first column: a row is found by halving. For another column an index is made
 * when the first row is asked for by it: whole numbers, no rows. A row is parsed each time that it is asked for.
 */
import type { Dataset } from './dataset.js';
import { hashOf } from './hash.js';
import { type Decode, type RowLines, rowLines } from './row-lines.js';
import { type IndexedDataset, type KeyPart, keyOf, type Row, type RowsByKey, textAt } from './rows.js';

/** Reads the text that `datasetText` writes. */
export function packedDataset(text: string, decode: Decode = (piece) => piece): IndexedDataset {
  const rowsAt = text.indexOf('"rows":');
  const facts = JSON.parse(`${decode(text.slice(0, rowsAt))}"rows":[]}`) as Dataset;
  let found: RowLines | undefined;
  let parsed: readonly Row[] | undefined;
  const lines = (): RowLines => {
    found ??= rowLines(text, rowsAt, decode);
    return found;
  };
  const rowAt = (index: number): Row => lines().row(index);
  return {
    ...facts,
    get rows() {
      parsed ??= Array.from({ length: lines().count }, (_, index) => rowAt(index));
      return parsed;
    },
    get size() {
      return lines().count;
    },
    rowAt,
    rowsBy(column, part) {
      const at = facts.columns.indexOf(column);
      if (at < 0) return () => [];
      return at === 0 ? (key) => byHalving(lines(), key, part) : byChains(lines, at, part);
    },
  };
}

/** A BIC of eleven characters that ends in XXX stands in a list with eight as well. */
const cellsOf = (key: string, part: KeyPart): readonly string[] =>
  part === 'bic' && key.endsWith('XXX') ? [key.slice(0, -3), key] : [key];

function byHalving(lines: RowLines, key: string, part: KeyPart): readonly Row[] {
  // a quote is nowhere in a key, and ends a cell
  if (key === '' || key.includes('"') || (typeof part === 'number' && key.length > part)) return [];
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
    chains ??= chainsOf(lines(), column, part);
    const { count, row } = lines();
    const { firsts, nexts } = chains;
    const rows: Row[] = [];
    for (let at = firsts[hashOf(key, firsts.length)] as number; at < count; at = nexts[at] as number) {
      const candidate = row(at);
      if (keyOf(textAt(candidate, column) ?? '', part) === key) rows.push(candidate);
    }
    return rows;
  };
}
