/**
 * Reads cells from the text of a row, `000⇥GEBABEBB⇥⇥Brussels`, without looking at the cells behind them. `packed.ts` describes the format.
 */
import type { Cell } from './dataset.js';
import type { Row } from './rows.js';

/** Decodes cells that are more than their own text. */
export interface CellDecoder {
  /** Decodes a cell in JSON, or one with characters beyond ASCII. */
  decode(piece: string): Cell;
  /** The frequent text of a number. */
  frequent(number: number): Cell;
}

export const NEWLINE = '\n';
export const TAB = '\t';
/** Begins a cell in JSON. */
export const JSON_MARK = '=';
/** Begins a cell that is the number of a frequent text. */
export const FREQUENT_MARK = '~';

/** No cell has a character below, so it ends at the first code that is not above: a tab or a line feed. */
export const LINE_FEED = 10;
const TAB_CODE = 9;
const DIGIT_0 = 48;
const SMALL_A = 97;
const JSON_MARK_CODE = 61;
const FREQUENT_MARK_CODE = 126;

/** The highest code of an ASCII character. */
const MAX_ASCII = 127;

/** A row whose cells are read on demand: most rows are asked for one or two. */
export class TextRow implements Row {
  private readonly text: string;
  private readonly start: number;
  private readonly decoder: CellDecoder;

  /** `start` is the offset of the first character. */
  constructor(text: string, start: number, decoder: CellDecoder) {
    this.text = text;
    this.start = start;
    this.decoder = decoder;
  }

  at(column: number): Cell {
    return readCell(this.text, this.start, column, this.decoder);
  }
}

/** Reads one cell of the row that begins at `start`. */
export function readCell(text: string, start: number, column: number, decoder: CellDecoder): Cell {
  let at = start;
  for (let before = column; before > 0; before--) {
    while (text.charCodeAt(at) > LINE_FEED) at++;
    if (text.charCodeAt(at) !== TAB_CODE) return null;
    at++;
  }
  const first = text.charCodeAt(at);
  if (first === FREQUENT_MARK_CODE) return decoder.frequent(readNumber(text, at + 1));
  let end = at;
  let bits = 0;
  for (let code = first; code > LINE_FEED; code = text.charCodeAt(++end)) bits |= code;
  if (end === at) return null;
  const piece = text.slice(at, end);
  return bits > MAX_ASCII || first === JSON_MARK_CODE ? decoder.decode(piece) : piece;
}

/** Reads a number to base 36 without making a string of it, because it is read for most rows. */
function readNumber(text: string, start: number): number {
  let number = 0;
  let at = start;
  for (let code = text.charCodeAt(at); code > LINE_FEED; code = text.charCodeAt(++at)) {
    number = number * 36 + code - (code < SMALL_A ? DIGIT_0 : SMALL_A - 10);
  }
  return number;
}
