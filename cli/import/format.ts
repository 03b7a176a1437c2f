/**
 * The format of a published list: how its lines are cut into cells, and how a line becomes rows. `formats/` has one module a list.
 *
 * A module declares what is known of a published layout, and under `unknown` what is not. The help of the command shows both.
 */
import type { Cell, Dataset } from '../../src/directory/dataset.js';
import type { Separator } from '../files/csv-cells.js';

/** Lines of cells below a row that names the columns, which may stand below other lines. */
export interface NamedColumns {
  readonly kind: 'named';
  /** Cell → the names that its column has had. Case, spaces and punctuation do not count. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  /** The same for columns that a file may lack. */
  readonly optional?: Readonly<Record<string, readonly string[]>>;
  readonly separator?: Separator;
}

/** Lines of cells without names. */
export interface NumberedColumns {
  readonly kind: 'numbered';
  readonly separator: Separator;
  /** How the first line begins, which tells this layout from the others of a list. */
  readonly begins: RegExp;
  /** How many cells a line has, at the least. */
  readonly width: number;
  /** Cell → its number, from 1. */
  readonly columns: Readonly<Record<string, number>>;
}

/** Lines of characters at fixed places. */
export interface FixedWidth {
  readonly kind: 'fixed';
  /** How the first line begins, which tells this layout from the others of a list. */
  readonly begins: RegExp;
  /** How many characters a line can have. Spaces at its end may be missing. */
  readonly widths: readonly number[];
  /** Cell → the place of its first and its last character, from 1. */
  readonly columns: Readonly<Record<string, readonly [first: number, last: number]>>;
}

/** A JSON file with a list of objects. It is read whole. */
export interface JsonList {
  readonly kind: 'json';
  /** The members that lead to the list. */
  readonly path: readonly string[];
  /** Cell → its member. */
  readonly columns: Readonly<Record<string, string>>;
}

export type Layout = NamedColumns | NumberedColumns | FixedWidth | JsonList;

/** The cells of a line, trimmed; empty where the line has nothing. */
export type SourceLine = Readonly<Record<string, string>>;

/** A row of a dataset, without the columns that are not known. */
export interface ImportedRow {
  readonly dataset: string;
  readonly row: Readonly<Record<string, Cell>>;
}

/**
 * The outcome of a line: rows; or left out, because the dataset has no place for it; or refused, because it is wrong. The reason is counted and shown, so it
 * repeats nothing of the line.
 */
export type Outcome = { readonly rows: readonly ImportedRow[] } | { readonly leftOut: string } | { readonly refused: string };

export interface ImportFormat {
  /** Its name on the command line. */
  readonly name: string;
  /** A few words. */
  readonly title: string;
  /** The file that the command takes. */
  readonly takes: readonly string[];
  /** What is not known of the format, or of what the list says. */
  readonly unknown: readonly string[];
  readonly layouts: readonly Layout[];
  /** The datasets that `--dataset` may name, the default first; a pattern where there are many and no default. */
  readonly datasets: readonly string[] | RegExp;
  /** Datasets that it makes as well. */
  readonly also?: readonly string[];
  /** The columns of a dataset that it makes, in their order. The names of the file decide where this is missing. */
  readonly columns?: (dataset: string) => readonly string[];
  readonly source: Pick<Dataset['source'], 'publisher' | 'title' | 'url'>;
  readonly confidence: Dataset['confidence'];
  /** Of a file without a refused line. */
  readonly completeness: Dataset['completeness'];
  /** The edition, where a line above the names of the columns has it. */
  readonly findEdition?: (lines: readonly string[]) => string | undefined;
  /** Reads a line that is not UTF-8, where the list is in another encoding than Windows-1252. */
  readonly decodeLine?: (bytes: Uint8Array) => string;
  /** Joins two rows of one key. Without it the first stays. */
  readonly merge?: (one: ImportedRow['row'], other: ImportedRow['row']) => ImportedRow['row'];
  /** `dataset` is what `--dataset` says, or the default. */
  readonly read: (line: SourceLine, dataset: string) => Outcome;
}

/** A cell with text, or null. */
export const textOrNull = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);

/** A BIC without the XXX of a head office, or null. */
export const bicOrNull = (text: string | undefined): string | null => textOrNull(text?.toUpperCase().replace(/^(.{8})XXX$/, '$1'));
