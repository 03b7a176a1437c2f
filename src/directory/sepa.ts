/**
 * The geographical scope of SEPA, and the participants of its schemes.
 *
 * The gotcha: no list is exhaustive. A bank on a list is known to take part, or not to; of a bank that is on none, nothing is known. Credit
 * transfers and direct debits go by the directory of the SEPA Clearer, of 2026-05; it says nothing of instant payments, whose list is of 2022-09.
 *
 * @see European Payments Council, EPC409-09, list of SEPA scheme countries
 */
import scope from '../../reference-data/registries/sepa-scope.json' with { type: 'json' };
import { cacheResults } from './cache.js';
import type { Dataset } from './dataset.js';
import { cellAt, type Row, rowsBy, textOfCell } from './rows.js';

export type SepaScheme = 'SCT' | 'SCT_INST' | 'SDD_CORE' | 'SDD_B2B';

const columnOf = (name: string): number => scope.columns.indexOf(name);
const COUNTRY = columnOf('country');
const SCT_FROM = columnOf('sctFrom');

let byCountry: ReadonlyMap<unknown, Row> | undefined;

function rowOf(country: string): Row | undefined {
  byCountry ??= new Map((scope.rows as readonly Row[]).map((row) => [row.at(COUNTRY), row]));
  return byCountry.get(country);
}

/** The edition of the scope, which is the default day of an engine. */
export const sepaScopeEdition: string = scope.edition;

/** True from the day in this column on. */
function isSince(row: Row, column: number, on: string): boolean {
  const from = textOfCell(row, column);
  return from !== undefined && from <= on;
}

/** True where SEPA credit transfers reach this country or territory on a day. */
export function isInSepa(country: string, on: string): boolean {
  const row = rowOf(country);
  return row !== undefined && isSince(row, SCT_FROM, on);
}

/** Whether a scheme reaches a bank, and the list that says so. */
export interface Reachability {
  readonly isReached: boolean;
  readonly list: Dataset;
}

/** Finds whether a scheme reaches a BIC on a day; undefined where no list has the BIC. */
export type ReachabilityLookup = (scheme: string, bic: string, on: string) => Reachability | undefined;

/** The directory of the SEPA Clearer: nearly every bank of SEPA is in it. */
export const CLEARER = 'registries/scl-reachability';

/**
 * Scheme → its column of ones and zeros in the directory of the clearer, and its lists: the first that has a BIC decides. The registers of
 * participants have dates and no such column; of credit transfers, they have those that left.
 */
const LISTS: Readonly<Record<SepaScheme, readonly [column: string | undefined, ...lists: string[]]>> = {
  SCT: ['sct', 'registries/sct-participants', CLEARER],
  SCT_INST: [undefined, 'registries/sct-inst-participants'],
  SDD_CORE: ['sddCore', CLEARER],
  SDD_B2B: ['sddB2b', CLEARER],
};

/** True for a scheme whose participants are listed. */
export const isListedScheme = (scheme: string): boolean => Object.hasOwn(LISTS, scheme);

/** Creates the look-up. Of several lists, the first that has a BIC decides. */
export function createReachabilityLookup(datasets: (name: string) => readonly Dataset[]): ReachabilityLookup {
  const lists = new Map<string, readonly { readonly list: Dataset; readonly isReached: ParticipantList }[]>();
  const readLists = (scheme: SepaScheme) => {
    const [column, ...names] = LISTS[scheme];
    const found = names
      .flatMap((name) => datasets(name))
      .map((list) => ({ list, isReached: list.columns.includes('readyOn') ? readDates(list) : readFlags(list, column) }));
    lists.set(scheme, found);
    return found;
  };
  return (scheme, bic, on) => {
    if (!isListedScheme(scheme)) return undefined;
    for (const { list, isReached } of lists.get(scheme) ?? readLists(scheme as SepaScheme)) {
      const answer = isReached(bic, on);
      if (answer !== undefined) return { isReached: answer, list };
    }
    return undefined;
  };
}

/** Whether a list has a BIC as a participant on a day; undefined where the BIC is not on the list. */
type ParticipantList = (bic: string, on: string) => boolean | undefined;

/**
 * Reads a list with a column of ones and zeros. A branch that is not listed takes credit transfers where its head office does; direct debits
 * go branch by branch.
 */
function readFlags(dataset: Dataset, name = ''): ParticipantList {
  const find = rowsBy(dataset, 'bic', 'bic');
  const at = dataset.columns.indexOf(name);
  const cellOf = (bic: string) => {
    const [row] = find(bic);
    return row && cellAt(row, at);
  };
  const flagOf = cacheResults((bic) => {
    const cell = cellOf(bic) ?? (name === 'sct' ? cellOf(toBic11(bic.slice(0, 8))) : undefined);
    return cell === undefined || cell === null ? undefined : cell === 1;
  });
  return (bic) => flagOf(toBic11(bic));
}

const toBic11 = (bic: string): string => bic.padEnd(11, 'X');

/** Reads a list with the days on which participants joined and left. */
function readDates(dataset: Dataset): ParticipantList {
  const find = rowsBy(dataset, 'bic', 8);
  const readyOn = dataset.columns.indexOf('readyOn');
  const leavesOn = dataset.columns.indexOf('leavesOn');
  const spansOf = cacheResults((bic8) =>
    find(bic8).map((row) => ({ from: textOfCell(row, readyOn) ?? '', until: textOfCell(row, leavesOn) ?? '9999' })),
  );
  return (bic, on) => {
    const spans = spansOf(bic.slice(0, 8));
    return spans.length === 0 ? undefined : spans.some(({ from, until }) => from <= on && on < until);
  };
}
