/**
 * Where SEPA is, since when, and what is known of who takes part in it.
 *
 * The participant lists are old: being in one says something, being absent says nothing.
 *
 * @see European Payments Council, EPC409-09, list of SEPA scheme countries
 */
import scope from '../../reference-data/registries/sepa-scope.json' with { type: 'json' };
import type { Dataset } from './dataset.js';
import { type Row, rowsBy, textAt } from './rows.js';

export type SepaScheme = 'SCT' | 'SCT_INST' | 'SDD_CORE' | 'SDD_B2B';

const column = (name: string): number => scope.columns.indexOf(name);
const COUNTRY = column('country');
const SCT_FROM = column('sctFrom');
const SCT_INST = column('sctInst');
const EURO_FROM = column('euroFrom');

let byCountry: ReadonlyMap<unknown, Row> | undefined;

function rowOf(country: string): Row | undefined {
  byCountry ??= new Map((scope.rows as readonly Row[]).map((row) => [row[COUNTRY], row]));
  return byCountry.get(country);
}

/** The edition of the scope: the day on which the engine stands unless it is told another. */
export const sepaScopeEdition: string = scope.edition;

/** True when SEPA credit transfers reach this country or territory on a day. */
export function isInSepa(country: string, on: string): boolean {
  const row = rowOf(country);
  if (row === undefined) return false;
  const from = textAt(row, SCT_FROM);
  return from !== undefined && from <= on;
}

const inEuroArea = (country: string, on: string): boolean => {
  const from = textAt(rowOf(country) ?? [], EURO_FROM);
  return from !== undefined && from <= on;
};

/** What the participant lists say of a BIC: undefined where they do not know it. */
export interface Participation {
  readonly SCT?: boolean;
  readonly SCT_INST?: boolean;
  readonly SDD_CORE?: boolean;
  readonly SDD_B2B?: boolean;
}

/** A lookup over the participant lists that are at hand. */
export function participationLookup(dataset: (name: string) => Dataset | undefined): (bic: string, on: string) => Participation {
  const sct = schemeRegister(dataset('registries/sct-participants'));
  const instant = schemeRegister(dataset('registries/sct-inst-participants'));
  const reachability = dataset('registries/scl-reachability');
  const reach = reachability && rowsBy(reachability, 'bic', withBranch);
  const flag = (row: Row | undefined, name: string): boolean | undefined => {
    const cell = row?.[reachability?.columns.indexOf(name) ?? -1];
    return cell === undefined || cell === null ? undefined : cell === 1;
  };
  return (bic, on) => {
    const row = reach?.(withBranch(bic))[0];
    return pruned({
      SCT: sct(bic, on),
      SCT_INST: instant(bic, on),
      SDD_CORE: flag(row, 'sddCore'),
      SDD_B2B: flag(row, 'sddB2b'),
    });
  };
}

const withBranch = (bic: string): string => bic.padEnd(11, 'X');

const pruned = (facts: { [Scheme in SepaScheme]: boolean | undefined }): Participation =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));

/** In the register and not left: true. Left: false. Not listed: undefined. */
function schemeRegister(dataset: Dataset | undefined): (bic: string, on: string) => boolean | undefined {
  if (dataset === undefined) return () => undefined;
  const find = rowsBy(dataset, 'bic', (bic) => bic.slice(0, 8));
  const readyOn = dataset.columns.indexOf('readyOn');
  const leavesOn = dataset.columns.indexOf('leavesOn');
  return (bic, on) => {
    const rows = find(bic.slice(0, 8));
    if (rows.length === 0) return undefined;
    return rows.some((row) => (textAt(row, readyOn) ?? '') <= on && on < (textAt(row, leavesOn) ?? '9999'));
  };
}

/**
 * The SEPA schemes that can carry a payment to an IBAN of this country: by scope and date, less what a list excludes.
 *
 * SCT Inst: assumed where the law asks banks to receive it, elsewhere only for a listed participant. SDD Core: assumed in the
 * euro area, elsewhere only where listed. SDD B2B is voluntary: only where listed.
 */
export function sepaSchemes(country: string, on: string, participation: Participation): SepaScheme[] {
  if (!isInSepa(country, on)) return [];
  const instant = textAt(rowOf(country) ?? [], SCT_INST);
  const schemes: readonly (readonly [SepaScheme, boolean])[] = [
    ['SCT_INST', instant !== 'no' && (participation.SCT_INST ?? instant === 'assumed')],
    ['SCT', participation.SCT ?? true],
    ['SDD_CORE', participation.SDD_CORE ?? inEuroArea(country, on)],
    ['SDD_B2B', participation.SDD_B2B ?? false],
  ];
  return schemes.filter(([, reachable]) => reachable).map(([scheme]) => scheme);
}
