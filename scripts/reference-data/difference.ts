/**
 * The difference between two states of a dataset, in banks (or branches, or rows), not in lines.
 *
 * A bank is what one bank code stands for: all its rows, because a bank code may have several BICs. A list without bank codes is compared
 * by BIC.
 */
import type { Cell, Dataset } from '../../src/directory/dataset.js';
import { tableOf } from './check.js';
import { groupBy } from './text.js';

type CellRecord = Readonly<Record<string, Cell>>;

/** The rows of one bank, before and after. */
interface Change {
  readonly key: string;
  readonly before: readonly CellRecord[];
  readonly after: readonly CellRecord[];
}

export interface Difference {
  readonly dataset: string;
  /** Changed members of the header: `edition 2025 → 2026`. */
  readonly header: readonly string[];
  readonly came: readonly Change[];
  readonly went: readonly Change[];
  readonly changed: readonly Change[];
}

const NOUNS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  banks: ['bank', 'banks'],
  bics: ['BIC', 'BICs'],
  branches: ['branch', 'branches'],
};

/** `1 bank`, `2 banks`. */
function counted(count: number, dataset: string): string {
  const [one, many] = NOUNS[dataset.split('/')[0] ?? ''] ?? ['row', 'rows'];
  return `${count} ${count === 1 ? one : many}`;
}

/** The rows of each bank: by the first column of the unique key that is not null. */
function groupRows(dataset: Dataset | undefined): ReadonlyMap<string, readonly CellRecord[]> {
  if (dataset === undefined) return new Map();
  const { uniqueKey } = tableOf(dataset.dataset);
  const records = dataset.rows.map((row) => Object.fromEntries(dataset.columns.map((column, at) => [column, row[at] ?? null])));
  return groupBy(records, (record) => String(uniqueKey.map((column) => record[column] ?? null).find((cell) => cell !== null) ?? ''));
}

/** The values of a column in all rows of a bank, each once, in their order. */
const valuesOf = (records: readonly CellRecord[], column: string): string =>
  [...new Set(records.map((record) => String(record[column] ?? '–')))].join(', ');

const columnsOf = (records: readonly CellRecord[]): readonly string[] => [...new Set(records.flatMap((record) => Object.keys(record)))];

/** Rows as text, without columns that are empty: a new column without content is no change of a bank. */
const comparable = (records: readonly CellRecord[]): string =>
  JSON.stringify(records.map((record) => Object.entries(record).filter(([, cell]) => cell !== null)));

const sorted = (records: readonly CellRecord[]): readonly CellRecord[] =>
  records.map((record) => Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1))));

const isSame = (before: readonly CellRecord[], after: readonly CellRecord[]): boolean =>
  comparable(sorted(before)) === comparable(sorted(after));

function headerChanges(before: Dataset, after: Dataset): string[] {
  const facts = ({ edition, confidence, completeness, codeSpaces, source, columns }: Dataset): Readonly<Record<string, string>> => ({
    edition,
    confidence,
    completeness,
    codeSpaces: JSON.stringify(codeSpaces ?? {}),
    ...source,
    columns: columns.join(', '),
  });
  const [old, current] = [facts(before), facts(after)];
  return Object.keys(current).flatMap((name) => (old[name] === current[name] ? [] : [`${name} ${old[name]} → ${current[name]}`]));
}

/** What changed from one state of a dataset to the next; `before` is undefined for a new dataset. */
export function compareDatasets(before: Dataset | undefined, after: Dataset): Difference {
  const [oldRows, newRows] = [groupRows(before), groupRows(after)];
  const changes = [...new Set([...oldRows.keys(), ...newRows.keys()])].map(
    (key): Change => ({ key, before: oldRows.get(key) ?? [], after: newRows.get(key) ?? [] }),
  );
  return {
    dataset: after.dataset,
    header: before === undefined ? [] : headerChanges(before, after),
    came: changes.filter((change) => change.before.length === 0),
    went: changes.filter((change) => change.after.length === 0),
    changed: changes.filter((change) => change.before.length > 0 && change.after.length > 0 && !isSame(change.before, change.after)),
  };
}

const WIDTH = 60;

/** Two texts, cut to the place where they begin to differ. */
function excerpts(before: string, after: string): readonly [string, string] {
  if (Math.max(before.length, after.length) <= WIDTH) return [before, after];
  const at = [...before].findIndex((character, index) => character !== after[index]);
  const from = Math.max(0, (at < 0 ? before.length : at) - WIDTH / 3);
  const cut = (text: string): string => `${from > 0 ? '…' : ''}${text.slice(from, from + WIDTH)}${text.length > from + WIDTH ? '…' : ''}`;
  return [cut(before), cut(after)];
}

/** A bank that came or went: its key, BIC and name. */
function identityLine(key: string, records: readonly CellRecord[]): string {
  const columns = columnsOf(records);
  const parts = ['bic', 'name'].filter((column) => columns.includes(column)).map((column) => valuesOf(records, column));
  return [key, ...parts.filter((part) => part !== '–' && part !== key).map((part) => excerpts(part, part)[0])].join('  ');
}

/** `77  name AS LHV Pank → LHV Pank; bic …`: each column whose values changed. */
function changeLine({ key, before, after }: Change): string {
  const columns = columnsOf([...before, ...after]);
  const parts = columns.flatMap((column) => {
    const [old, current] = [valuesOf(before, column), valuesOf(after, column)];
    return old === current ? [] : [`${column} ${excerpts(old, current).join(' → ')}`];
  });
  return `${key}  ${parts.length > 0 ? parts.join('; ') : 'the order of its rows'}`;
}

/** At most `limit` lines, and how many more there are. */
function cutList(mark: string, lines: readonly string[], limit: number): string[] {
  const more = lines.length - limit;
  return [...lines.slice(0, limit).map((line) => `  ${mark} ${line}`), ...(more > 0 ? [`  ${mark} … and ${more} more (--verbose)`] : [])];
}

/** The report on one dataset: the counts on the first line, then what came (+), went (-) and changed (~). */
export function describeDifference({ dataset, header, came, went, changed }: Difference, limit: number): string {
  const isUnchanged = header.length + came.length + went.length + changed.length === 0;
  if (isUnchanged) return `${dataset}: no change`;
  return [
    `${dataset}: ${counted(came.length, dataset)} came, ${went.length} went, ${changed.length} changed`,
    ...header.map((line) => `  header: ${line}`),
    ...cutList(
      '+',
      came.map(({ key, after }) => identityLine(key, after)),
      limit,
    ),
    ...cutList(
      '-',
      went.map(({ key, before }) => identityLine(key, before)),
      limit,
    ),
    ...cutList('~', changed.map(changeLine), limit),
  ].join('\n');
}
