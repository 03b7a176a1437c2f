/**
 * Reads cells from the text of a row, `["000", "GEBABEBB", null]`, without parsing the cells around them.
 *
 * The gotcha: a backslash may hide the end of a cell. A row with one before the end of the cell is parsed as a whole.
 */
import type { Cell } from './dataset.js';
import type { Row } from './rows.js';

/** Decodes a piece of the text: see `packedDataset`. */
export type Decode = (piece: string) => string;

export const NEWLINE = '\n';
export const SPACE = 32;
export const QUOTE = 34;
export const BRACKET = 91;
const COMMA = 44;
const BACKSLASH = 92;
const CLOSING_BRACKET = 93;
/** The first character of `null`. */
const SMALL_N = 110;

/** The highest code of an ASCII character. */
const MAX_ASCII = 127;

/** A row whose cells are read on demand: most rows are asked for one or two. */
export class TextRow implements Row {
  private readonly text: string;
  private readonly start: number;
  private readonly decode: Decode;

  /** `start` is the offset of the opening bracket. */
  constructor(text: string, start: number, decode: Decode) {
    this.text = text;
    this.start = start;
    this.decode = decode;
  }

  at(column: number): Cell | undefined {
    return readCell(this.text, this.start, column, this.decode);
  }
}

/** Reads one cell of the row whose opening bracket is at `start`. */
export function readCell(text: string, start: number, column: number, decode: Decode): Cell | undefined {
  let at = start + 1;
  for (let before = column; before > 0; before--) {
    const end = findCellEnd(text, at);
    if (end === undefined) return parseRow(text, start, decode)[column];
    at = end + 1;
    while (text.charCodeAt(at) === SPACE) at++;
  }
  const cell = readCellAt(text, at, decode);
  return cell === undefined ? parseRow(text, start, decode)[column] : cell;
}

/** The offset behind a cell; undefined where the cell contains a backslash. */
function findCellEnd(text: string, start: number): number | undefined {
  let end = start + 1;
  if (text.charCodeAt(start) !== QUOTE) {
    while (text.charCodeAt(end) !== COMMA && text.charCodeAt(end) !== CLOSING_BRACKET) end++;
    return end;
  }
  for (let code = text.charCodeAt(end); code !== QUOTE; code = text.charCodeAt(++end)) if (code === BACKSLASH) return undefined;
  return end + 1;
}

/** Reads the cell at an offset; undefined where the cell contains a backslash. */
function readCellAt(text: string, start: number, decode: Decode): Cell | undefined {
  if (text.charCodeAt(start) === SMALL_N) return null;
  if (text.charCodeAt(start) !== QUOTE) return Number(text.slice(start, findCellEnd(text, start)));
  let end = start + 1;
  let bits = 0;
  for (let code = text.charCodeAt(end); code !== QUOTE; code = text.charCodeAt(++end)) {
    if (code === BACKSLASH) return undefined;
    bits |= code;
  }
  const cell = text.slice(start + 1, end);
  return bits <= MAX_ASCII ? cell : decode(cell);
}

function parseRow(text: string, start: number, decode: Decode): readonly Cell[] {
  const newline = text.indexOf(NEWLINE, start);
  const end = text.charCodeAt(newline - 1) === COMMA ? newline - 1 : newline;
  return JSON.parse(decode(text.slice(start, end))) as Cell[];
}
