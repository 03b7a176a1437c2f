/** `payprep names`: compares the names of two columns, row by row. */

import { type CompareNamesOptions, compareNames, type NameComparison, type NameResult } from '../../src/names.js';
import { type ColumnNote, findColumn, type ReadTable } from '../files/column-plan.js';
import type { Arguments } from '../options/arguments.js';
import { UsageError } from '../terminal/io.js';
import { NamesSummary } from './names-summary.js';
import type { Answer, Task } from './tasks.js';

const OUTCOMES: readonly NameResult[] = ['MATCH', 'CLOSE_MATCH', 'NO_MATCH', 'NOT_COVERED'];

/** The names of a row. Of a JSON object, the holders may be a list. */
class Row {
  readonly given: unknown;
  readonly held: unknown;

  constructor(given: unknown, held: unknown) {
    this.given = given;
    this.held = held;
  }
}

const readTableBy =
  (given: string, held: string): ReadTable =>
  (header) => {
    const names = header.map((name) => name.trim());
    const [ofGiven, ofHeld] = [findColumn(names, given, '--given'), findColumn(names, held, '--held')];
    const notes: readonly ColumnNote[] = names.map((name) => ({ name, by: 'path', path: name }));
    return { readRow: (cells) => new Row(cells[ofGiven], cells[ofHeld]), notes };
  };

class NamesAnswer implements Answer {
  readonly outcome: string;
  readonly codes: readonly string[];
  readonly #comparison: NameComparison;

  constructor(comparison: NameComparison) {
    this.outcome = comparison.result;
    this.codes = comparison.reasons.map(({ code }) => code);
    this.#comparison = comparison;
  }

  toJson(): string {
    return JSON.stringify(this.#comparison);
  }

  toCsv(): readonly string[] {
    return [this.outcome, this.codes.join(' ')];
  }

  toTable(): readonly string[] {
    return [this.outcome, this.#comparison.reasons.map(({ text }) => text).join('\n')];
  }
}

const TYPES = { person: 'INDIVIDUAL', company: 'BUSINESS' } as const;
const SEVERAL = /\s*;\s*/;
const holdersOf = (held: unknown): unknown => (typeof held === 'string' && held.includes(';') ? held.split(SEVERAL) : held);

const sameKey = (column: string): string => column.trim().toLowerCase();

/** @throws UsageError if a column is not named, or both are one */
export function createNamesTask({ given, held, country, type }: Pick<Arguments, 'given' | 'held' | 'country' | 'type'>): Task {
  if (given === undefined || held === undefined)
    throw new UsageError('names needs the two columns: --given "Vendor name" --held "Account holder"');
  if (sameKey(given) === sameKey(held))
    throw new UsageError('--given and --held are one column: a name is compared with that of another column');
  const options: CompareNamesOptions = { ...(country !== undefined && { country }), ...(type !== undefined && { type: TYPES[type] }) };
  const readTable = readTableBy(given, held);
  const rowOf = (entry: unknown): Row => {
    if (entry instanceof Row) return entry;
    const members = new Map<string, unknown>(typeof entry === 'object' && entry !== null ? Object.entries(entry) : []);
    return new Row(members.get(given), members.get(held));
  };
  return {
    outcomes: OUTCOMES,
    alertOutcomes: ['CLOSE_MATCH', 'NO_MATCH'],
    csvColumns: ['result', 'reasons'],
    headings: ['Result', 'Reasons'],
    hasNoCountry: true,
    readTable,
    createSummary: () => new NamesSummary(OUTCOMES),
    answer(entry) {
      const names = rowOf(entry);
      return new NamesAnswer(compareNames(names.given as string, holdersOf(names.held) as string, options));
    },
  };
}
