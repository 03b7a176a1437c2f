/**
 * Rows as lines of text, `["000", "GEBABEBB", null]` each: JSON, of which only the cells that are asked for are read.
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

/** The place behind the cell at this one; undefined where an escape may hide its end. */
function cellEnd(text: string, at: number): number | undefined {
  let end = at + 1;
  if (text.charCodeAt(at) !== QUOTE) {
    while (text.charCodeAt(end) !== COMMA && text.charCodeAt(end) !== CLOSING_BRACKET) end++;
    return end;
  }
  for (let code = text.charCodeAt(end); code !== QUOTE; code = text.charCodeAt(++end)) if (code === BACKSLASH) return undefined;
  return end + 1;
}

/** The cell at this place; undefined where there are escapes in it. */
function cellHere(text: string, at: number, decode: Decode): Cell | undefined {
  if (text.charCodeAt(at) === SMALL_N) return null;
  if (text.charCodeAt(at) !== QUOTE) return Number(text.slice(at, cellEnd(text, at)));
  let end = at + 1;
  let bits = 0;
  for (let code = text.charCodeAt(end); code !== QUOTE; code = text.charCodeAt(++end)) {
    if (code === BACKSLASH) return undefined;
    bits |= code;
  }
  const cell = text.slice(at + 1, end);
  return bits < 128 ? cell : decode(cell);
}

/** A cell of the row that begins here, of which no more than that is read, unless there are escapes. */
function cellOf(text: string, start: number, column: number, decode: Decode): Cell | undefined {
  let at = start + 1;
  for (let before = column; before > 0; before--) {
    const end = cellEnd(text, at);
    if (end === undefined) return wholeRow(text, start, decode)[column];
    at = end + 1;
    while (text.charCodeAt(at) === SPACE) at++;
  }
  const cell = cellHere(text, at, decode);
  return cell === undefined ? wholeRow(text, start, decode)[column] : cell;
}

function wholeRow(text: string, start: number, decode: Decode): readonly Cell[] {
  const newline = text.indexOf(NEWLINE, start);
  return JSON.parse(decode(text.slice(start, text.charCodeAt(newline - 1) === COMMA ? newline - 1 : newline))) as Cell[];
}

/** A row of which a cell is read when it is asked for: most are asked for one or two. */
class LineRow implements Row {
  private readonly text: string;
  private readonly start: number;
  private readonly decode: Decode;

  constructor(text: string, start: number, decode: Decode) {
    this.text = text;
    this.start = start;
    this.decode = decode;
  }

  at(column: number): Cell | undefined {
    return cellOf(this.text, this.start, column, this.decode);
  }
}

/** The rows in the lines behind this place. */
export function rowLines(text: string, from: number, decode: Decode): RowLines {
  let found: Int32Array | undefined;
  let sorted: SortedLines | undefined;
  const starts = (): Int32Array => {
    found ??= startsOf(text, from);
    return found;
  };
  const rowAt = (start: number): Row => new LineRow(text, start, decode);
  return {
    get count() {
      return starts().length;
    },
    row: (index) => rowAt(starts()[index] as number),
    cell: (index, column) => cellOf(text, starts()[index] as number, column, decode),
    rowsFrom(key, isPrefix) {
      sorted ??= sortedLines(text, from);
      return sorted(key, isPrefix).map(rowAt);
    },
  };
}
