/**
 * A byte stream, cut into blocks of whole lines: what is done a block is done seldom.
 *
 * The gotcha: a line may be longer than memory. What goes beyond the limit is dropped while it streams by, and the line
 * is handed on as too long, without its bytes.
 */
import { withoutMark } from './entry.js';

/** What can be read: a Node stream, a web stream, or anything else that hands out chunks. Text chunks are taken as UTF-8. */
export type ByteSource = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;

/** The longest line, without its `\n`, and the longest CSV record, that is read. */
export const MAX_BYTES = 1024 * 1024;

export interface Block {
  /** Whole lines with their ends, without a byte order mark; only the last line of a stream may have no end. */
  readonly bytes: Buffer;
  /** It is one line, too long to be read, and has no bytes. */
  readonly tooLong: boolean;
  /** A byte order mark stood before it. */
  readonly marked: boolean;
}

export const NEWLINE = 10;
const TOO_LONG: Block = { bytes: Buffer.alloc(0), tooLong: true, marked: false };

const bufferOf = (chunk: Uint8Array | string): Buffer =>
  typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);

export class BlockSplitter {
  #parts: Buffer[] = [];
  #size = 0;
  #begun = false;

  /** The lines that end in this chunk. */
  *push(chunk: Uint8Array | string): Generator<Block, void, undefined> {
    const bytes = bufferOf(chunk);
    // in a piece of the limit, only a line that began before it can be longer than the limit
    for (let at = 0; at < bytes.length; at += MAX_BYTES) yield* this.#piece(bytes.subarray(at, at + MAX_BYTES));
  }

  /** The last line, where no line end closes it. */
  *end(): Generator<Block, void, undefined> {
    if (this.#size > MAX_BYTES) yield TOO_LONG;
    else if (this.#size > 0) yield this.#block(Buffer.concat(this.#parts));
  }

  *#piece(piece: Buffer): Generator<Block, void, undefined> {
    const end = piece.lastIndexOf(NEWLINE) + 1;
    // taken first: who gets the lines may hand their memory over to a worker
    const rest = piece.subarray(end);
    if (end > 0) yield* this.#lines(piece.subarray(0, end));
    this.#hold(rest);
  }

  /** The lines of a piece; the first of them may have begun before it. */
  *#lines(piece: Buffer): Generator<Block, void, undefined> {
    const first = piece.indexOf(NEWLINE);
    const tooLong = this.#size + first > MAX_BYTES;
    const whole = this.#parts.length === 0 ? piece : Buffer.concat([...this.#parts, piece]);
    const bytes = tooLong ? piece.subarray(first + 1) : whole;
    this.#parts = [];
    this.#size = 0;
    if (tooLong) yield TOO_LONG;
    this.#begun ||= tooLong;
    if (bytes.length > 0) yield this.#block(bytes);
  }

  #hold(part: Buffer): void {
    this.#size += part.length;
    if (this.#size > MAX_BYTES) this.#parts = [];
    else if (part.length > 0) this.#parts.push(part);
  }

  #block(bytes: Buffer): Block {
    const unmarked = this.#begun ? { bytes, marked: false } : withoutMark(bytes);
    this.#begun = true;
    return { ...unmarked, tooLong: false };
  }
}
