/** Splits blocks into lines, numbered from 1. */
import { type Block, NEWLINE } from './blocks.js';

export interface Line {
  readonly number: number;
  /** The line without its line end; empty when the line is too long. */
  readonly bytes: Buffer;
  readonly end: '' | '\n' | '\r\n';
  readonly tooLong: boolean;
}

const CARRIAGE_RETURN = 13;
const SPACE = 32;

export class LineReader {
  #number = 0;

  /** How many lines were read. */
  get count(): number {
    return this.#number;
  }

  *read({ bytes, tooLong }: Block): Generator<Line, void, undefined> {
    if (tooLong) yield { number: this.#nextNumber(), bytes, end: '\n', tooLong };
    let from = 0;
    for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, from)) {
      const hasReturn = at > from && bytes[at - 1] === CARRIAGE_RETURN;
      yield { number: this.#nextNumber(), bytes: bytes.subarray(from, hasReturn ? at - 1 : at), end: hasReturn ? '\r\n' : '\n', tooLong };
      from = at + 1;
    }
    if (from < bytes.length) yield { number: this.#nextNumber(), bytes: bytes.subarray(from), end: '', tooLong };
  }

  #nextNumber(): number {
    this.#number += 1;
    return this.#number;
  }
}

/** True for a line of nothing but spaces and control characters. */
export const isBlank = ({ bytes, tooLong }: Line): boolean => !tooLong && bytes.every((byte) => byte <= SPACE);
