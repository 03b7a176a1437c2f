/** The countries for the picker: the likely ones first, and all with their usual names. */
import type { Names } from '../names.js';
import { findMatches, fold, rankOf } from './fold.js';

export interface ListedCountry {
  /** ISO 3166-1 alpha-2 */
  readonly code: string;
  readonly name: string;
  /** Folded. */
  readonly names: readonly string[];
}

/** Usual names that no list of countries has. */
const ALSO: Readonly<Record<string, string>> = {
  AE: 'UAE Emirates Dubai',
  CI: 'Ivory Coast',
  CZ: 'Czech Republic',
  GB: 'UK Britain England Scotland Wales',
  KR: 'South Korea',
  NL: 'Holland',
  TR: 'Turkey Türkiye',
  US: 'USA America',
};

/** The countries, sorted by the rules of the language. Each is found by its name, its English name, and its code. */
export function listedCountries(codes: readonly string[], names: Names, english: Names): readonly ListedCountry[] {
  return names
    .sorted(codes)
    .map(([code, name]) => ({ code, name, names: [code, name, english.country(code), ...(ALSO[code]?.split(' ') ?? [])].map(fold) }));
}

/** The country that a text means: the only one that begins with it, else the only one that contains it. */
export function countryMeant(text: string, countries: readonly ListedCountry[]): string | undefined {
  const query = fold(text);
  if (query === '') return undefined;
  const beginning = countries.filter(({ names }) => (rankOf(query, names) ?? 3) < 2);
  const [only, another] = beginning.length > 0 ? beginning : findCountries(text, countries);
  return another === undefined ? only?.code : undefined;
}

export const findCountries = (text: string, countries: readonly ListedCountry[]): readonly ListedCountry[] =>
  findMatches(fold(text), countries, ({ names }) => names);

/** The most likely countries at the top of the list. */
const MAX_LIKELY = 5;

interface Known {
  readonly recipients: readonly { readonly country: string; readonly currency: string }[];
  /** BCP 47, as the browser has them. */
  readonly languages: readonly string[];
}

/** The countries of the user’s recipients, the most frequent first; those of their languages; those of their recipients’ currencies. */
export function likelyCountries({ recipients, languages }: Known, offered: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { country } of recipients) counts.set(country, (counts.get(country) ?? 0) + 1);
  const ofRecipients = [...counts].sort(([, one], [, other]) => other - one).map(([country]) => country);
  // `USD` is the currency of `US`; the code of a shared currency does not begin with a country
  const ofCurrencies = recipients.map(({ currency }) => currency.slice(0, 2));
  const likely = [...ofRecipients, ...languages.map(regionOf), ...ofCurrencies].filter((code) => offered.includes(code));
  return [...new Set(likely)].slice(0, MAX_LIKELY);
}

/** `AT` of `de-AT`, and `DE` of `de`. */
function regionOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().region ?? '';
  } catch {
    return '';
  }
}
