/**
 * Turns a published list into datasets: reads it, checks each row, and counts the outcomes of its lines.
 *
 * The gotcha: a list with a refused line is no longer complete: a bank that is missing from it may exist.
 */
import type { Cell, Dataset } from '../../src/directory/dataset.js';
import { isDate } from '../../src/identifiers/date.js';
import { columnNames, findRowProblem, keyOfRow, requiredColumns } from './columns.js';
import type { ImportedRow, ImportFormat, Outcome } from './format.js';
import type { ListEntry } from './line-parser.js';
import type { ListHead } from './named-parser.js';

/** A line that is wrong. */
export interface RefusedLine {
  readonly line: number;
  readonly problem: string;
}

/** What became of the lines of a list. */
export interface ImportCounts {
  readonly read: number;
  readonly kept: number;
  /** Why lines were left out → how many. */
  readonly leftOut: ReadonlyMap<string, number>;
  readonly refused: readonly RefusedLine[];
}

const REPEATED = 'repeats the key of an earlier line';

export class ListImport implements ImportCounts {
  readonly #format: ImportFormat;
  readonly #dataset: string;
  /** Dataset → key → row. */
  readonly #rows = new Map<string, Map<string, ImportedRow['row']>>();
  readonly leftOut = new Map<string, number>();
  readonly refused: RefusedLine[] = [];
  read = 0;
  kept = 0;

  constructor(format: ImportFormat, dataset: string) {
    this.#format = format;
    this.#dataset = dataset;
  }

  /** Takes the next line. */
  add(entry: ListEntry): void {
    this.read += 1;
    const { line } = entry;
    const outcome: Outcome = 'problem' in entry ? { refused: entry.problem } : this.#format.read(entry.cells, this.#dataset);
    if ('refused' in outcome) this.refused.push({ line, problem: outcome.refused });
    else if ('leftOut' in outcome) this.#leaveOut(outcome.leftOut);
    else this.#addRows(line, outcome.rows);
  }

  #addRows(line: number, rows: readonly ImportedRow[]): void {
    const problem = rows.map(findRowProblem).find((found) => found !== undefined);
    if (problem !== undefined) {
      this.refused.push({ line, problem });
      return;
    }
    const added = rows.filter((row) => this.#addRow(row));
    if (added.length === 0) this.#leaveOut(REPEATED);
    else this.kept += 1;
  }

  /** Adds a row; false if the dataset already has its key. */
  #addRow(imported: ImportedRow): boolean {
    const { dataset, row } = imported;
    const rows = this.#rows.get(dataset) ?? new Map<string, ImportedRow['row']>();
    this.#rows.set(dataset, rows);
    const key = keyOfRow(imported);
    const earlier = rows.get(key);
    rows.set(key, earlier === undefined ? row : (this.#format.merge?.(earlier, row) ?? earlier));
    return earlier === undefined;
  }

  #leaveOut(reason: string): void {
    this.leftOut.set(reason, (this.leftOut.get(reason) ?? 0) + 1);
  }

  /** The datasets, by name. `names` are those of the columns of the file, for a format without columns of its own. */
  datasets(edition: string, names: readonly string[], today: string): readonly Dataset[] {
    const { name, source, confidence, completeness } = this.#format;
    return [...this.#rows]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([dataset, rows]) => {
        const columns = this.#format.columns?.(dataset) ?? names;
        return {
          dataset,
          edition,
          format: 1,
          source: { ...source, via: `payprep data import ${name}`, retrieved: today, licence: 'as licensed to you' },
          confidence,
          completeness: this.refused.length > 0 ? 'partial' : completeness,
          columns,
          rows: [...rows.values()].map((row) => columns.map((column): Cell => row[column] ?? null)),
        };
      });
  }
}

/** The problem of the column names of a list whose columns are those of its dataset; undefined if there is none. */
export function findNamesProblem(dataset: string, names: readonly string[]): string | undefined {
  const known = columnNames(dataset);
  const missing = requiredColumns(dataset).find((name) => !names.includes(name));
  if (missing !== undefined) return `it has no column ${missing}; the columns of ${dataset} are ${known.join(', ')}`;
  const unknown = names.findIndex((name) => !known.includes(name));
  if (unknown >= 0) return `its column ${unknown + 1} is unknown; the columns of ${dataset} are ${known.join(', ')}`;
  return new Set(names).size < names.length ? 'it has two columns of the same name' : undefined;
}

/** The edition of a list: from the call, from the list itself, or from the name of its file. */
export function findEdition(format: ImportFormat, given: string | undefined, head: ListHead, fileName: string): string | undefined {
  const [, year, month, day] = /(?<!\d)(20\d\d)[-_.]?(\d\d)[-_.]?(\d\d)(?!\d)/.exec(fileName) ?? [];
  const inName = `${year}-${month}-${day}`;
  return given ?? format.findEdition?.(head.above) ?? (isDate(inName) ? inName : undefined);
}
