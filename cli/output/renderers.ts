/** The output formats: NDJSON, CSV and a table. Each renders one entry after the other. */
import { en } from '../../rules/texts/en/cli.js';
import type { CliTexts } from '../../rules/vocabulary/cli-texts.js';
import type { ReportTexts } from '../../rules/vocabulary/report-texts.js';
import { pathOf } from '../files/column-fields.js';
import { columnOf } from '../files/column-of-field.js';
import { fitCells, type Separator, writeCell } from '../files/csv-cells.js';
import type { InstructionEntry, PaymentPlace, UnreadableEntry } from '../files/entry.js';
import { fillSentence, say } from '../files/sentence.js';
import type { CsvHeader } from '../files/table-entries.js';
import { UnreadableInput } from '../files/unreadable-input.js';
import { english, type ReportLanguage } from '../options/report-language.js';
import { ALERT, type Answer, cellsOfUnreadable, escapeFormula, type Task } from '../tasks/tasks.js';
import { printable } from '../terminal/printable.js';
import { TextTable } from '../terminal/text-table.js';

/** Where an entry comes from. The file is given only where there are several. */
export interface Place {
  readonly file: string | undefined;
  readonly line: number;
}

export interface Renderer {
  /** Renders the first row of a CSV file. */
  renderHeader(header: CsvHeader): string | Uint8Array;
  renderAnswer(place: Place, entry: InstructionEntry, answer: Answer, country: string | undefined): string | Uint8Array;
  renderUnreadable(place: Place, entry: UnreadableEntry): string | Uint8Array;
  /** Renders a row of a table in which nothing is filled in: nothing, except where the output repeats the table. */
  renderBlank(): string | Uint8Array;
  /** Returns what is left to write. */
  end(): string | Promise<Uint8Array>;
}

/** Which columns say where an entry comes from. */
export interface PlaceColumns {
  readonly hasSeveralFiles: boolean;
  /** The inputs are payment files. */
  readonly hasPayments: boolean;
}

/** NDJSON: the results of the library, one a line. */
export function createNdjsonRenderer(): Renderer {
  return {
    renderHeader: () => '',
    renderAnswer: ({ file, line }, { place }, answer) =>
      `${place === undefined ? answer.toJson() : withPlace(answer, { file, line, ...place })}\n`,
    renderUnreadable: ({ file, line }, { error }) => `${JSON.stringify({ ...(file !== undefined && { file }), line, error })}\n`,
    renderBlank: () => '',
    end: () => '',
  };
}

/** The result of a payment in an XML file, behind its place. */
const withPlace = (answer: Answer, { file, line, xpath, endToEndId, completed }: Place & PaymentPlace): string =>
  `${JSON.stringify({ ...(file !== undefined && { file }), line, xpath, ...(endToEndId !== undefined && { endToEndId }), ...(completed && { completed }) }).slice(0, -1)},${answer.toJson().slice(1)}`;

/** The headings that have a word in every language; BIC and IBAN are those of all. */
const HEADINGS: Readonly<Record<string, keyof ReportTexts>> = {
  ...{ File: 'file', Line: 'row', Country: 'country', Status: 'status', Alerts: 'alerts', Explanation: 'fault', Bank: 'bank' },
};

function headingIn(heading: string, { tag, texts }: ReportLanguage): string {
  const text = HEADINGS[heading];
  return tag === 'en' || text === undefined ? heading : texts[text];
}

/** A table for people, no wider than `columns`. For a payment file it has the end-to-end id of each payment. It holds no account number but the results of `enrich`. */
export function createTableRenderer(
  task: Task,
  columns: number,
  { hasSeveralFiles, hasPayments }: PlaceColumns,
  language: ReportLanguage = english,
): Renderer {
  let header: CsvHeader | undefined;
  const hasCountry = task.hasNoCountry !== true;
  const placeHeadings = [
    ...(hasSeveralFiles ? ['File'] : []),
    'Line',
    ...(hasPayments ? ['Payment'] : []),
    ...(hasCountry ? ['Country'] : []),
  ];
  const table = new TextTable(
    [...placeHeadings, ...task.headings].map((heading) => headingIn(heading, language)),
    columns,
  );
  const placeCells = ({ file, line }: Place, country: string, payment = ''): string[] => [
    ...(hasSeveralFiles ? [file ?? ''] : []),
    String(line),
    ...(hasPayments ? [payment] : []),
    ...(hasCountry ? [country] : []),
  ];
  const ofUnreadable = task.headings.slice(0, -1).map((heading) => (heading === 'Status' ? ALERT : ''));
  return {
    renderHeader: (first) => {
      header = first;
      return '';
    },
    renderAnswer: (place, entry, answer, country) => {
      const nameOf = (pointer: string): string => printable(fieldName(pointer, header, entry.cells));
      return table.addRow([...placeCells(place, country ?? '', entry.place?.endToEndId), ...answer.toTable(nameOf)]);
    },
    renderUnreadable: (place, { error }) =>
      table.addRow([...placeCells(place, ''), ...ofUnreadable, [error, task.describeUnreadable?.(error) ?? []].flat().join('\n')]),
    renderBlank: () => '',
    end: () => table.end(),
  };
}

