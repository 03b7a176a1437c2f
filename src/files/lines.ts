/** The lines of a block. Numbers count from 1, as editors count them. */
import { type Block, NEWLINE } from './blocks.js';

export interface Line {
  readonly number: number;
  /** Without its line end; empty when the line is too long. */
  readonly bytes: Buffer;
  readonly end: '' | '\n' | '\r\n';
  readonly tooLong: boolean;
}

const RETURN = 13;

export class LineReader {
  #number = 0;

  *read({ bytes, tooLong }: Block): Generator<Line, void, undefined> {
    if (tooLong) yield { number: this.#next(), bytes, end: '\n', tooLong };
    let from = 0;
    for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, from)) {
      const windows = at > from && bytes[at - 1] === RETURN;
      yield { number: this.#next(), bytes: bytes.subarray(from, windows ? at - 1 : at), end: windows ? '\r\n' : '\n', tooLong };
      from = at + 1;
    }
    if (from < bytes.length) yield { number: this.#next(), bytes: bytes.subarray(from), end: '', tooLong };
  }

  #next(): number {
    this.#number += 1;
    return this.#number;
  }
}

const SPACE = 32;

/** True for a line of nothing but spaces and the like. */
export const isBlank = ({ bytes, tooLong }: Line): boolean => !tooLong && bytes.every((byte) => byte <= SPACE);
