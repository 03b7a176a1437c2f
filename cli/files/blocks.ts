/**
 * Cuts a byte stream into blocks of whole lines. Readers work block by block, which costs less than line by line.
 *
 * The gotcha: a line may be longer than memory. The bytes of a line that exceeds the limit are dropped as they arrive; the line
 * becomes a block without bytes, marked `tooLong`.
 */
import { stripByteOrderMark } from './byte-order-mark.js';

/** Anything that yields chunks: a Node stream, a web stream, an array. Text chunks are encoded as UTF-8. */
export type ByteSource = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;

/** The size limit of a line, without its `\n`, and of a CSV record. */
export const MAX_BYTES = 1024 * 1024;

export interface Block {
  /** Whole lines with their line ends, without a byte order mark. Only the last line of a stream may lack its line end. */
  readonly bytes: Buffer;
  /** The block is a single line over the limit, and `bytes` is empty. */
  readonly tooLong: boolean;
  /** The stream began with a byte order mark, and this is its first block. */
  readonly hasByteOrderMark: boolean;
}

export const NEWLINE = 10;
const TOO_LONG: Block = { bytes: Buffer.alloc(0), tooLong: true, hasByteOrderMark: false };

/** The bytes of a chunk; text is encoded as UTF-8. */
export const toBuffer = (chunk: Uint8Array | string): Buffer =>
  typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);

export class BlockSplitter {
  /** The beginning of a line whose end has not arrived yet; empty once that is over the limit. */
  #pending: Buffer[] = [];
  #pendingSize = 0;
  #isFirstBlock = true;

  /** Takes the next chunk; yields the lines that end in it. */
  *push(chunk: Uint8Array | string): Generator<Block, void, undefined> {
    const bytes = toBuffer(chunk);
    // in a piece no larger than the limit, only a line that began before the piece can exceed the limit
    for (let at = 0; at < bytes.length; at += MAX_BYTES) yield* this.#splitPiece(bytes.subarray(at, at + MAX_BYTES));
  }

  /** Yields the last line, if no line end closes it. */
  *end(): Generator<Block, void, undefined> {
    if (this.#pendingSize > MAX_BYTES) yield TOO_LONG;
    else if (this.#pendingSize > 0) yield this.#createBlock(Buffer.concat(this.#pending));
  }

  *#splitPiece(piece: Buffer): Generator<Block, void, undefined> {
    const end = piece.lastIndexOf(NEWLINE) + 1;
    // before the yield: the consumer may transfer the memory of the block to a worker
    const rest = piece.subarray(end);
    if (end > 0) yield* this.#completeLines(piece.subarray(0, end));
    this.#appendPending(rest);
  }

  /** Yields the pending line and the lines of the piece. */
  *#completeLines(piece: Buffer): Generator<Block, void, undefined> {
    const firstEnd = piece.indexOf(NEWLINE);
    const tooLong = this.#pendingSize + firstEnd > MAX_BYTES;
    const whole = this.#pending.length === 0 ? piece : Buffer.concat([...this.#pending, piece]);
    const bytes = tooLong ? piece.subarray(firstEnd + 1) : whole;
    this.#pending = [];
    this.#pendingSize = 0;
    if (tooLong) {
      this.#isFirstBlock = false;
      yield TOO_LONG;
    }
    if (bytes.length > 0) yield this.#createBlock(bytes);
  }

  #appendPending(part: Buffer): void {
    this.#pendingSize += part.length;
    if (this.#pendingSize > MAX_BYTES) this.#pending = [];
    else if (part.length > 0) this.#pending.push(part);
  }

  #createBlock(bytes: Buffer): Block {
    const stripped = this.#isFirstBlock ? stripByteOrderMark(bytes) : { bytes, hasByteOrderMark: false };
    this.#isFirstBlock = false;
    return { ...stripped, tooLong: false };
  }
}
