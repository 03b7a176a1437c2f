/**
 * The corrections of `overrides/banks.json`, laid over a bank directory: they have the last word on its cells.
 *
 * Every `where` is read against the directory as it stands before, so that the order of the rows does not matter. In a directory to which
 * a row was applied before, its `where` may select nothing: then it selects by what it has changed. The gotcha: the place of a bank goes with its BIC.
 */
import type { Cell } from '../../../src/directory/dataset.js';
import type { BankOverride } from './read.js';
import { type CellRecord, type Effect, hasCells, insert, type Overridden, type Table, withColumns } from './table.js';

const FILE = 'overrides/banks.json';

/** What belongs to a BIC, and is not that of another one. */
const PLACE: readonly string[] = ['town', 'postCode', 'street'];

/** How a row is called in messages: what selects it, else the key of the new row. */
const nameOf = ({ where, change = {} }: BankOverride): string =>
  JSON.stringify(
    where ?? Object.fromEntries(['bankCode', 'bic'].filter((column) => column in change).map((column) => [column, change[column]])),
  );

const codeOf = ({ bankCode = null, codePrefix = null }: CellRecord): Cell => bankCode ?? codePrefix;

/** The bank code and the BIC of a row, as far as it has them. */
export const keyOf = (record: CellRecord): string => `${codeOf(record)} ${record.bic ?? ''}`;

/** Directories of beginnings have `codePrefix` in place of `bankCode`. */
function withKey(cells: CellRecord, columns: readonly string[]): CellRecord {
  const { bankCode, ...rest } = cells;
  return bankCode === undefined || columns.includes('bankCode') ? cells : { codePrefix: bankCode, ...rest };
}

/** The cells by which a row is found again after it was applied. */
const changedKey = (where: CellRecord, change: CellRecord): CellRecord =>
  Object.fromEntries(Object.entries(where).map(([column, cell]) => [column, change[column] ?? (column in change ? null : cell)]));

interface Selection {
  readonly override: BankOverride;
  readonly change: CellRecord | undefined;
  readonly selected: readonly CellRecord[];
  /** True where the row was applied before, and is found by what it changed. */
  readonly isApplied: boolean;
}

function select(override: BankOverride, { columns, records }: Table): Selection {
  const { dataset } = override;
  const change = override.change && withKey(override.change, columns);
  if (override.where === undefined) {
    const key = columns[0] === 'codePrefix' ? 'codePrefix' : 'bankCode';
    if (typeof change?.[key] !== 'string') throw new Error(`${FILE}: a new row of ${dataset} has no bank code`);
    const own = Object.fromEntries([key, 'bic'].flatMap((column) => (column in change ? [[column, change[column] ?? null]] : [])));
    return { override, change, selected: records.filter((record) => hasCells(record, own)), isApplied: true };
  }
  const where = withKey(override.where, columns);
  const selected = records.filter((record) => hasCells(record, where));
  if (selected.length > 0 || change === undefined) return { override, change, selected, isApplied: false };
  const again = records.filter((record) => hasCells(record, changedKey(where, change)));
  if (again.length === 0) {
    throw new Error(`${FILE}: ${dataset} has no row ${nameOf(override)}. Correct the row, or remove it if it is out of date.`);
  }
  return { override, change, selected: again, isApplied: true };
}

/** Refuses two rows for one cell: nobody could tell which of them counts. The same cell again, from a row that was applied, is no conflict. */
function refuseConflicts(selections: readonly Selection[]): void {
  const claims = new Map<CellRecord, Map<string, Selection>>();
  for (const selection of selections) {
    const { override, change, selected } = selection;
    if (change === undefined) continue;
    for (const record of selected) {
      const claimed = claims.get(record) ?? new Map<string, Selection>();
      claims.set(record, claimed);
      for (const column of Object.keys(change)) {
        const other = claimed.get(column);
        const isSame = other?.change?.[column] === change[column];
        if (other !== undefined && !(isSame && (selection.isApplied || other.isApplied))) {
          const { dataset } = override;
          throw new Error(
            `${FILE}: two rows for one cell, ${column} of ${dataset} ${codeOf(record) ?? record.bic}: ` +
              `${nameOf(other.override)} and ${nameOf(override)}. Keep one of them.`,
          );
        }
        claimed.set(column, selection);
      }
    }
  }
}

/** A new BIC takes the place of the old one away, unless the row says where the bank is. */
function changed(record: CellRecord, change: CellRecord): CellRecord {
  const isMoved = change.bic !== undefined && change.bic !== (record.bic ?? null);
  const place: Record<string, Cell> = isMoved
    ? Object.fromEntries(PLACE.filter((column) => column in record).map((column) => [column, null]))
    : {};
  return { ...record, ...place, ...change };
}

/** Two new rows of one key. */
function refuseTwins(added: readonly Selection[]): void {
  const seen = new Set<string>();
  for (const { override } of added) {
    const name = nameOf(override);
    if (seen.has(name)) throw new Error(`${FILE}: ${override.dataset} gets the row ${name} twice. Keep one of them.`);
    seen.add(name);
  }
}

export interface Corrected extends Overridden {
  /** The keys of the rows whose names are given here. */
  readonly named: ReadonlySet<string>;
}

/** The directory with these corrections, and which of them changed nothing. */
export function correctBanks(dataset: string, table: Table, overrides: readonly BankOverride[]): Corrected {
  const selections = overrides.filter((override) => override.dataset === dataset).map((override) => select(override, table));
  refuseConflicts(selections);
  refuseTwins(selections.filter(({ override }) => override.where === undefined));
  const changes = new Map<CellRecord, CellRecord | null>();
  const added: CellRecord[] = [];
  const effects = selections.map(({ override, change, selected }): Effect => {
    for (const record of selected) {
      const known = changes.get(record);
      // a row that is removed stays so, whatever a row of all banks of a BIC says
      changes.set(record, change === undefined || known === null ? null : { ...known, ...change });
    }
    if (change !== undefined && selected.length === 0) added.push(change);
    const isNew =
      change === undefined ? selected.length > 0 : selected.length === 0 || selected.some((record) => !hasCells(record, change));
    return { file: FILE, row: nameOf(override), changes: isNew };
  });
  const columns = withColumns(
    table.columns,
    [...changes.values(), ...added].filter((cells) => cells !== null),
  );
  const corrected = table.records.flatMap((record) => {
    const change = changes.get(record);
    return change === null ? [] : [change === undefined ? record : changed(record, change)];
  });
  const named = [...changes].flatMap(([record, change]) => (change?.name === undefined ? [] : [keyOf({ ...record, ...change })]));
  const whole = added.map((cells) => Object.fromEntries(columns.map((column) => [column, cells[column] ?? null])));
  const records = insert({ columns, records: corrected }, ...whole);
  return { table: { columns, records }, effects, named: new Set([...named, ...added.map(keyOf)]) };
}
