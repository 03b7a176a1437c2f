/**
 * An engine: the rules, the reference data that it was given, and the day on which it stands. Compiled once, frozen, shareable.
 */

import weights from '../../reference-data/registries/uk-modulus-weights.json' with { type: 'json' };
import substitutions from '../../reference-data/registries/uk-sort-code-substitutions.json' with { type: 'json' };
import { verifyGermanAccount } from '../../rules/check-digits/german/index.js';
import { ukModulusVerifier } from '../../rules/check-digits/uk-modulus.js';
import type { Severity } from '../../rules/vocabulary/alert-code.js';
import type { CheckTables } from '../../rules/vocabulary/check.js';
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

export interface EngineOptions {
  /** Where bank directories and the like come from: `payprep/load`, `payprep/full`, or datasets of your own. Default: none. */
  readonly referenceData?: ReferenceData;
  /** The day on which the payment is checked, `YYYY-MM-DD`. Default: the day of the newest rules. */
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

const ukEditions: Editions = { [weights.dataset]: weights.edition, [substitutions.dataset]: substitutions.edition };

function engineData(referenceData: ReferenceData, overlays: readonly Dataset[], on: string): EngineData {
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
  const sortCodeVerifier = lazy(() => ukModulusVerifier(weights.rows, substitutions.rows));
  const tables = (note: (editions: Editions) => void): CheckTables => ({
    accountMethod(country, bankCode) {
      const found = banks(country);
      if (found === undefined) return undefined;
      note(found.editions);
      // an overlay need not know the method of a bank whose name it puts right
      return found.byCode(bankCode).find(({ checkMethod }) => checkMethod !== undefined)?.checkMethod;
    },
    verifyAccountMethod: verifyGermanAccount,
    verifySortCode(sortCode, account) {
      note(ukEditions);
      return sortCodeVerifier()(sortCode, account);
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
    plans: new Plans(on),
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
