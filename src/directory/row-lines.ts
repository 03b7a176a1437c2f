/**
 * Rows as lines of text, `["000", "GEBABEBB", null]` each: JSON, of which only the lines that are asked for are read.
 */
import type { Cell } from './dataset.js';
import type { Row } from './rows.js';
import { BRACKET, bracketOf, NEWLINE, QUOTE, type SortedLines, SPACE, sortedLines } from './sorted-lines.js';

export interface RowLines {
  readonly count: number;
  row(index: number): Row;
  /** One cell of a row. */
  cell(index: number, column: number): Cell | undefined;
  /** The rows whose first cell is the key or, where that is enough, begins with it. */
  rowsFrom(key: string, isPrefix: boolean): Row[];
}

/** Turns a piece of the text into what it stands for. */
export type Decode = (piece: string) => string;

const COMMA = 44;
const BACKSLASH = 92;
const CLOSING_BRACKET = 93;
const SMALL_N = 110;

/** Where each row begins, in the lines behind this place. */
function startsOf(text: string, from: number): Int32Array {
  const starts: number[] = [];
  for (let line = text.indexOf(NEWLINE, from) + 1; line > 0; line = text.indexOf(NEWLINE, line) + 1) {
    const start = bracketOf(text, line);
    if (text.charCodeAt(start) !== BRACKET) break;
    starts.push(start);
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

/** The place behind the cell at this one; undefined where an escape may hide its end. */
function cellEnd(text: string, at: number): number | undefined {
  if (text.charCodeAt(at) === QUOTE) {
    const end = text.indexOf('"', at + 1);
    return text.charCodeAt(end - 1) === BACKSLASH ? undefined : end + 1;
  }
  let end = at;
  while (text.charCodeAt(end) !== COMMA && text.charCodeAt(end) !== CLOSING_BRACKET) end++;
  return end;
}

/** A text of plain characters in a row, which is not read as a whole; undefined where it cannot be read so. */
function plainText(text: string, row: number, column: number): string | undefined {
  let at = row + 1;
  for (let before = column; before > 0; before--) {
    const end = cellEnd(text, at);
    if (end === undefined) return undefined;
    at = end + 1;
    while (text.charCodeAt(at) === SPACE) at++;
  }
  const end = text.charCodeAt(at) === QUOTE ? cellEnd(text, at) : undefined;
  if (end === undefined) return undefined;
  const cell = text.slice(at + 1, end - 1);
  return PLAIN.test(cell) ? cell : undefined;
}

/** The rows in the lines behind this place. */
export function rowLines(text: string, from: number, decode: Decode): RowLines {
  let found: Int32Array | undefined;
  let sorted: SortedLines | undefined;
  const starts = (): Int32Array => {
    found ??= startsOf(text, from);
    return found;
  };
  const rowAt = (start: number): Row => {
    const newline = text.indexOf(NEWLINE, start);
    const line = text.slice(start, text.charCodeAt(newline - 1) === COMMA ? newline - 1 : newline);
    return PLAIN.test(line) ? plainCells(line) : (JSON.parse(decode(line)) as Row);
  };
  const row = (index: number): Row => rowAt(starts()[index] as number);
  return {
    get count() {
      return starts().length;
    },
    row,
    cell: (index, column) => plainText(text, starts()[index] as number, column) ?? row(index)[column],
    rowsFrom(key, isPrefix) {
      sorted ??= sortedLines(text, from);
      return sorted(key, isPrefix).map(rowAt);
    },
  };
}
