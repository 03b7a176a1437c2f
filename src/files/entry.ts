/**
 * What a file holds: instructions, and places that cannot be read. Neither is lost, and their order is that of the file.
 *
 * The gotcha: an unreadable place names its line and never its text, which may hold an account number.
 */

import type { Block } from './blocks.js';

/** Why a place cannot be read. */
export type UnreadableCode =
  | 'JSON_PAYLOAD_EMPTY'
  | 'JSON_PAYLOAD_MALFORMED'
  | 'JSON_PAYLOAD_TOO_LARGE'
  | 'CSV_RECORD_MALFORMED'
  | 'CSV_RECORD_INCORRECT_FIELD_COUNT'
  | 'CSV_RECORD_TOO_LARGE';

export interface InstructionEntry {
  readonly kind: 'instruction';
  /** Where it begins. */
  readonly line: number;
  readonly instruction: unknown;
  /** A CSV record as it stands in the file, without its line end. */
  readonly raw?: Buffer;
}

export interface UnreadableEntry {
  readonly kind: 'unreadable';
  readonly line: number;
  readonly error: UnreadableCode;
}

export type Entry = InstructionEntry | UnreadableEntry;

/** Reads one format, block by block. */
export interface EntryReader<Read> {
  read(block: Block): Iterable<Read>;
  /** What is left at the end of the file. */
  end(): Iterable<Read>;
}

/** A file that cannot be read at all. The message says why, in a sentence without a value of the file. */
export class UnreadableInput extends Error {}

/** The beginning of a file without a byte order mark. UTF-16, which spreadsheets write as “Unicode text”, is refused by name. */
export function withoutMark(bytes: Buffer): { readonly bytes: Buffer; readonly marked: boolean } {
  const [first, second, third] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw new UnreadableInput('it is UTF-16; save it as UTF-8');
  }
  const marked = first === 0xef && second === 0xbb && third === 0xbf;
  return { bytes: marked ? bytes.subarray(3) : bytes, marked };
}
