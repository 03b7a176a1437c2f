/**
 * Banks that were renamed, or merged into another one: `registries/bank-successions`.
 *
 * The gotcha: a date can be a month or a year. Within it the new name counts.
 */
import type { Dataset, DatasetOrigin } from './dataset.js';
import { type Row, rowsBy, textAt } from './rows.js';

/** A bank that was renamed or merged. */
export interface Succession {
  /** `renamed`: the same bank. `merged`: a part of another bank now. */
  readonly kind: 'renamed' | 'merged';
  readonly formerName: string;
  /** The name from the date on. */
  readonly name: string;
  /** The day, month or year of the change, `2024-08-23`, `2024-08` or `2024`; absent where no source says when. */
  readonly date?: string;
  /** The BIC, eight characters, or the bank code that took the place of the former one. */
  readonly successor?: string;
  /** Who says so. */
  readonly source: string;
  readonly origin: DatasetOrigin;
}

/** Finds what became of a bank: by its bank code where a row has it, else by its BIC; the oldest change first. */
export type SuccessionLookup = (
  country: string | undefined,
  bankCode: string | undefined,
  bic: string | undefined,
) => readonly Succession[];

const NONE: readonly Succession[] = [];

function createReader(dataset: Dataset): (row: Row) => Succession {
  const cell = (row: Row, column: string) => textAt(row, dataset.columns.indexOf(column));
  return (row) => {
    const date = cell(row, 'date');
    const successor = cell(row, 'successor');
    return {
      kind: cell(row, 'kind') === 'merged' ? 'merged' : 'renamed',
      formerName: cell(row, 'formerName') ?? '',
      name: cell(row, 'name') ?? '',
      ...(date !== undefined && { date }),
      ...(successor !== undefined && { successor }),
      source: cell(row, 'source') ?? '',
      origin: {
        dataset: dataset.dataset,
        edition: dataset.edition,
        confidence: cell(row, 'confidence') === 'derived' ? 'derived' : dataset.confidence,
      },
    };
  };
}

type Find = (key: string, country?: string) => readonly Succession[];

function createFinder(dataset: Dataset, column: 'bankCode' | 'bic'): Find {
  const rows = rowsBy(dataset, column);
  const read = createReader(dataset);
  const countryColumn = dataset.columns.indexOf('country');
  return (key, country) => {
    const found = rows(key);
    if (found.length === 0) return NONE;
    return found.filter((row) => country === undefined || textAt(row, countryColumn) === country).map(read);
  };
}

/** Creates the look-up in several datasets; `datasets` is asked at the first look-up. */
export function createSuccessionLookup(datasets: () => readonly Dataset[]): SuccessionLookup {
  let finders: readonly { readonly byCode: Find; readonly byBic: Find }[] | undefined;
  return (country, bankCode, bic) => {
    finders ??= datasets().map((dataset) => ({ byCode: createFinder(dataset, 'bankCode'), byBic: createFinder(dataset, 'bic') }));
    if (finders.length === 0) return NONE;
    const ofCode = bankCode === undefined ? NONE : finders.flatMap(({ byCode }) => byCode(bankCode, country));
    const found = ofCode.length > 0 || bic === undefined ? ofCode : finders.flatMap(({ byBic }) => byBic(bic.slice(0, 8)));
    // what has no date comes first: it is older than what is remembered by its day
    return found.length < 2 ? found : found.toSorted((one, other) => compare(one.date ?? '', other.date ?? ''));
  };
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The changes, where they are of the bank with this name: others can share its BIC, such as a building society that of its group. */
export function successionsOf(name: string | undefined, found: readonly Succession[]): readonly Succession[] {
  if (name === undefined || found.length === 0) return found;
  const text = name.toLowerCase();
  const isNamed = (other: string): boolean => text.includes(other.toLowerCase());
  return found.some(({ formerName, name: newName }) => isNamed(newName) || isNamed(formerName)) ? found : NONE;
}

/** The first change after the day, before which the bank had its former name; undefined where the name of today counts. */
export const changeAfter = (on: string, successions: readonly Succession[]): Succession | undefined =>
  successions.find(({ date }) => date !== undefined && on < date);
