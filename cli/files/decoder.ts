/**
 * Converts the chunks of a text file to UTF-8 for the readers. UTF-8 passes unchanged.
 *
 * `auto` recognises UTF-16 by its byte order mark, or by the zeros beside Latin letters. A table finds out line by line whether it is UTF-8 or Windows-1252
 * (`windows-1252.ts`), for a file may be plain ASCII for its first megabytes.
 *
 * The gotcha: converted text begins with a byte order mark, so that CSV output has one as well, and a spreadsheet reads it as UTF-8.
 *
 * @see https://encoding.spec.whatwg.org/
 */
import { TextDecoder } from 'node:util';
import { NEWLINE, toBuffer } from './blocks.js';
import { BYTE_ORDER_MARK, beginsWithMark } from './byte-order-mark.js';
import type { Encoding } from './encodings.js';
import { say } from './sentence.js';
import { UnreadableInput } from './unreadable-input.js';

/** So many bytes tell the encoding: a zero alone may be a broken byte of UTF-8. */
const SAMPLE_BYTES = 64;
const MIN_ZEROS = 2;
const EMPTY = Buffer.alloc(0);
const ZIP = Buffer.from('PK\u0003\u0004');

/** True for the beginning of a ZIP archive, which XLSX is. */
export const isZip = (bytes: Uint8Array): boolean => ZIP.equals(bytes.subarray(0, ZIP.length));

type Marked = 'utf-16le' | 'utf-16be' | 'gb18030';

const MARKS: readonly (readonly [Marked, Buffer])[] = [
  ['utf-16le', Buffer.of(0xff, 0xfe)],
  ['utf-16be', Buffer.of(0xfe, 0xff)],
  ['gb18030', Buffer.of(0x84, 0x31, 0x95, 0x33)],
];

const markOf = (bytes: Buffer): Marked | undefined => MARKS.find(([, mark]) => mark.equals(bytes.subarray(0, mark.length)))?.[0];

/** Bytes are no text in an encoding: nothing stands for them, or a control character, or one for private use. */
const NO_TEXT = /[\ufffd\x80-\x84\x86-\x9f\ue000-\uf8ff]/;

/** UTF-16 may hold any character. Who says Windows-1252 wants every byte read: it is what a file is taken for that nothing else fits. */
const TAKES_ALL: ReadonlySet<Encoding> = new Set(['utf-16le', 'utf-16be', 'windows-1252']);

/** Encodings whose text may have the form of UTF-8 by chance: those with several bytes a character, and two in which whole words have it. */
const MAY_LOOK_LIKE_UTF_8: ReadonlySet<Encoding> = new Set(
  'utf-8 utf-16le utf-16be gb18030 big5 euc-jp iso-2022-jp shift_jis euc-kr ibm866 windows-874'.split(' '),
);

/** True for bytes that tell the encoding. A short line without zeros does: whoever sent it may be waiting for its answer. */
const isEnough = (bytes: Buffer): boolean =>
  bytes.length >= SAMPLE_BYTES || markOf(bytes) !== undefined || (bytes.length > 1 && bytes.includes(NEWLINE) && !bytes.includes(0));

/** The encoding of a file, by its first bytes; undefined if they pass unchanged. */
function recognize(bytes: Buffer): Marked | undefined {
  const mark = markOf(bytes);
  if (mark !== undefined || isZip(bytes)) return mark;
  const sample = bytes.subarray(0, Math.min(SAMPLE_BYTES, bytes.length - (bytes.length % 2)));
  const zerosFrom = (at: number): number => sample.filter((byte, index) => index % 2 === at && byte === 0).length;
  const [even, odd] = [zerosFrom(0), zerosFrom(1)];
  const areEnough = (zeros: number): boolean => zeros >= MIN_ZEROS && zeros > sample.length / 4;
  if (areEnough(odd) && even === 0) return 'utf-16le';
  return areEnough(even) && odd === 0 ? 'utf-16be' : undefined;
}

