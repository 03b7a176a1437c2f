/** A list of payees for `payprep payees`: each row as an instruction, by the number of its payee. */
import { type ColumnOptions, findColumn } from '../files/column-plan.js';
import type { Entry } from '../files/entry.js';
import { readInstructions } from '../files/table-entries.js';
import { UnreadableInput } from '../files/unreadable-input.js';
import type { Arguments } from '../options/arguments.js';
import { readColumnOptions } from '../options/table-options.js';
import { forEachEntry } from '../streams/for-each-entry.js';
import type { Io } from '../terminal/io.js';

/** A row: the number of its payee, and the rest. */
class Row {
  readonly key: unknown;
  readonly instruction: unknown;

  constructor(key: unknown, instruction: unknown) {
    this.key = key;
    this.instruction = instruction;
  }
}

export interface ListedPayee {
  readonly line: number;
  readonly instruction: unknown;
}

/** A row that is not compared. */
export interface SkippedRow {
  readonly line: number;
  readonly reason: string;
}

export interface PayeeList {
  /** Number → payee; without those whose number is there twice. */
  readonly payees: ReadonlyMap<string, ListedPayee>;
  /** The numbers of the list, those that are there twice, too. */
  readonly keys: ReadonlySet<string>;
  readonly faults: readonly SkippedRow[];
}

/** @throws UnreadableInput where the column is not there, or is the account: what is printed with each row is no account number */
function columnsBy(key: string, options: ColumnOptions): ColumnOptions {
  return {
    readTable: (header) => {
      const names = header.map((name) => name.trim());
      const at = findColumn(names, key, '--key');
      const table = readInstructions(header, { ...options, needsAccount: true });
      if (table.notes[at]?.path?.startsWith('creditorAccount.id') === true && table.columns?.includes(at) === true)
        throw new UnreadableInput('the column of --key is the account: a payee is known by a number of yours that stays');
      const { readRow, columns = [], fewestCells = header.length } = table;
      return {
        ...table,
        columns: [...columns, at],
        fewestCells: Math.max(fewestCells, at + 1),
        readRow: (cells) => new Row(cells[at], readRow(cells)),
      };
    },
  };
}

function rowOf(entry: unknown, key: string): Row {
  if (entry instanceof Row) return entry;
  return new Row(typeof entry === 'object' && entry !== null && Object.hasOwn(entry, key) ? Reflect.get(entry, key) : undefined, entry);
}

const keyText = (key: unknown): string => (typeof key === 'string' ? key.trim() : typeof key === 'number' ? String(key) : '');

/** @throws UsageError where the file cannot be read */
export async function readPayees(path: string, key: string, args: Arguments, io: Io): Promise<PayeeList> {
  const rows = new Map<string, ListedPayee[]>();
  const faults: SkippedRow[] = [];
  const visit = (entry: Entry): void => {
    const { line } = entry;
    if (entry.kind === 'unreadable') {
      faults.push({ line, reason: entry.error });
      return;
    }
    const { key: given, instruction } = rowOf(entry.instruction, key);
    const text = keyText(given);
    if (text === '') faults.push({ line, reason: 'no number of a payee' });
    else rows.set(text, [...(rows.get(text) ?? []), { line, instruction }]);
  };
  await forEachEntry(path, args, io, visit, columnsBy(key, readColumnOptions(args)));
  const payees = new Map<string, ListedPayee>();
  for (const [number, [first, ...others]] of rows) {
    if (first === undefined) continue;
    if (others.length === 0) payees.set(number, first);
    else for (const { line } of others) faults.push({ line, reason: `the number of the payee is that of line ${first.line}` });
  }
  return { payees, keys: new Set(rows.keys()), faults: faults.sort((one, other) => one.line - other.line) };
}
