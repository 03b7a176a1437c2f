/**
 * A byte stream, cut into lines. Numbers count from 1, as editors count them.
 *
 * The gotcha: a line may be longer than memory. What goes beyond the limit is dropped while it streams by, and the line
 * is handed on as too long, without its bytes.
 */

/** What can be read: a Node stream, a web stream, or anything else that hands out chunks. Text chunks are taken as UTF-8. */
export type ByteSource = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;

/** The longest line, and the longest CSV record, that is read. */
export const MAX_BYTES = 1024 * 1024;

export interface Line {
  readonly number: number;
  /** Without its line end; empty when the line is too long. */
  readonly bytes: Buffer;
  readonly end: '' | '\n' | '\r\n';
  readonly tooLong: boolean;
}

const NEWLINE = 10;
const RETURN = 13;
const NOTHING = Buffer.alloc(0);

const bufferOf = (chunk: Uint8Array | string): Buffer =>
  typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);

export class LineSplitter {
  #parts: Buffer[] = [];
  #size = 0;
  #number = 0;

  /** The lines that end in this chunk. */
  *push(chunk: Uint8Array | string): Generator<Line, void, undefined> {
    const bytes = bufferOf(chunk);
    let from = 0;
    for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, from)) {
      this.#hold(bytes.subarray(from, at));
      from = at + 1;
      yield this.#line('\n');
    }
    this.#hold(bytes.subarray(from));
  }

  /** The last line, where no line end closes it. */
  *end(): Generator<Line, void, undefined> {
    if (this.#size > 0) yield this.#line('');
  }

  #hold(part: Buffer): void {
    this.#size += part.length;
    if (this.#size > MAX_BYTES + 1)
      this.#parts = []; // one more for the \r of a line end
    else if (part.length > 0) this.#parts.push(part);
  }

  #line(end: '' | '\n'): Line {
    const [first = NOTHING] = this.#parts;
    const whole = this.#parts.length > 1 ? Buffer.concat(this.#parts) : first;
    const windows = end === '\n' && whole[whole.length - 1] === RETURN;
    const bytes = windows ? whole.subarray(0, -1) : whole;
    const tooLong = this.#size > MAX_BYTES + 1 || bytes.length > MAX_BYTES;
    this.#parts = [];
    this.#size = 0;
    this.#number += 1;
    return { number: this.#number, bytes: tooLong ? NOTHING : bytes, end: windows ? '\r\n' : end, tooLong };
  }
}

const SPACE = 32;

/** True for a line of nothing but spaces and the like. */
export const isBlank = ({ bytes, tooLong }: Line): boolean => !tooLong && bytes.every((byte) => byte <= SPACE);
