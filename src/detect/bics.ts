/** Finds BICs in running text: behind a label, or beside an IBAN of their country. Elsewhere a word of eight capital letters is not taken for a BIC. */

import { parse } from '../identifiers/bic.js';
import type { Countries } from '../identifiers/countries.js';

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
  return { value, country: result.bic.country, end: at + written.length };
}

/** True for a BIC that cannot be a word: it has a digit, or ends in XXX. */
export const isUnmistakable = (bic: string): boolean => /\d|XXX$/.test(bic);

/** True if the line ends there, or a character follows that ends a value. A word would go on. */
export const endsThere = (text: string, end: number): boolean => /^[ \u00a0]?(?:[,;.)|/\r\n]|$)/.test(text.slice(end, end + 2));

/** True if banks with BICs of the first country hold accounts with IBANs of the second. */
export function goesWith(bicCountry: string, ibanCountry: string, countries: Countries): boolean {
  if (bicCountry === ibanCountry) return true;
  const country = countries.withIban(ibanCountry);
  return country !== undefined && [...(country.rule.territories ?? []), ...(country.facts.bicCountries ?? [])].includes(bicCountry);
}

/** The text between an IBAN and its BIC; only a label, if a page was copied without its spaces. */
const BESIDE = /(?: ?\(IBAN\))?(?:[\s,;/|()·•–-]{1,6}|(?=BIC|SWIFT))(?:(?:BIC|SWIFT)[\s:]{1,3})?/iy;
const BEFORE = /(?:^|[^A-Za-z0-9])([A-Z0-9]{8}|[A-Z0-9]{11})[\s,;/|()·•–-]{1,6}(?:IBAN:? ?)?$/;

/** The BIC directly behind or before an IBAN, if their countries fit. */
export function findBeside(
  text: string,
  start: number,
  end: number,
  country: string,
  countries: Countries,
): (WrittenBic & { readonly start: number }) | undefined {
  BESIDE.lastIndex = end;
  const behind = end + (BESIDE.exec(text)?.[0].length ?? text.length);
  const after = readBicAt(text, behind);
  if (after !== undefined && goesWith(after.country, country, countries)) return { ...after, start: behind };
  const before = BEFORE.exec(text.slice(Math.max(start - 26, 0), start));
  if (before === null) return undefined;
  const at = Math.max(start - 26, 0) + before.index + before[0].indexOf(before[1] as string);
  const bic = readBicAt(text, at);
  return bic !== undefined && goesWith(bic.country, country, countries) ? { ...bic, start: at } : undefined;
}
