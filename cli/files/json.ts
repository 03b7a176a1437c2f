/**
 * JSON: an array of instructions, or values one after the other, over any number of lines. Every item becomes one entry, numbered from 1.
 *
 * The gotcha: a file may be one line, and longer than memory. Only the item that is being read is kept, and one over the limit is dropped as it
 * arrives. An item that cannot be read costs itself alone, unless a bracket or a quote of it is never closed.
 *
 * @see RFC 8259
 */
import { MAX_BYTES } from './blocks.js';
import { BYTE_ORDER_MARK, beginsWithMark } from './byte-order-mark.js';
import type { Entry, UnreadableCode } from './entry.js';

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

const isSpace = (byte: number): boolean => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);

/** `start`: nothing was read yet. `value`: a value is expected. `item`: inside one. `next`: behind one. `end`: behind the array. */
type State = 'start' | 'value' | 'item' | 'next' | 'end';

export class JsonReader {
  #state: State = 'start';
  #isArray = false;
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  /** The pieces of an item that began in an earlier chunk. */
  #pieces: Buffer[] = [];
  #size = 0;
  #count = 0;
  #hasFailed = false;

  /** Takes the next chunk; yields the items that end in it. */
  *push(chunk: Buffer): Generator<Entry, void, undefined> {
    const isFirst = this.#state === 'start' && beginsWithMark(chunk);
    const bytes = isFirst ? chunk.subarray(BYTE_ORDER_MARK.length) : chunk;
    let from = 0;
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0;
      if (this.#state !== 'item') {
        if (isSpace(byte)) continue;
        const fault = this.#beginWith(byte);
        if (fault !== undefined) yield fault;
        if ((this.#state as State) !== 'item') continue;
        from = at;
      }
      const end = this.#advance(byte, at);
      if (end === undefined) continue;
      yield this.#finish(bytes.subarray(from, end));
      if (end === at && !isSpace(byte)) this.#beginWith(byte); // the comma or bracket behind a number
    }
    if (this.#state === 'item') this.#keep(bytes.subarray(from));
  }

  /** Yields an entry if the file ends too early. */
  *end(): Generator<Entry, void, undefined> {
    const isNumber = !this.#isArray && this.#state === 'item' && this.#depth === 0 && !this.#isInString;
    if (isNumber) yield this.#finish(Buffer.alloc(0));
    else if (this.#state === 'item' || (this.#isArray && this.#state !== 'end')) yield this.#reject('JSON_PAYLOAD_MALFORMED');
  }

  /** Takes a byte between items. Returns an entry if it is out of place. */
  #beginWith(byte: number): Entry | undefined {
    if (this.#state === 'start' && byte === OPEN_LIST) {
      this.#isArray = true;
      this.#state = 'value';
      return undefined;
    }
    if (this.#state === 'end') return this.#rejectOnce();
    if (!this.#isArray) {
      this.#state = 'item';
      return undefined;
    }
    if (byte === CLOSE_LIST) {
      const isTrailing = this.#state === 'value' && this.#count > 0;
      this.#state = 'end';
      return isTrailing ? this.#reject('JSON_PAYLOAD_MALFORMED') : undefined;
    }
    if (byte === COMMA) {
      const isMissing = this.#state === 'value';
      this.#state = 'value';
      return isMissing ? this.#reject('JSON_PAYLOAD_MALFORMED') : undefined;
    }
    const isUnseparated = this.#state === 'next';
    this.#state = 'item';
    return isUnseparated ? this.#rejectOnce() : undefined;
  }

  /** Takes a byte of an item. Returns where the item ends, once it does. */
  #advance(byte: number, at: number): number | undefined {
    if (this.#isInString) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (byte === BACKSLASH) this.#isEscaped = true;
      else if (byte === QUOTE) this.#isInString = false;
      return undefined;
    }
    if (byte === QUOTE) this.#isInString = true;
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) this.#depth += 1;
    else if (this.#depth === 0) return isSpace(byte) || (this.#isArray && (byte === COMMA || byte === CLOSE_LIST)) ? at : undefined;
    else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
      this.#depth -= 1;
      if (this.#depth === 0) return at + 1;
    }
    return undefined;
  }

  #keep(piece: Buffer): void {
    this.#size += piece.length;
    if (this.#size > MAX_BYTES) this.#pieces = [];
    else this.#pieces.push(Buffer.from(piece));
  }

  #finish(last: Buffer): Entry {
    const tooLarge = this.#size + last.length > MAX_BYTES;
    const text = tooLarge ? '' : (this.#pieces.length === 0 ? last : Buffer.concat([...this.#pieces, last])).toString('utf8');
    this.#pieces = [];
    this.#size = 0;
    this.#depth = 0;
    this.#state = 'next';
    if (tooLarge) return this.#reject('JSON_PAYLOAD_TOO_LARGE');
    this.#count += 1;
    try {
      return { kind: 'instruction', line: this.#count, instruction: JSON.parse(text) as unknown };
    } catch {
      return { kind: 'unreadable', line: this.#count, error: 'JSON_PAYLOAD_MALFORMED' };
    }
  }

  #reject(error: UnreadableCode): Entry {
    this.#count += 1;
    return { kind: 'unreadable', line: this.#count, error };
  }

  /** Reports a file that is not an array or a sequence of values once, not for each value in it. */
  #rejectOnce(): Entry | undefined {
    if (this.#hasFailed) return undefined;
    this.#hasFailed = true;
    return this.#reject('JSON_PAYLOAD_MALFORMED');
  }
}
