/** Makes an engine of rules, reference data and a day. An engine is made once; it is frozen and may be shared. */

import { bankGroups } from '../../rules/bank-groups.js';
import { lazy } from '../../rules/lazy.js';
import type { CheckTables } from '../../rules/vocabulary/check.js';
import type { Rule } from '../../rules/vocabulary/rules.js';
import { createGroupLookup } from '../directory/bank-groups.js';
import { createBankDirectory } from '../directory/banks.js';
import { createBicRegister, createLogoLookup } from '../directory/bics.js';
import { createBranchDirectory } from '../directory/branches.js';
import { cacheResults } from '../directory/cache.js';
import { createCorrespondentDirectory } from '../directory/correspondents.js';
import { type Dataset, isExhaustive } from '../directory/dataset.js';
import { noReferenceData, type ReferenceData } from '../directory/reference-data.js';
import { createReachabilityLookup, sepaScopeEdition } from '../directory/sepa.js';
import { createSubdivisions } from '../directory/subdivisions.js';
import { foldPlace } from '../identifiers/address-text.js';
import { isDate } from '../identifiers/date.js';
import { closestName } from '../instruction/closest-name.js';
import { assertOptions } from './assert-options.js';
import type { Check } from './check.js';
import type { Engine, EngineOptions } from './engine.js';
import type { Editions, EngineData } from './engine-data.js';
import { KnownBank } from './known-bank.js';
import { memoize } from './memoize.js';
import { Plans } from './plan.js';
import { type RuleSet, type RulesOnDay, ruleSetOf } from './rules.js';

/** What an engine has where its options do not say otherwise. */
export interface EngineDefaults {
  /** In the order in which they are asked. */
  readonly checks: readonly Check[];
  readonly rules: () => RuleSet;
  /** The published tables that checks of the rules name, beside those of the reference data. */
  readonly tables: Readonly<Record<string, PublishedTable>>;
}

type PublishedTable = Pick<Dataset, 'edition' | 'rows'> & Partial<Pick<Dataset, 'columns'>>;

/** The datasets of a name: those of the caller first, then the one that is shipped. */
function datasetLookup(shipped: (name: string) => Dataset | undefined, overlaysOf: (name: string) => Dataset[]) {
  return (name: string): Dataset[] => {
    const own = overlaysOf(name);
    // what is complete leaves nothing for those behind it to say
    const whole = own.findIndex(({ completeness }) => completeness === 'complete');
    if (whole >= 0) return own.slice(0, whole + 1);
    const dataset = shipped(name);
    return [...own, ...(dataset ? [dataset] : [])];
  };
}

/** What the checks of the rules may look up: tables as a whole, and what a directory says of a bank. */
const checkTables =
  (
    tableOf: (dataset: string) => PublishedTable | undefined,
    bank: EngineData['bank'],
  ): ((note: (editions: Editions) => void) => CheckTables) =>
  (note) => ({
    rows(dataset) {
      const table = tableOf(dataset);
      if (table === undefined) return undefined;
      note({ [dataset]: table.edition });
      return table.rows;
    },
    bankCell(country, bankCode, column) {
      const found = bank(country, bankCode);
      if (found === undefined) return undefined;
      note(found.directory.editions);
      // an overlay need not know the method of a bank whose name it puts right
      return found.candidates.find((entry) => entry[column] !== undefined)?.[column];
    },
  });

function engineData(
  referenceData: ReferenceData,
  overlays: readonly Dataset[],
  published: Readonly<Record<string, PublishedTable>>,
): EngineData {
  const shipped = memoize((name) => referenceData.dataset(name));
  const overlaysOf = (name: string): Dataset[] => overlays.filter((overlay) => overlay.dataset === name);
  const all = datasetLookup(shipped, overlaysOf);
  /** Those that may say that something does not exist: a dataset that says of itself that it may not is left unread. */
  const exhaustive = (name: string): Dataset[] => {
    const facts = referenceData.facts?.(name);
    return facts === undefined || isExhaustive(facts) ? all(name) : overlaysOf(name);
  };
  const directory = (kind: string) => memoize((country) => createBankDirectory(all(`${kind}/${country}`)));
  const banks = directory('banks');
  const known = memoize((country) => {
    const found = banks(country);
    return found && cacheResults((code) => new KnownBank(found, code));
  });
  const bank = (country: string, code: string): KnownBank | undefined => known(country)?.(code);
  const tables = checkTables((name) => overlaysOf(name)[0] ?? published[name] ?? shipped(name), bank);
  const silent = tables(() => {});
  const groups = lazy(() => createGroupLookup(bankGroups, all('registries/bank-successions')));
  return {
    banks,
    bank,
    bics: directory('bics'),
    branches: memoize((country) => createBranchDirectory(all(`branches/${country}`))),
    subdivisions: memoize((country) => createSubdivisions(country, all(`subdivisions/${country}`), foldPlace)),
    bicRegister: memoize((country) => createBicRegister(exhaustive(`bics/${country}`))),
    reach: createReachabilityLookup(all),
    groupOf: (party) => groups()(party),
    datasets: all,
    logos: lazy(() => createLogoLookup(all('logos/banks'))),
    correspondents: memoize((currency) => createCorrespondentDirectory(all(`correspondents/${currency}`))),
    tables: (note) => (note === undefined ? silent : tables(note)),
    phoneNumbers: referenceData.phoneNumbers,
  };
}

