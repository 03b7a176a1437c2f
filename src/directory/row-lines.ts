/**
 * Rows as lines of text, `["000", "GEBABEBB", null]` each: JSON, of which only the lines that are asked for are read.
 *
 * The gotcha: `shared` reads the text of the first cell as it stands, so that the keys of a directory are plain ASCII.
 */
import type { Cell } from './dataset.js';
import type { Row } from './rows.js';

export interface RowLines {
  readonly count: number;
  row(index: number): Row;
  /** How many of its first characters the key shares with the first cell, of which so many are known to be the same. */
  shared(index: number, key: string, known: number): number;
  /** The character at a place of the first cell; a quote at its end. */
  codeAt(index: number, place: number): number;
}

/** Turns a piece of the text into what it stands for. */
export type Decode = (piece: string) => string;

const NEWLINE = '\n';
const SPACE = 32;
export const QUOTE = 34;
const COMMA = 44;
const BRACKET = 91;
const SMALL_N = 110;

/** Where each row begins, in the lines behind this place. */
function startsOf(text: string, from: number): Int32Array {
  const starts: number[] = [];
  for (let at = text.indexOf(NEWLINE, from) + 1; at > 0; at = text.indexOf(NEWLINE, at) + 1) {
    while (text.charCodeAt(at) === SPACE) at++;
    if (text.charCodeAt(at) !== BRACKET) break;
    starts.push(at);
  }
  return Int32Array.from(starts);
}

/** Printable ASCII without a backslash: nothing to decode. */
const PLAIN = /^[ -[\]-~]*$/;

/** The cells of a row without escapes: half the time of `JSON.parse`. */
function plainCells(line: string): Row {
  const cells: Cell[] = [];
  for (let at = 1; at < line.length; at++) {
    const code = line.charCodeAt(at);
    if (code === SPACE) continue;
    const end = code === QUOTE ? line.indexOf('"', at + 1) : line.indexOf(',', at);
    if (code === QUOTE) cells.push(line.slice(at + 1, end));
    else cells.push(code === SMALL_N ? null : Number(line.slice(at, end < 0 ? -1 : end)));
    if (end < 0) break;
    at = code === QUOTE ? end + 1 : end;
  }
  return cells;
}

/** The rows in the lines behind this place. */
export function rowLines(text: string, from: number, decode: Decode): RowLines {
  const starts = startsOf(text, from);
  // behind the bracket and the quote
  const firstCell = (index: number): number => (starts[index] as number) + 2;
  return {
    count: starts.length,
    row(index) {
      const start = starts[index] as number;
      const newline = text.indexOf(NEWLINE, start);
      const line = text.slice(start, text.charCodeAt(newline - 1) === COMMA ? newline - 1 : newline);
      return PLAIN.test(line) ? plainCells(line) : (JSON.parse(decode(line)) as Row);
    },
    shared(index, key, known) {
      const cell = firstCell(index);
      let count = known;
      while (count < key.length && text.charCodeAt(cell + count) === key.charCodeAt(count)) count++;
      return count;
    },
    codeAt: (index, place) => text.charCodeAt(firstCell(index) + place),
  };
}
