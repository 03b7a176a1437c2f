/**
 * Where SEPA is, since when, and what is known of who takes part in it.
 *
 * The participant lists are old: being in one says something, being absent says nothing.
 *
 * @see European Payments Council, EPC409-09, list of SEPA scheme countries
 */
import scope from '../../reference-data/registries/sepa-scope.json' with { type: 'json' };
import type { Dataset } from './dataset.js';
import { remembered } from './remembered.js';
import { cellAt, type Row, rowsBy, textAt } from './rows.js';

export type SepaScheme = 'SCT' | 'SCT_INST' | 'SDD_CORE' | 'SDD_B2B';

const column = (name: string): number => scope.columns.indexOf(name);
const COUNTRY = column('country');
const SCT_FROM = column('sctFrom');
const SCT_INST = column('sctInst');
const EURO_FROM = column('euroFrom');

let byCountry: ReadonlyMap<unknown, Row> | undefined;

function rowOf(country: string): Row | undefined {
  byCountry ??= new Map((scope.rows as readonly Row[]).map((row) => [row.at(COUNTRY), row]));
  return byCountry.get(country);
}

/** The edition of the scope: the day on which the engine stands unless it is told another. */
export const sepaScopeEdition: string = scope.edition;

/** True from the day that stands in this column on. */
function isSince(row: Row, column: number, on: string): boolean {
  const from = textAt(row, column);
  return from !== undefined && from <= on;
}

/** True when SEPA credit transfers reach this country or territory on a day. */
export function isInSepa(country: string, on: string): boolean {
  const row = rowOf(country);
  return row !== undefined && isSince(row, SCT_FROM, on);
}

/** What a list says of a bank and a scheme, and what the list is. */
export interface Reach {
  readonly isReached: boolean;
  readonly list: Dataset;
}

/** What a list says of a BIC and a scheme on a day; undefined where none knows it. */
export type ReachLookup = (scheme: string, bic: string, on: string) => Reach | undefined;

/** Scheme → the list that knows who takes part: by dates, or by a column of ones and zeros. */
const LISTS: Readonly<Record<SepaScheme, readonly [list: string, column?: string]>> = {
  SCT: ['registries/sct-participants'],
  SCT_INST: ['registries/sct-inst-participants'],
  SDD_CORE: ['registries/scl-reachability', 'sddCore'],
  SDD_B2B: ['registries/scl-reachability', 'sddB2b'],
};

/** True for a scheme whose participants are listed. */
export const isListedScheme = (scheme: string): boolean => Object.hasOwn(LISTS, scheme);

/** A lookup over the participant lists that are at hand: of several under one name the first that knows a BIC speaks for it. */
export function reachLookup(datasets: (name: string) => readonly Dataset[]): ReachLookup {
  const registers = new Map<string, readonly { readonly list: Dataset; readonly find: Register }[]>();
  const registersOf = (scheme: SepaScheme) => {
    const [name, column] = LISTS[scheme];
    const found =
      registers.get(scheme) ??
      datasets(name).map((list) => ({ list, find: column === undefined ? schemeRegister(list) : flagRegister(list, column) }));
    registers.set(scheme, found);
    return found;
  };
  return (scheme, bic, on) => {
    if (!isListedScheme(scheme)) return undefined;
    for (const { list, find } of registersOf(scheme as SepaScheme)) {
      const isReached = find(bic, on);
      if (isReached !== undefined) return { isReached, list };
    }
    return undefined;
  };
}

/** What one list says of a BIC on a day; undefined where it does not know it. */
type Register = (bic: string, on: string) => boolean | undefined;

/** A column of ones and zeros. */
function flagRegister(dataset: Dataset, name: string): Register {
  const find = rowsBy(dataset, 'bic', 'bic');
  const at = dataset.columns.indexOf(name);
  const flagOf = remembered((bic) => {
    const [row] = find(bic);
    const cell = row && cellAt(row, at);
    return cell === undefined || cell === null ? undefined : cell === 1;
  });
  return (bic) => flagOf(withBranch(bic));
}

const withBranch = (bic: string): string => bic.padEnd(11, 'X');

/** In the register and not left: true. Left: false. Not listed: undefined. */
function schemeRegister(dataset: Dataset): Register {
  const find = rowsBy(dataset, 'bic', 8);
  const readyOn = dataset.columns.indexOf('readyOn');
  const leavesOn = dataset.columns.indexOf('leavesOn');
  const spansOf = remembered((bic8) =>
    find(bic8).map((row) => ({ from: textAt(row, readyOn) ?? '', until: textAt(row, leavesOn) ?? '9999' })),
  );
  return (bic, on) => {
    const spans = spansOf(bic.slice(0, 8));
    return spans.length === 0 ? undefined : spans.some(({ from, until }) => from <= on && on < until);
  };
}

/** What the scope assumes of a country's banks, where no list knows better. */
const ASSUMED: Readonly<Record<SepaScheme, (row: Row, on: string) => boolean>> = {
  SCT_INST: (row) => textAt(row, SCT_INST) === 'assumed',
  SCT: () => true,
  SDD_CORE: (row, on) => isSince(row, EURO_FROM, on),
  SDD_B2B: () => false,
};

/**
 * True where a SEPA scheme can carry a payment to an IBAN of this country: by scope and date, less what a list excludes.
 *
 * SCT Inst: assumed where the law asks banks to receive it, elsewhere only for a listed participant. SDD Core: assumed in the
 * euro area, elsewhere only where listed. SDD B2B is voluntary: only where listed.
 */
export function isSepaSchemeOf(country: string, scheme: SepaScheme, on: string, isListed: boolean | undefined): boolean {
  const row = rowOf(country);
  if (row === undefined || !isSince(row, SCT_FROM, on)) return false;
  if (scheme === 'SCT_INST' && textAt(row, SCT_INST) === 'no') return false;
  return isListed ?? ASSUMED[scheme](row, on);
}
