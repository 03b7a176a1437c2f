/** Finds BICs in running text: behind a label, or beside an IBAN of their country. Elsewhere a word of eight capital letters is not taken for a BIC. */

import { parse } from '../identifiers/bic.js';
import type { Countries } from '../identifiers/country/countries.js';

/** The most BICs that are read behind one label. */
const MAX_LIST = 8;

const WRITTEN = /[A-Z0-9]{4}[ -]?[A-Z]{2}[ -]?[A-Z0-9]{2}(?:[ -]?(?:XXX|\d{3})|[A-Z0-9]{3})?(?![A-Za-z0-9])/y;

/** A BIC in the text, and its end. */
export interface WrittenBic {
  readonly value: string;
  readonly country: string;
  readonly end: number;
}

/** The BIC that begins at a place; capital letters only, since “required” has the form of one, too. */
export function readBicAt(text: string, at: number): WrittenBic | undefined {
  WRITTEN.lastIndex = at;
  const written = WRITTEN.exec(text)?.[0];
  if (written === undefined) return undefined;
  const result = parse(written);
  if (!result.ok || result.bic.test) return undefined;
  const value = written.replace(/[ -]/g, '');
  // “IBAN DE54” has the form of a BIC in groups
  if (value.startsWith('IBAN')) return undefined;
  return { value, country: result.bic.country, end: at + written.length };
}

/** True for a BIC that cannot be a word: it has a digit, or ends in XXX. */
export const isUnmistakable = (bic: string): boolean => /\d|XXX$/.test(bic);

/** True if the line ends there, or a character follows that ends a value. A word would go on. */
export const endsThere = (text: string, end: number): boolean => /^[ \u00a0]?(?:[,;.)\]|/\r\n]|$)/.test(text.slice(end, end + 2));

/** True if banks with BICs of the first country hold accounts with IBANs of the second. */
export function goesWith(bicCountry: string, ibanCountry: string, countries: Countries): boolean {
  if (bicCountry === ibanCountry) return true;
  const country = countries.withIban(ibanCountry);
  return country !== undefined && [...(country.rule.territories ?? []), ...(country.facts.bicCountries ?? [])].includes(bicCountry);
}

/** The text between an IBAN and its BIC; only a label, if a page was copied without its spaces. */
const BESIDE = /(?: ?\(IBAN\))?(?:[\s,;/|()[\]·•–-]{1,6}|(?=BIC|SWIFT))(?:(?:BIC|SWIFT)[\s:]{1,3})?/iy;
const BEFORE = /(?:^|[^A-Za-z0-9])([A-Z0-9]{8}|[A-Z0-9]{11})[\s,;/|()[\]·•–-]{1,6}(?:IBAN:? ?)?$/;

/** What parts the BICs of a list: a stroke or a comma, or the gap between two columns. */
const NEXT = /[ \u00a0]?[/,;|][ \u00a0]?|[ \u00a0]{2,}|\t+/y;

/** The BICs behind a labelled one, on its line: BIC: COBADEFF / DEUTDEFF. */
export function readBicList(text: string, end: number): readonly (WrittenBic & { readonly start: number })[] {
  const bics: (WrittenBic & { readonly start: number })[] = [];
  for (let at = end; bics.length < MAX_LIST; ) {
    NEXT.lastIndex = at;
    const start = at + (NEXT.exec(text)?.[0].length ?? 0);
    const bic = start === at ? undefined : readBicAt(text, start);
    if (bic === undefined) break;
    bics.push({ ...bic, start });
    at = bic.end;
  }
  return bics;
}

/** A BIC beside an IBAN. */
export interface BicBeside extends WrittenBic {
  readonly start: number;
  /** It stands on the line of the IBAN. */
  readonly isOnLine: boolean;
}

/** The BIC directly behind an IBAN, if their countries fit. */
export function findBehind(text: string, end: number, country: string, countries: Countries): BicBeside | undefined {
  BESIDE.lastIndex = end;
  const between = BESIDE.exec(text)?.[0];
  const start = end + (between ?? text).length;
  const bic = readBicAt(text, start);
  if (between === undefined || bic === undefined || !goesWith(bic.country, country, countries)) return undefined;
  return { ...bic, start, isOnLine: !/[\n\r]/.test(between) };
}

/** The BIC directly before an IBAN, if their countries fit. */
export function findBefore(text: string, start: number, country: string, countries: Countries): BicBeside | undefined {
  const from = Math.max(start - 26, 0);
  const before = BEFORE.exec(text.slice(from, start));
  if (before === null) return undefined;
  const at = from + before.index + before[0].indexOf(before[1] as string);
  const bic = readBicAt(text, at);
  if (bic === undefined || !goesWith(bic.country, country, countries)) return undefined;
  return { ...bic, start: at, isOnLine: !/[\n\r]/.test(text.slice(bic.end, start)) };
}