/**
 * CSV for CSV input: the columns of the input, then those of the result. The last column, `error`, says why a row could not be read, and its line; such a row
 * keeps its cells, and its status is ALERT. A blank row stays blank, so that the rows of both files have the same numbers.
 *
 * The cells of the input keep their bytes, quotes and encoding included. They are not escaped: what a spreadsheet runs as a formula in the output, it already ran in
 * the input. The cells of the result are escaped.
 */
export function createInputCsvRenderer(task: Task, texts: CliTexts = en): Renderer {
  let first: CsvHeader | undefined;
  /** Written before the next row: those at the end of the file keep no other in its place. */
  let blankRows = 0;
  const writeBlankRows = (): string => {
    const count = blankRows;
    blankRows = 0;
    return `${(first?.separator ?? ',').repeat((first?.names.length ?? 0) + task.csvColumns.length)}${first?.end ?? '\n'}`.repeat(count);
  };
  const appendCells = (cells: readonly string[]): string => {
    const separator = first?.separator ?? ',';
    return `${separator}${writeRow(cells, separator)}${first?.end ?? '\n'}`;
  };
  return {
    renderHeader(header) {
      if (first === undefined) {
        first = header;
        const inputNames = new Set(header.names);
        const names = [...task.csvColumns, 'error'].map((name) => (inputNames.has(name) ? `payprep.${name}` : name));
        return Buffer.concat([header.raw, Buffer.from(appendCells(names))]);
      }
      const isSame = header.separator === first.separator && header.names.join('\n') === first.names.join('\n');
      if (!isSame) throw new UnreadableInput(say('otherColumns'));
      return '';
    },
    renderAnswer(_place, { raw, cells }, answer) {
      const nameOf = (pointer: string): string => fieldName(pointer, first, cells);
      return Buffer.concat([
        Buffer.from(writeBlankRows()),
        raw ?? Buffer.alloc(0),
        Buffer.from(appendCells([...answer.toCsv(nameOf), ''])),
      ]);
    },
    renderUnreadable({ file, line }, { error, cells = [] }) {
      const separator = first?.separator ?? ',';
      const kept = fitCells(cells, first?.names.length ?? 0, separator).map((cell) => writeCell(cell, separator));
      const place = [file ?? [], fillSentence(texts.oneLine, { lines: line })].flat().join(' ');
      return writeBlankRows() + kept.join(separator) + appendCells([...cellsOfUnreadable(task, error), `${place}: ${error}`]);
    },
    renderBlank: () => {
      blankRows += 1;
      return '';
    },
    end: () => '',
  };
}

/** What a table calls a field: its column, else its path. */
export const fieldName = (pointer: string, header: CsvHeader | undefined, cells: readonly string[] | undefined): string =>
  header?.names[columnOf(pointer, header.columns, cells) ?? -1]?.trim() || pathOf(pointer);

/** CSV for other input: the line, for XML also the XPath and the completed fields, then the columns of the result. */
export function createLineCsvRenderer(task: Task, { hasSeveralFiles, hasPayments }: PlaceColumns): Renderer {
  let hasHeader = false;
  const writeLine = (cells: readonly string[]): string => `${writeRow(cells, ',')}\n`;
  const placeCells = ({ file, line }: Place, { xpath = '', endToEndId = '', completed = [] }: Partial<PaymentPlace> = {}): string[] => [
    ...(hasSeveralFiles ? [file ?? ''] : []),
    String(line),
    ...(hasPayments ? [xpath, endToEndId, completed.join(' ')] : []),
  ];
  const writeHeaderOnce = (): string => {
    if (hasHeader) return '';
    hasHeader = true;
    const ofPayments = hasPayments ? ['xpath', 'endToEndId', 'completed'] : [];
    return writeLine([...(hasSeveralFiles ? ['file'] : []), 'line', ...ofPayments, ...task.csvColumns, 'error']);
  };
  return {
    renderHeader: () => '',
    renderAnswer: (place, entry, answer) => writeHeaderOnce() + writeLine([...placeCells(place, entry.place), ...answer.toCsv(), '']),
    renderUnreadable: (place, { error }) => writeHeaderOnce() + writeLine([...placeCells(place), ...cellsOfUnreadable(task, error), error]),
    renderBlank: () => '',
    end: writeHeaderOnce,
  };
}

const writeRow = (cells: readonly string[], separator: Separator): string =>
  cells.map((cell) => writeCell(escapeFormula(cell), separator)).join(separator);