/** So many bytes show a byte order mark, or an archive. */
const MARK_BYTES = 4;

/** Passes a file on as it is, where its reader finds the encoding. */
export const undecoded: Pick<Decoder, 'push' | 'end'> = { push: toBuffer, end: () => EMPTY };

/** Decodes a file chunk by chunk. */
export class Decoder {
  readonly #encoding: Encoding;
  #decoder: TextDecoder | undefined;
  #isDecided = false;
  /** The first bytes, while they do not tell the encoding. */
  #held: Buffer = EMPTY;
  /** Reads the file as UTF-8 while it may be that, though the call says another encoding. */
  #asUtf8: TextDecoder | undefined;
  /** How many lines were decoded. */
  #lines = 0;

  constructor(encoding: Encoding) {
    this.#encoding = encoding;
  }

  /** @throws UnreadableInput where bytes are no text in the encoding of the call */
  push(chunk: Uint8Array | string): Buffer {
    const bytes = toBuffer(chunk);
    if (this.#isDecided) return this.#decode(bytes);
    this.#held = this.#held.length === 0 ? bytes : Buffer.concat([this.#held, bytes]);
    const tellsMark = this.#held.length >= MARK_BYTES || this.#held.includes(NEWLINE);
    return (this.#encoding === 'auto' ? isEnough(this.#held) : tellsMark) ? this.#begin() : EMPTY;
  }

  /** Returns what is left at the end of the file. */
  end(): Buffer {
    const held = this.#isDecided ? EMPTY : this.#begin();
    return this.#decoder === undefined ? held : Buffer.concat([held, this.#checked(this.#decoder.decode())]);
  }

  #begin(): Buffer {
    const bytes = this.#held;
    this.#isDecided = true;
    this.#held = EMPTY;
    const encoding = this.#encoding === 'auto' ? recognize(bytes) : this.#encoding;
    if (encoding === undefined || encoding === 'utf-8' || isZip(bytes)) return bytes;
    const marked = beginsWithMark(bytes) ? 'utf-8' : markOf(bytes);
    if (marked !== undefined && marked !== encoding)
      throw new UnreadableInput(`it is not ${encoding}: it begins with the mark of ${marked}`);
    this.#decoder = new TextDecoder(encoding);
    if (!MAY_LOOK_LIKE_UTF_8.has(encoding)) this.#asUtf8 = new TextDecoder('utf-8', { fatal: true });
    const mark = marked === 'gb18030' ? EMPTY : BYTE_ORDER_MARK; // that of gb18030 is decoded as a character
    return Buffer.concat([mark, this.#decode(bytes)]);
  }

  /** With `stream` always: without it, some releases of Node decode Windows-1252 as Latin-1. */
  #decode(bytes: Buffer): Buffer {
    if (this.#decoder === undefined) return bytes;
    if (this.#isCharacterOfUtf8(bytes)) throw new UnreadableInput(say('isUtf8', { encoding: this.#decoder.encoding }));
    return this.#checked(this.#decoder.decode(bytes, { stream: true }));
  }

  /** True if the first bytes beyond ASCII are UTF-8. As another encoding, every name would be read wrongly, and no byte would show it. */
  #isCharacterOfUtf8(bytes: Buffer): boolean {
    try {
      return /[^\0-\x7f]/.test(this.#asUtf8?.decode(bytes, { stream: true }) ?? '');
    } catch {
      this.#asUtf8 = undefined;
      return false;
    }
  }

  #checked(text: string): Buffer {
    const encoding = this.#decoder?.encoding ?? '';
    if (!TAKES_ALL.has(encoding)) {
      const at = text.search(NO_TEXT);
      if (at >= 0)
        throw new UnreadableInput(`line ${this.#lines + 1 + countLineEnds(text.slice(0, at))} has bytes that are no text in ${encoding}`);
      this.#lines += countLineEnds(text);
    }
    return Buffer.from(text);
  }
}

function countLineEnds(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
