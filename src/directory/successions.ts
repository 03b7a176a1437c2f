/**
 * Banks that were renamed, merged into another one, or closed: `registries/bank-successions`.
 *
 * The gotcha: a date can be a month or a year. Within it the new name counts.
 */
import { perObject } from '../../rules/vocabulary/lazy.js';
import type { Dataset, DatasetOrigin } from './dataset.js';
import { textOfCell } from './rows.js';

/** A bank that was renamed, merged or closed. */
export interface Succession {
  /** `renamed`: the same bank. `merged`: a part of another bank now. `closed`: no bank has taken its place. */
  readonly kind: 'renamed' | 'merged' | 'closed';
  readonly formerName: string;
  /** The name from the date on; of a bank that closed, its last one. */
  readonly name: string;
  /** The day, month or year of the change, `2024-08-23`, `2024-08` or `2024`; absent where no source says when. */
  readonly date?: string;
  /** The BIC, eight characters, or the bank code that took the place of the former one. */
  readonly successor?: string;
  /** Whether account numbers stayed as they were, under the bank code that took its place; absent where no source says it. */
  readonly accounts?: 'kept' | 'renumbered';
  /** Who says so. */
  readonly source: string;
  readonly origin: DatasetOrigin;
}

const NONE: readonly Succession[] = [];

const keyOfCode = (country: string | undefined, bankCode: string): string => `${country} ${bankCode}`;

type Index = ReadonlyMap<string, readonly Succession[]>;

/** The index of each engine, by its function for datasets. Kept here, and not in the engine, so that what only validates does not carry it. */
const indexFor = /* @__PURE__ */ perObject(
  (datasets: (name: string) => readonly Dataset[]): Index => indexChanges(datasets('registries/bank-successions')),
);

/** By what the changes of a bank are found. */
export interface BankNames {
  readonly country?: string | undefined;
  readonly bankCode?: string | undefined;
  readonly bic: string | undefined;
  readonly name?: string | undefined;
}

/**
 * What became of a bank, the oldest change first: by its bank code where a row has it; else by its BIC, where the changes are of the bank with this
 * name, because others can share its BIC, such as a building society that of its group.
 */
export function findSuccessions(
  datasets: (name: string) => readonly Dataset[],
  { country, bankCode, bic, name }: BankNames,
): readonly Succession[] {
  const index = indexFor(datasets);
  if (index.size === 0) return NONE;
  const ofCode = bankCode === undefined ? undefined : index.get(keyOfCode(country, bankCode));
  return ofCode ?? (bic === undefined ? NONE : ofBankNamed(name, index.get(bic.slice(0, 8)) ?? NONE));
}

/** The oldest change first; one without a date is older than any other. */
function byDate({ date: one = '' }: Succession, { date: other = '' }: Succession): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function indexChanges(datasets: readonly Dataset[]): Index {
  const index = new Map<string, Succession[]>();
  for (const { dataset, edition, confidence, columns, rows } of datasets) {
    for (const row of rows) {
      const cell = (column: string) => textOfCell(row, columns.indexOf(column));
      const [date, successor, bankCode] = [cell('date'), cell('successor'), cell('bankCode')];
      const accounts = cell('accounts') as Succession['accounts'];
      const change: Succession = {
        kind: (cell('kind') ?? 'renamed') as Succession['kind'],
        formerName: `${cell('formerName')}`,
        name: `${cell('name')}`,
        ...(date !== undefined && { date }),
        ...(successor !== undefined && { successor }),
        ...(accounts !== undefined && { accounts }),
        source: `${cell('source')}`,
        origin: { dataset, edition, confidence: (cell('confidence') ?? confidence) as Dataset['confidence'] },
      };
      for (const key of [bankCode && keyOfCode(cell('country'), bankCode), cell('bic')]) {
        if (key !== undefined) index.set(key, [...(index.get(key) ?? []), change]);
      }
    }
  }
  for (const changes of index.values()) changes.sort(byDate);
  return index;
}

/** The name in small letters, without accents: one list writes it with them, another without. */
const withoutAccents = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function ofBankNamed(name: string | undefined, found: readonly Succession[]): readonly Succession[] {
  if (name === undefined || found.length === 0) return found;
  const text = withoutAccents(name);
  const isNamed = (other: string): boolean => text.includes(withoutAccents(other));
  return found.some(({ formerName, name: newName }) => isNamed(newName) || isNamed(formerName)) ? found : NONE;
}

/** The first change after the day, before which the bank had its former name; undefined where the name of today counts. The oldest has to stand first. */
export const changeAfter = (on: string, successions: readonly Succession[]): Succession | undefined =>
  successions.find(({ date }) => date !== undefined && on < date);
