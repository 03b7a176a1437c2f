/**
 * An engine: the rules, the reference data that it was given, and the day on which it stands. Compiled once, frozen, shareable.
 */

import type { Severity } from '../../rules/alerts/codes.js';
import type { CheckTables } from '../../rules/vocabulary/check.js';
import { type BankDirectory, bankDirectory } from '../directory/banks.js';
import { type BicRegister, bicRegister } from '../directory/bics.js';
import { type BranchDirectory, branchDirectory } from '../directory/branches.js';
import { type Dataset, isExhaustive } from '../directory/dataset.js';
import { publishedTables } from '../directory/published-tables.js';
import { noReferenceData, type ReferenceData } from '../directory/reference-data.js';
import { type ReachLookup, reachLookup, sepaScopeEdition } from '../directory/sepa.js';
import { type Subdivisions, subdivisionList } from '../directory/subdivisions.js';
import { folded } from '../identifiers/address-text.js';
import { isDate } from '../identifiers/date.js';
import type { PhoneNumbers } from '../identifiers/phone.js';
import { isCurrencyInPlace } from './currency-place.js';
import { type DemandBook, demandBook } from './demand-book.js';
import { onceForEach } from './on-first-use.js';

export interface EngineOptions {
  /** Where bank directories and the like come from: `payprep/load`, `payprep/full`, or datasets of your own. Default: none. */
  readonly referenceData?: ReferenceData;
  /** The day on which the payment is judged, `YYYY-MM-DD`. Default: the day of the newest rules. */
  readonly on?: string;
  /** The mildest severity that `validate` reports. Default: `warning`. */
  readonly threshold?: Severity;
  /** Datasets of your own, in the format of the shipped ones; they come before these. */
  readonly overlays?: readonly Dataset[];
}

/** Made by {@link createEngine}; what it holds is its own affair. */
export interface Engine {
  readonly on: string;
  readonly threshold: Severity;
  /** @internal */
  readonly data: EngineData;
}

/** Dataset → edition. */
type Editions = Readonly<Record<string, string>>;

/** What the judges look things up in. */
export interface EngineData {
  banks(country: string): BankDirectory | undefined;
  bics(country: string): BankDirectory | undefined;
  branches(country: string): BranchDirectory | undefined;
  /** Says whether a BIC exists; undefined where no list of the country may. */
  bicRegister(country: string): BicRegister | undefined;
  /** States and provinces. */
  subdivisions(country: string): Subdivisions | undefined;
  /** What a list says of a bank and a system; undefined where none knows the bank. */
  readonly reach: ReachLookup;
  /** What a reader makes of the datasets of one name, made once. For what `validate` does without: who brings the reader is who needs it. */
  made<Value>(read: (datasets: readonly Dataset[]) => Value, name: string): Value;
  /** What national checks look things up in; `note` hears of each edition that was read. */
  tables(note?: (editions: Editions) => void): CheckTables;
  readonly phoneNumbers: PhoneNumbers | undefined;
  /** What is asked of a payment. */
  readonly demands: DemandBook;
  /** True where payments to the country go out in the currency. */
  isCurrencyInPlace(country: string, currency: string): boolean;
}

function engineData(referenceData: ReferenceData, overlays: readonly Dataset[], on: string): EngineData {
  const shipped = onceForEach((name) => referenceData.dataset(name));
  const overlaysOf = (name: string): Dataset[] => overlays.filter((overlay) => overlay.dataset === name);
  const all = (name: string): Dataset[] => {
    const dataset = shipped(name);
    return [...overlaysOf(name), ...(dataset ? [dataset] : [])];
  };
  /** Those that may say that something does not exist: a dataset that says of itself that it may not is left unread. */
  const exhaustive = (name: string): Dataset[] => {
    const facts = referenceData.facts?.(name);
    return facts === undefined || isExhaustive(facts) ? all(name) : overlaysOf(name);
  };
  const directory = (kind: string) => onceForEach((country) => bankDirectory(all(`${kind}/${country}`)));
  const banks = directory('banks');
  const tables = (note: (editions: Editions) => void): CheckTables => ({
    rows(dataset) {
      const table = publishedTables[dataset];
      if (table === undefined) return undefined;
      note({ [dataset]: table.edition });
      return table.rows;
    },
    bankCell(country, bankCode, column) {
      const found = banks(country);
      if (found === undefined) return undefined;
      note(found.editions);
      // an overlay need not know the method of a bank whose name it puts right
      return found.byCode(bankCode).find((bank) => bank[column] !== undefined)?.[column];
    },
  });
  const silent = tables(() => {});
  const places = onceForEach((country) => onceForEach((currency) => isCurrencyInPlace(country, currency, on)));
  const readers = new Map<unknown, (name: string) => unknown>();
  return {
    banks,
    bics: directory('bics'),
    branches: onceForEach((country) => branchDirectory(all(`branches/${country}`))),
    subdivisions: onceForEach((country) => subdivisionList(country, all(`subdivisions/${country}`), folded)),
    bicRegister: onceForEach((country) => bicRegister(exhaustive(`bics/${country}`))),
    reach: reachLookup(all),
    made<Value>(read: (datasets: readonly Dataset[]) => Value, name: string): Value {
      const reader = (readers.get(read) as ((name: string) => Value) | undefined) ?? onceForEach((each) => read(all(each)));
      readers.set(read, reader);
      return reader(name);
    },
    tables: (note) => (note === undefined ? silent : tables(note)),
    phoneNumbers: referenceData.phoneNumbers,
    demands: demandBook(on),
    isCurrencyInPlace: (country, currency) => places(country)(currency),
  };
}

const SEVERITIES: readonly unknown[] = ['error', 'warning', 'info'];

/**
 * Makes an engine. The only place that throws, and only at a programmer's mistake.
 *
 * @throws TypeError when an option is not what its type says
 * @example
 * const engine = createEngine({ on: '2026-11-20' });
 */
export function createEngine(options: EngineOptions = {}): Engine {
  const { referenceData = noReferenceData, on = sepaScopeEdition, threshold = 'warning', overlays = [] } = options;
  if (typeof on !== 'string' || !isDate(on)) throw new TypeError('createEngine: `on` is a calendar date, YYYY-MM-DD');
  if (!SEVERITIES.includes(threshold)) throw new TypeError('createEngine: `threshold` is error, warning or info');
  if (typeof referenceData?.dataset !== 'function') throw new TypeError('createEngine: `referenceData` has a function `dataset`');
  if (!Array.isArray(overlays)) throw new TypeError('createEngine: `overlays` is an array of datasets');
  overlays.forEach(assertDataset);
  // a copy: what the caller does to the array later is no affair of this engine
  return Object.freeze({ on, threshold, data: Object.freeze(engineData(referenceData, [...overlays], on)) });
}

/** An overlay that is no dataset would be found out at the first payment: better here. */
function assertDataset(overlay: Dataset, index: number): void {
  const named = typeof overlay?.dataset === 'string' && typeof overlay.edition === 'string';
  const width = Array.isArray(overlay?.columns) ? overlay.columns.length : -1;
  if (!named || !Array.isArray(overlay.rows) || overlay.rows.some((row) => !Array.isArray(row) || row.length !== width)) {
    throw new TypeError(`createEngine: overlays[${index}] is not a dataset with columns and rows as wide as these`);
  }
}
