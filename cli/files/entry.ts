/**
 * The entries of a file, in its order: payment instructions, and places that cannot be read.
 *
 * The gotcha: an unreadable entry is reported by its line, never by its text, which may hold an account number.
 */
import type { ImpliedSystem } from '../../src/engine/for-implied-system.js';
import type { Block } from './blocks.js';

/** Why a line or record cannot be read. */
export type UnreadableCode =
  | 'JSON_PAYLOAD_EMPTY'
  | 'JSON_PAYLOAD_MALFORMED'
  | 'JSON_PAYLOAD_TOO_LARGE'
  | 'CSV_RECORD_MALFORMED'
  | 'CSV_RECORD_INCORRECT_FIELD_COUNT'
  | 'CSV_RECORD_TOO_LARGE'
  | 'CSV_NUMBER_ROUNDED'
  | 'CSV_FORMULA_ERROR';

/** Finds the place of a field in an XML file. */
export type Locate = (pointer: string) => { readonly xpath: string; readonly line: number };

/** The place of a payment in an XML file, and further facts for its answer. */
export interface PaymentPlace {
  readonly xpath: string;
  /** The end-to-end id; absent if it may contain an account number. */
  readonly endToEndId?: string;
  /** The day on which it is to be executed, `YYYY-MM-DD`. */
  readonly day?: string;
  /** The settlement system that it implies and does not name. */
  readonly implied?: ImpliedSystem;
  /** The fields that `--fix` completed in the file that it writes; absent if there are none. */
  readonly completed?: readonly string[];
  /** The element of a field by its pointer, else the nearest element around it. */
  readonly locate: Locate;
}

export interface InstructionEntry {
  readonly kind: 'instruction';
  /** The line on which it begins. */
  readonly line: number;
  readonly instruction: unknown;
  /** Only for a payment in an XML file. */
  readonly place?: PaymentPlace;
  /** The bytes of a CSV record, without its line end. */
  readonly raw?: Buffer;
  /** The cells of a row of a table. */
  readonly cells?: readonly string[];
  /** The record lacked its last cells, which are read as empty. */
  readonly lacksCells?: boolean;
}

export interface UnreadableEntry {
  readonly kind: 'unreadable';
  readonly line: number;
  readonly error: UnreadableCode;
  /** Only for a table: its cells, as far as they can be read. Only output that repeats the input shows them. */
  readonly cells?: readonly string[];
  /** The column that cannot be read, where it is one. */
  readonly column?: number;
}

export type Entry = InstructionEntry | UnreadableEntry;

/** A row of a table in which nothing is filled in: no entry, but output that repeats the table keeps its place. */
export interface BlankRow {
  readonly kind: 'blank';
}

/** Reads one file format, block by block. */
export interface EntryReader<Read> {
  read(block: Block): Iterable<Read>;
  /** Returns what is left at the end of the file. */
  end(): Iterable<Read>;
}
