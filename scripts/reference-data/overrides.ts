/** Hand corrections: what was published, what it should say, why, and who says so. */
import { fileURLToPath } from 'node:url';
import { readJson } from './read.js';

const FOLDER = fileURLToPath(new URL('../../reference-data/overrides', import.meta.url));

interface Reasoned {
  readonly because: string;
  readonly source: string;
}

/** `change` is laid over the rows that `where` finds; without `change` they go; without `where` it is a row of its own. */
export interface BankOverride extends Reasoned {
  readonly dataset: string;
  readonly where?: { readonly bankCode?: string; readonly bic?: string | null; readonly name?: string };
  readonly change?: { readonly bankCode?: string; readonly bic?: string | null; readonly name?: string };
}

export interface CurrencyOverride extends Reasoned {
  readonly code: string;
  readonly name: string;
  readonly minorUnits: number | null;
  readonly countries: string | null;
  readonly withdrawnOn: string | null;
}

interface Overrides<Row> {
  readonly rows: readonly Row[];
}

export const bankOverrides = (): readonly BankOverride[] => readJson<Overrides<BankOverride>>(FOLDER, 'banks.json').rows;

export const currencyOverrides = (): readonly CurrencyOverride[] => readJson<Overrides<CurrencyOverride>>(FOLDER, 'currencies.json').rows;

/** What is given is laid over the row of the country, or makes one. */
export interface PostCodeOverride extends Reasoned {
  readonly country: string;
  readonly pattern?: string;
  readonly example?: string;
  /** Letters before a post code, parted by spaces. */
  readonly signs?: string;
}

/** More names and other prefixes of a subdivision, or one that is missing. */
export interface SubdivisionOverride extends Reasoned {
  readonly country: string;
  readonly code: string;
  readonly name: string;
  readonly alsoKnownAs?: readonly string[];
  readonly postCodes?: string;
}

export const postCodeOverrides = (): readonly PostCodeOverride[] => readJson<Overrides<PostCodeOverride>>(FOLDER, 'post-codes.json').rows;

export const subdivisionOverrides = (): readonly SubdivisionOverride[] =>
  readJson<Overrides<SubdivisionOverride>>(FOLDER, 'subdivisions.json').rows;
