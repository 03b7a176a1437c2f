/** The parser of one layout of a list, and the problem of a line that it cannot read. */
import type { CsvRecord } from '../files/csv-record.js';
import type { UnreadableCode } from '../files/entry.js';
import type { Line as FileLine } from '../files/lines.js';
import type { SourceLine } from './format.js';

/** A line of the list with its number, or the problem for which it cannot be read. */
export type ListEntry = { readonly line: number; readonly cells: SourceLine } | { readonly line: number; readonly problem: string };

/** Reads the lines of one layout. */
export interface LineParser {
  push(line: FileLine): Iterable<ListEntry>;
  end(): Iterable<ListEntry>;
}

const PROBLEMS: Readonly<Partial<Record<UnreadableCode, string>>> = {
  CSV_RECORD_MALFORMED: 'a quoted cell is not closed, or text follows its closing quote',
  CSV_RECORD_TOO_LARGE: 'it is longer than 1 MiB',
};

export const WRONG_WIDTH = 'the number of cells differs from the number of columns';

/** The entry for a record that cannot be read. */
export const unreadable = ({ line, error }: Extract<CsvRecord, { readonly error: UnreadableCode }>): ListEntry => ({
  line,
  problem: PROBLEMS[error] ?? WRONG_WIDTH,
});
