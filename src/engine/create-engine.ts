/**
 * An engine: the rules, the reference data that it was given, and the day on which it stands. Compiled once, frozen, shareable.
 */

import type { Severity } from '../../rules/vocabulary/alert-code.js';
import type { CheckTables } from '../../rules/vocabulary/check.js';
import type { Rule } from '../../rules/vocabulary/rules.js';
import { type BankDirectory, createBankDirectory } from '../directory/banks.js';
import { type BicRegister, createBicRegister, createLogoLookup, type LogoLookup } from '../directory/bics.js';
import { type BranchDirectory, createBranchDirectory } from '../directory/branches.js';
import { type CorrespondentDirectory, createCorrespondentDirectory } from '../directory/correspondents.js';
import { type Dataset, isExhaustive } from '../directory/dataset.js';
import { noReferenceData, type ReferenceData } from '../directory/reference-data.js';
import { createReachabilityLookup, type ReachabilityLookup, sepaScopeEdition } from '../directory/sepa.js';
import { createSubdivisions, type Subdivisions } from '../directory/subdivisions.js';
import { foldPlace } from '../identifiers/address-text.js';
import { isDate } from '../identifiers/date.js';
import type { PhoneNumbers } from '../identifiers/phone.js';
import { lazy, memoize } from './memoize.js';
import { Plans } from './plan.js';
import { type RuleSet, type RulesOnDay, ruleSetOf } from './rules.js';

export interface EngineOptions {
  /** Where bank directories and the like come from: `payprep/load`, `payprep/full`, or datasets of your own. Default: none. */
  readonly referenceData?: ReferenceData;
  /** The day on which the payment is checked, `YYYY-MM-DD`. Default: the day of the newest rules. */
  readonly on?: string;
  /** The mildest severity that `validate` reports. Default: `warning`. */
  readonly threshold?: Severity;
  /** Datasets of your own, in the format of the shipped ones; they come before these. */
  readonly overlays?: readonly Dataset[];
  /** The only rules to go by, from `payprep/rules/*`. What they do not hold is not covered. Default: every rule that there is. */
  readonly rules?: readonly Rule[];
}

/** What an engine has where its options do not say otherwise. */
export interface EngineDefaults {
  readonly rules: () => RuleSet;
  /** The published tables that checks of the rules name, beside those of the reference data. */
  readonly tables: Readonly<Record<string, PublishedTable>>;
}

/** Made by {@link createEngine}; what it holds is its own affair. */
export interface Engine {
  readonly on: string;
  readonly threshold: Severity;
  /** @internal */
  readonly rules: RuleSet;
  /** @internal */
  readonly data: EngineData;
}

/** Dataset → edition. */
type Editions = Readonly<Record<string, string>>;

/** What checks and enrichment look things up in. */
export interface EngineData {
  banks(country: string): BankDirectory | undefined;
  bics(country: string): BankDirectory | undefined;
  branches(country: string): BranchDirectory | undefined;
  /** Says whether a BIC exists; undefined where no list of the country may. */
  bicRegister(country: string): BicRegister | undefined;
  /** States and provinces. */
  subdivisions(country: string): Subdivisions | undefined;
  /** What a list says of a bank and a system; undefined where none knows the bank. */
  readonly reach: ReachabilityLookup;
  /** The marks of banks. */
  logos(): LogoLookup;
  /** Through whom banks receive a currency; undefined where no list says it. */
  correspondents(currency: string): CorrespondentDirectory | undefined;
  /** What national checks look things up in; `note` hears of each edition that was read. */
  tables(note?: (editions: Editions) => void): CheckTables;
  readonly phoneNumbers: PhoneNumbers | undefined;
  /** The plans of the corridors that were met. */
  readonly plans: Plans;
}

type PublishedTable = Pick<Dataset, 'edition' | 'rows'>;

function engineData(
  referenceData: ReferenceData,
  overlays: readonly Dataset[],
  day: RulesOnDay,
  published: Readonly<Record<string, PublishedTable>>,
): EngineData {
  const shipped = memoize((name) => referenceData.dataset(name));
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
  const directory = (kind: string) => memoize((country) => createBankDirectory(all(`${kind}/${country}`)));
  const banks = directory('banks');
  const tables = (note: (editions: Editions) => void): CheckTables => ({
    rows(dataset) {
      const table = published[dataset] ?? shipped(dataset);
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
  return {
    banks,
    bics: directory('bics'),
    branches: memoize((country) => createBranchDirectory(all(`branches/${country}`))),
    subdivisions: memoize((country) => createSubdivisions(country, all(`subdivisions/${country}`), foldPlace)),
    bicRegister: memoize((country) => createBicRegister(exhaustive(`bics/${country}`))),
    reach: createReachabilityLookup(all),
    logos: lazy(() => createLogoLookup(all('logos/banks'))),
    correspondents: memoize((currency) => createCorrespondentDirectory(all(`correspondents/${currency}`))),
    tables: (note) => (note === undefined ? silent : tables(note)),
    phoneNumbers: referenceData.phoneNumbers,
    plans: new Plans(day),
  };
}

const SEVERITIES: readonly unknown[] = ['error', 'warning', 'info'];

/** Makes an engine. The only place that throws, and only at a programmer's mistake. */
export function createEngineWith(options: EngineOptions, defaults: EngineDefaults): Engine {
  const { referenceData = noReferenceData, on = sepaScopeEdition, threshold = 'warning', overlays = [], rules } = options;
  if (typeof on !== 'string' || !isDate(on)) throw new TypeError('createEngine: `on` is a calendar date, YYYY-MM-DD');
  if (!SEVERITIES.includes(threshold)) throw new TypeError('createEngine: `threshold` is error, warning or info');
  if (typeof referenceData?.dataset !== 'function') throw new TypeError('createEngine: `referenceData` has a function `dataset`');
  if (!Array.isArray(overlays)) throw new TypeError('createEngine: `overlays` is an array of datasets');
  overlays.forEach(assertDataset);
  if (rules !== undefined) assertRules(rules);
  const day: RulesOnDay = { on, rules: rules === undefined ? defaults.rules() : ruleSetOf(rules) };
  // a copy: what the caller does to the array later is no affair of this engine
  const data = Object.freeze(engineData(referenceData, [...overlays], day, defaults.tables));
  return Object.freeze({ ...day, threshold, data });
}

function assertRules(rules: readonly Rule[]): void {
  const isRule = (rule: Rule | undefined): boolean => typeof rule === 'object' && rule !== null && typeof rule.code === 'string';
  if (!Array.isArray(rules) || !Array.from(rules).every(isRule)) {
    throw new TypeError('createEngine: `rules` is an array of what payprep/rules/* exports');
  }
}

/** An overlay that is no dataset would be found out at the first payment: better here. */
function assertDataset(overlay: Dataset, index: number): void {
  const named = typeof overlay?.dataset === 'string' && typeof overlay.edition === 'string';
  const width = Array.isArray(overlay?.columns) ? overlay.columns.length : -1;
  if (!named || !Array.isArray(overlay.rows) || overlay.rows.some((row) => !Array.isArray(row) || row.length !== width)) {
    throw new TypeError(`createEngine: overlays[${index}] is not a dataset with columns and rows as wide as these`);
  }
}
