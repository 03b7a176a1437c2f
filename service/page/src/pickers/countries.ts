/** Countries as people look for them: those that are likely first, and by any name that they have. */
import type { Names } from '../names.js';
import { findMatches, fold, rankOf } from './fold.js';

export interface ListedCountry {
  /** ISO 3166-1 alpha-2 */
  readonly code: string;
  readonly name: string;
  /** Folded. */
  readonly names: readonly string[];
}

/** What people say, though no list of countries does. */
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

/** In the order of the language; each is found by its name in it, by its English one, and by its code. */
export function listedCountries(codes: readonly string[], names: Names, english: Names): readonly ListedCountry[] {
  return names
    .sorted(codes)
    .map(([code, name]) => ({ code, name, names: [code, name, english.country(code), ...(ALSO[code]?.split(' ') ?? [])].map(fold) }));
}

/** The one that somebody meant who has typed this and gone on: the only one that begins like it, or has it anywhere. */
export function countryMeant(text: string, countries: readonly ListedCountry[]): string | undefined {
  const query = fold(text);
  if (query === '') return undefined;
  const beginning = countries.filter(({ names }) => (rankOf(query, names) ?? 3) < 2);
  const [only, another] = beginning.length > 0 ? beginning : findCountries(text, countries);
  return another === undefined ? only?.code : undefined;
}

export const findCountries = (text: string, countries: readonly ListedCountry[]): readonly ListedCountry[] =>
  findMatches(fold(text), countries, ({ names }) => names);

/** More are a second list to read. */
const MOST_LIKELY = 5;

interface Known {
  readonly recipients: readonly { readonly country: string; readonly currency: string }[];
  /** BCP 47, as the browser has them. */
  readonly languages: readonly string[];
}

/** Those of the user's recipients, the most frequent first; those of their languages; those whose money their recipients get. */
export function likelyCountries({ recipients, languages }: Known, offered: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { country } of recipients) counts.set(country, (counts.get(country) ?? 0) + 1);
  const ofRecipients = [...counts].sort(([, one], [, other]) => other - one).map(([country]) => country);
  // `USD` is the money of `US`; a currency of a union begins with no country
  const ofCurrencies = recipients.map(({ currency }) => currency.slice(0, 2));
  const likely = [...ofRecipients, ...languages.map(regionOf), ...ofCurrencies].filter((code) => offered.includes(code));
  return [...new Set(likely)].slice(0, MOST_LIKELY);
}

/** `AT` of `de-AT`, and `DE` of `de`. */
function regionOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().region ?? '';
  } catch {
    return '';
  }
}
