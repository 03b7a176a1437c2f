/** The three output formats. Each answers one text, or some bytes, an entry. */
import type { CsvHeader } from '../files/csv.js';
import { type Separator, writeCell } from '../files/csv-record.js';
import { type InstructionEntry, type UnreadableEntry, UnreadableInput } from '../files/entry.js';
import { harmless, type Task, type Verdict } from './tasks.js';
import { TextTable } from './text-table.js';

/** Where an entry is from; the file is named only where there are several. */
export interface Place {
  readonly file: string | undefined;
  readonly line: number;
}

export interface Rendering {
  /** The first row of a CSV file. */
  header(header: CsvHeader): string | Uint8Array;
  verdict(place: Place, entry: InstructionEntry, verdict: Verdict, country: string | undefined): string | Uint8Array;
  unreadable(place: Place, entry: UnreadableEntry): string | Uint8Array;
  end(): string;
}

/** The library's results, one a line. */
export function ndjson(): Rendering {
  return {
    header: () => '',
    verdict: (_place, _entry, verdict) => `${verdict.json()}\n`,
    unreadable: ({ file, line }, { error }) => `${JSON.stringify({ ...(file !== undefined && { file }), line, error })}\n`,
    end: () => '',
  };
}

/** A table for people. No account number but the one that is the result of `enrich`. */
export function table(task: Task, columns: number, severalFiles: boolean): Rendering {
  const where = severalFiles ? ['File', 'Line', 'Country'] : ['Line', 'Country'];
  const text = new TextTable([...where, ...task.headings], columns);
  const place = ({ file, line }: Place, country: string): string[] => [...(severalFiles ? [file ?? ''] : []), String(line), country];
  const blanks = task.headings.slice(1).map(() => '');
  return {
    header: () => '',
    verdict: (at, _entry, verdict, country) => text.row([...place(at, country ?? ''), ...verdict.table()]),
    unreadable: (at, { error }) => text.row([...place(at, ''), ...blanks, error]),
    end: () => text.end(),
  };
}

/**
 * The input's own columns, then the result's. The last column, `error`, says what could not be read, and where.
 *
 * The cells of the input stay byte for byte what they were, quotes and encoding included: they are the user's, and what a
 * spreadsheet takes for a formula in them was one before. Cells of ours never are one.
 */
export function csvBesideInput(task: Task): Rendering {
  let first: CsvHeader | undefined;
  const ours = (cells: readonly string[]): string => {
    const separator = first?.separator ?? ',';
    return `${separator}${row(cells, separator)}${first?.end ?? '\n'}`;
  };
  return {
    header(header) {
      if (first === undefined) {
        first = header;
        const taken = new Set(header.names);
        const names = [...task.csvColumns, 'error'].map((name) => (taken.has(name) ? `payprep.${name}` : name));
        return Buffer.concat([header.raw, Buffer.from(ours(names))]);
      }
      const same = header.separator === first.separator && header.names.join('\n') === first.names.join('\n');
      if (!same) throw new UnreadableInput('its columns are not those of the first file; run it on its own');
      return '';
    },
    verdict: (_place, { raw }, verdict) => Buffer.concat([raw ?? Buffer.alloc(0), Buffer.from(ours([...verdict.csv(), '']))]),
    unreadable({ file, line }, { error }) {
      const blanks = (first?.separator ?? ',').repeat(Math.max((first?.names.length ?? 0) - 1, 0));
      const place = file === undefined ? `line ${line}` : `${file} line ${line}`;
      return blanks + ours([...task.csvColumns.map(() => ''), `${place}: ${error}`]);
    },
    end: () => '',
  };
}

/** For input that has no columns of its own: the line, then the result's columns. */
export function csvByLine(task: Task, severalFiles: boolean): Rendering {
  let begun = false;
  const begin = (): string => {
    if (begun) return '';
    begun = true;
    return line([...(severalFiles ? ['file'] : []), 'line', ...task.csvColumns, 'error']);
  };
  const line = (cells: readonly string[]): string => `${row(cells, ',')}\n`;
  const where = ({ file, line: number }: Place): string[] => [...(severalFiles ? [file ?? ''] : []), String(number)];
  return {
    header: () => '',
    verdict: (place, _entry, verdict) => begin() + line([...where(place), ...verdict.csv(), '']),
    unreadable: (place, { error }) => begin() + line([...where(place), ...task.csvColumns.map(() => ''), error]),
    end: begin,
  };
}

const row = (cells: readonly string[], separator: Separator): string =>
  cells.map((cell) => writeCell(harmless(cell), separator)).join(separator);
