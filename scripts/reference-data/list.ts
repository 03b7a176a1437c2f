/** What is declared of a list that its publisher offers for download: see `lists.ts`. */
import type { Cell, Dataset } from '../../src/directory/dataset.js';

/** Name of a column of the dataset → the names that the publisher has given it. Case, spaces and punctuation do not count. */
type Columns = Readonly<Record<string, readonly string[]>>;

/** How the rows are found in the bytes. */
export type Format =
  | { readonly kind: 'csv'; readonly separator: string; readonly encoding: string }
  | { readonly kind: 'xlsx' }
  | { readonly kind: 'html'; readonly encoding: string }
  /** Each object of the list at this path. */
  | { readonly kind: 'json'; readonly path: readonly string[] }
  /** Each element of this name, with its attributes and those of the elements in it. */
  | { readonly kind: 'xml'; readonly element: string }
  /** Each line of the text that is of this form; its named groups are the cells. */
  | { readonly kind: 'pdf'; readonly line: RegExp };

/**
 * Where a list says of which day it is: in its address, in the text above its rows (or all of it, where there are none), or on its server (`Last-Modified`) where it says
 * nothing itself. A pattern has the groups `year`, `month` and, with days, `day`. The clock is never asked.
 */
export type EditionPlace = { readonly in: 'address' | 'text'; readonly pattern: RegExp } | { readonly in: 'modified' };

/** The cells of a row, by the names of `columns`; empty where the row has nothing. */
export type Row = Readonly<Record<string, string>>;

export interface List {
  readonly title: string;
  /** Its id in `publishers.json`. */
  readonly publisher: string;
  /** The address of the file, or of the page that leads to it. */
  readonly address: string;
  /** The text or the address of the link on that page. Of several editions, the last one in force is taken. */
  readonly link?: RegExp;
  /** The file in a ZIP. */
  readonly inside?: RegExp;
  readonly format: Format;
  readonly edition: EditionPlace;
  readonly columns: Columns;
  /** How many days may pass between two editions. */
  readonly rhythm: number;
  /** `read`: the address stands in public material of 2026-11. `known`: nobody has opened it for this table. */
  readonly knownBy: 'read' | 'known';
  /** The dataset that it makes. Without one, the file is kept for `payprep data import` and for the second opinion. */
  readonly makes?: {
    readonly dataset: string;
    readonly confidence: Dataset['confidence'];
    readonly completeness: Dataset['completeness'];
    /** The rows of the dataset that a row gives: none where it is no bank's, several for a range of codes. */
    readonly rows: (row: Row) => readonly Readonly<Record<string, Cell>>[];
  };
}

/** A list that is not downloaded, and why. */
export interface NotDownloaded {
  readonly title: string;
  readonly why: string;
}
