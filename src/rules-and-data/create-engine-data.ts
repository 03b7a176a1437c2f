/** Puts together what an engine looks things up in: the reference data, the overlays before them, and the tables that the package holds. */

import { bankGroups } from '../../rules/banks/groups.js';
import { legalEntities } from '../../rules/banks/legal-entities.js';
import type { CheckTables } from '../../rules/vocabulary/check.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import { createGroupLookup } from '../directory/bank-groups.js';
import { type BankDirectory, createBankDirectory } from '../directory/banks.js';
import { createBicRegister, createLogoLookup } from '../directory/bics.js';
import { createBranchDirectory } from '../directory/branches.js';
import { cacheResults } from '../directory/cache.js';
import { createCorrespondentDirectory } from '../directory/correspondents.js';
import { type Dataset, type Editions, isExhaustive } from '../directory/dataset.js';
import { createGoneLookup } from '../directory/gone-banks.js';
import type { ReferenceData } from '../directory/reference-data.js';
import { createReachabilityLookup } from '../directory/sepa.js';
import { createSubdivisions } from '../directory/subdivisions.js';
import { foldPlace } from '../identifiers/address-text.js';
import type { EngineData } from './engine-data.js';
import { KnownBank } from './known-bank.js';
import { memoize } from './memoize.js';

/** A table that checks look things up in. */
type PublishedTable = Pick<Dataset, 'edition' | 'rows'> & Partial<Pick<Dataset, 'columns'>>;

/** Dataset → table. */
export type PublishedTables = Readonly<Record<string, PublishedTable>>;

/** The datasets of a name: those of the caller first, then the one that is shipped. */
function datasetLookup(shipped: (name: string) => Dataset | undefined, overlaysOf: (name: string) => Dataset[]) {
  return (name: string): Dataset[] => {
    const own = overlaysOf(name);
    // what is complete leaves nothing for those behind it to say
    const whole = own.findIndex(({ completeness }) => completeness === 'complete');
    if (whole >= 0) return own.slice(0, whole + 1);
    return [own, shipped(name) ?? []].flat();
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

/** The bank of a code: by the directory, else by the range of codes that it stands in. */
function knownIn(directory: BankDirectory, code: string, ranges: BankDirectory | undefined): KnownBank {
  const known = new KnownBank(directory, code);
  const isListed = known.candidates.length > 0 || ranges === undefined;
  const inRange = isListed ? known : new KnownBank(ranges, code);
  return inRange.candidates.length > 0 ? inRange : known;
}

/**
 * Opens what an engine looks things up in: a directory is read when it is first asked for.
 *
 * @param published the tables that the package holds itself
 */
export function createEngineData(referenceData: ReferenceData, overlays: readonly Dataset[], published: PublishedTables): EngineData {
  const shipped = memoize((name) => referenceData.dataset(name));
  const overlaysOf = (name: string): Dataset[] => overlays.filter((overlay) => overlay.dataset === name);
  const all = datasetLookup(shipped, overlaysOf);
  /** The datasets that may say that something does not exist. One that is not exhaustive is not read; an overlay always is. */
  const exhaustive = (name: string): Dataset[] => {
    const facts = referenceData.facts?.(name);
    return facts === undefined || isExhaustive(facts) ? all(name) : overlaysOf(name);
  };
  const directory = (kind: string) => memoize((country) => createBankDirectory(all(`${kind}/${country}`)));
  const banks = directory('banks');
  const ranges = directory('code-ranges');
  const known = memoize((country) => {
    const found = banks(country);
    return found && cacheResults((code) => knownIn(found, code, ranges(country)));
  });
  const bank = (country: string, code: string): KnownBank | undefined => known(country)?.(code);
  const tables = checkTables((name) => overlaysOf(name)[0] ?? published[name] ?? shipped(name), bank);
  const silent = tables(() => {});
  const groups = lazy(() => createGroupLookup(bankGroups, all('registries/bank-successions')));
  const entities = lazy(() => createGroupLookup(legalEntities, []));
  return {
    banks,
    bank,
    bics: directory('bics'),
    branches: memoize((country) => createBranchDirectory(all(`branches/${country}`))),
    subdivisions: memoize((country) => createSubdivisions(country, all(`subdivisions/${country}`), foldPlace)),
    bicRegister: memoize((country) => createBicRegister(exhaustive(`bics/${country}`))),
    reach: createReachabilityLookup(all),
    groupOf: (party) => groups()(party),
    entityOf: (party) => entities()(party),
    gone: createGoneLookup({ datasets: all, banks, overlays: (name) => overlaysOf(name).length }),
    datasets: all,
    logos: lazy(() => createLogoLookup(all('logos/banks'))),
    correspondents: memoize((currency) => createCorrespondentDirectory(all(`correspondents/${currency}`))),
    tables: (note) => (note === undefined ? silent : tables(note)),
    phoneNumbers: referenceData.phoneNumbers,
  };
}