const SEVERITIES: readonly unknown[] = ['error', 'warning', 'info'];

/** Every option. */
const OPTIONS: Readonly<Record<keyof EngineOptions, true>> = {
  referenceData: true,
  on: true,
  threshold: true,
  overlays: true,
  rules: true,
};

/** Makes an engine. The only place that throws, and only at a programmer's mistake. */
export function createEngineWith(options: EngineOptions, defaults: EngineDefaults): Engine {
  assertOptions('createEngine', options, Object.keys(OPTIONS));
  const { referenceData = noReferenceData, on = sepaScopeEdition, threshold = 'warning', overlays = [], rules } = options;
  if (typeof on !== 'string' || !isDate(on)) throw new TypeError('createEngine: `on` is a calendar date, YYYY-MM-DD');
  if (!SEVERITIES.includes(threshold)) throw new TypeError('createEngine: `threshold` is error, warning or info');
  if (typeof referenceData?.dataset !== 'function') throw new TypeError('createEngine: `referenceData` has a function `dataset`');
  if (!Array.isArray(overlays)) throw new TypeError('createEngine: `overlays` is an array of datasets');
  overlays.forEach((overlay: Dataset, index) => {
    const fault = faultOf(overlay ?? {}, defaults.tables, referenceData);
    if (fault !== undefined) throw new TypeError(`createEngine: overlays[${index}] ${fault}`);
  });
  if (rules !== undefined) assertRules(rules);
  const day: RulesOnDay = { on, rules: rules === undefined ? defaults.rules() : ruleSetOf(rules) };
  // a copy: what the caller does to the array later is no affair of this engine
  const data = Object.freeze(engineData(referenceData, [...overlays], defaults.tables));
  return Object.freeze({ ...day, threshold, data, plans: new Plans(day, defaults.checks) });
}

/** No rules at all would check nothing, and say that everything is in order. */
function assertRules(rules: readonly Rule[]): void {
  if (!(Array.isArray(rules) && rules[0] && [...rules].every((rule) => typeof rule?.code === 'string'))) {
    throw new TypeError('createEngine: `rules` is an array of what payprep/rules/* exports, not empty');
  }
}

/** What the names of datasets look like: many of a kind, of a country or a currency; the rest by name. */
const NAMES = /^[a-z-]+s\/[A-Z]+$|^(registries|logos)\//;

/**
 * What is wrong with an overlay that nobody would find, or that would be read wrongly: better here than at a payment. A table of checks is read as a
 * whole.
 */
function faultOf(
  { dataset = '', edition, completeness, columns, rows }: Partial<Dataset>,
  tables: EngineDefaults['tables'],
  referenceData: ReferenceData,
): string | undefined {
  const isRow = (row: unknown): boolean => Array.isArray(row) && row.length === columns?.length;
  if (typeof edition !== 'string' || !NAMES.test(dataset) || !Array.isArray(columns) || !Array.isArray(rows) || !rows.every(isRow)) {
    return 'needs a name such as banks/GB, an edition, columns, and rows as wide';
  }
  const isTable = dataset.startsWith('iban-rules/') || tables[dataset] !== undefined;
  if (isTable && completeness !== 'complete') return `replaces ${dataset}: it has to be "complete"`;
  const expected = (tables[dataset] ?? referenceData.dataset(dataset))?.columns ?? columns;
  // of a directory, a column of the caller's own is no mistake; one that is misspelt has its neighbour missing
  const isMeant = (column: unknown): boolean => columns.includes(closestName(`${column}`, expected) ?? column);
  const isRight = isTable ? `${expected}` === `${columns}` : columns.every(isMeant);
  return isRight ? undefined : `has other columns than ${dataset}: ${expected}`;
}
