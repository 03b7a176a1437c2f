/**
 * Converts the chunks of a text file to UTF-8 for the readers. UTF-8 passes unchanged.
 *
 * `auto` recognises UTF-16 by its byte order mark, or by the zeros beside Latin letters. What is neither, and is not UTF-8, is Windows-1252; a table
 * finds that out line by line (`toUtf8`), for a file may be plain ASCII for its first megabytes.
 *
 * The gotcha: converted text begins with a byte order mark, so that CSV output has one as well, and a spreadsheet reads it as UTF-8.
 *
 * @see https://encoding.spec.whatwg.org/
 */
import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import { NEWLINE, toBuffer } from './blocks.js';
import type { Encoding } from './encodings.js';

/** So many bytes tell the encoding: a zero alone may be a broken byte of UTF-8. */
const SAMPLE_BYTES = 64;
const MIN_ZEROS = 2;
const EMPTY = Buffer.alloc(0);
const BYTE_ORDER_MARK = Buffer.from('\ufeff');
const ZIP = Buffer.from('PK\u0003\u0004');

/** True for the beginning of a ZIP archive, which XLSX is. */
export const isZip = (bytes: Uint8Array): boolean => ZIP.equals(bytes.subarray(0, ZIP.length));

function markOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** True for bytes that tell the encoding. A short line without zeros does: whoever sent it may be waiting for its answer. */
const isEnough = (bytes: Buffer): boolean =>
  bytes.length >= SAMPLE_BYTES || markOf(bytes) !== undefined || (bytes.length > 1 && bytes.includes(NEWLINE) && !bytes.includes(0));

/** The encoding of a file, by its first bytes; undefined if they pass unchanged. */
function recognize(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const mark = markOf(bytes);
  if (mark !== undefined || isZip(bytes)) return mark;
  const sample = bytes.subarray(0, Math.min(SAMPLE_BYTES, bytes.length - (bytes.length % 2)));
  const zerosFrom = (at: number): number => sample.filter((byte, index) => index % 2 === at && byte === 0).length;
  const [even, odd] = [zerosFrom(0), zerosFrom(1)];
  const areEnough = (zeros: number): boolean => zeros >= MIN_ZEROS && zeros > sample.length / 4;
  if (areEnough(odd) && even === 0) return 'utf-16le';
  return areEnough(even) && odd === 0 ? 'utf-16be' : undefined;
}

/** Decodes a file chunk by chunk. */
export class Decoder {
  readonly #encoding: Encoding;
  #decoder: TextDecoder | undefined;
  #isDecided = false;
  /** The first bytes, while they do not tell the encoding. */
  #held: Buffer = EMPTY;

  constructor(encoding: Encoding) {
    this.#encoding = encoding;
  }

  push(chunk: Uint8Array | string): Buffer {
    const bytes = toBuffer(chunk);
    if (this.#isDecided) return this.#decode(bytes);
    this.#held = this.#held.length === 0 ? bytes : Buffer.concat([this.#held, bytes]);
    return this.#encoding !== 'auto' || isEnough(this.#held) ? this.#begin() : EMPTY;
  }

  /** Returns what is left at the end of the file. */
  end(): Buffer {
    const held = this.#isDecided ? EMPTY : this.#begin();
    return this.#decoder === undefined ? held : Buffer.concat([held, Buffer.from(this.#decoder.decode())]);
  }

  #begin(): Buffer {
    const bytes = this.#held;
    this.#isDecided = true;
    this.#held = EMPTY;
    const encoding = this.#encoding === 'auto' ? recognize(bytes) : this.#encoding === 'utf-8' ? undefined : this.#encoding;
    if (encoding === undefined) return bytes;
    this.#decoder = new TextDecoder(encoding);
    return Buffer.concat([BYTE_ORDER_MARK, this.#decode(bytes)]);
  }

  #decode(bytes: Buffer): Buffer {
    return this.#decoder === undefined ? bytes : Buffer.from(this.#decoder.decode(bytes, { stream: true }));
  }
}

const windows1252 = new TextDecoder('windows-1252');

/** With `stream`, although each line is complete: without it, some releases of Node decode as Latin-1. */
const decodeWindows1252 = (line: Buffer): string => windows1252.decode(line, { stream: true });

/** Whole lines in UTF-8: those that are not are read as Windows-1252. */
export function toUtf8(bytes: Buffer): Buffer {
  if (isUtf8(bytes)) return bytes;
  const lines: Buffer[] = [];
  for (let from = 0; from < bytes.length; ) {
    const at = bytes.indexOf(NEWLINE, from);
    const line = bytes.subarray(from, at < 0 ? bytes.length : at + 1);
    lines.push(isUtf8(line) ? line : Buffer.from(decodeWindows1252(line)));
    from += line.length;
  }
  return Buffer.concat(lines);
}
