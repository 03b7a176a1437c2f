/** A text with its parameters filled in: that of an alert, or of a form that has texts of its own. */
import { languageOfShortNames, withArticle, withCapitalArticle } from '../../rules/words/articles.js';
import { memoize } from '../rules-and-data/memoize.js';

/**
 * Fills the parameters into a text. One that is not given stays a name in braces; where it stands in brackets, these are left out.
 * Where it is a word of ours, the text has the language's own for each: `{reason: initials=Initialen; placeholder=Platzhalter}`.
 * Of a code that has its written name beside it, `byName` beside `by`, the name. Where it is a day, the text names the language that writes it: `{from: date de}`;
 * where it may be the code of a country, the language that names it, `{country: place de}`: the names are the platform's, and where it has none the code stands.
 * Where it may be either, words come first: `{by: payment=eine Zahlung; place de}`. Words around the name spare the article or the case that a
 * sentence would need: `{by: place fr ce pays (…)}`.
 *
 * @example
 * fill('No country has the code {country}.', { country: 'ZZ' }) // 'No country has the code ZZ.'
 */
export const fill = (text: string, params: Readonly<Record<string, unknown>>): string => fillNaming(text, params, nameOnPlatform);

/** The same with names of countries that do not depend on the platform. */
export const fillNaming = (text: string, params: Readonly<Record<string, unknown>>, nameOf: NameOfCountry): string =>
  text
    .replace(/(?: \(|（)[^(){}]{0,40}\{(\w{1,20})(?:: [^{}]{1,400})?\}\??[)）]/g, (place, name: string) =>
      isGiven(params[name]) ? place : '',
    )
    .replace(/\{(\w{1,20})(?:: ([^{}]{1,400}))?\}/g, (_, name: string, words: string | undefined, at: number) => {
      const value = params[`${name}Name`] ?? params[name];
      if (!isGiven(value)) return `{${name}}`;
      const written = wordedBy(words, String(value), nameOf);
      return at === 0 ? withCapitalArticle(written) : written;
    });

/** What the country of a code is called in a language, BCP 47; undefined where that is not known. */
export type NameOfCountry = (code: string, language: string) => string | undefined;

function wordedBy(words: string | undefined, value: string, nameOf: NameOfCountry): string {
  if (words === undefined) return value;
  if (words.startsWith(DATE)) return dateIn(words.slice(DATE.length), value);
  const word = wordFor(value, words);
  const [, language, around = '…'] = word === value ? (PLACE.exec(words) ?? []) : [];
  if (language === undefined || !COUNTRY.test(value)) return word;
  return around.replace('…', () => withArticle(nameOf(value, language) ?? value, language));
}

const DATE = 'date ';
const PLACE = /(?:^|; )place ([\w-]{2,9})(?: ([^…]{0,40}…[^…]{0,9}))?$/;
const COUNTRY = /^[A-Z]{2}$/;

/** Not every platform has them. */
const placeNames = /* @__PURE__ */ memoize((language) =>
  typeof Intl.DisplayNames === 'function'
    ? new Intl.DisplayNames(language, { type: 'region', style: language === languageOfShortNames ? 'short' : 'long' })
    : undefined,
);

const nameOnPlatform: NameOfCountry = (code, language) => placeNames(language)?.of(code);

/** `2026-11-15` as people of a language write the day; any other value as it is. */
function dateIn(language: string, value: string): string {
  const day = /^\d{4}-\d\d-\d\d$/.test(value) ? new Date(value) : undefined;
  if (day === undefined || Number.isNaN(day.getTime())) return value;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** `a=b; c=d`: what the language has for a word of ours; the word itself where it has none. */
const wordFor = (word: string, words: string): string =>
  words
    .split('; ')
    .find((pair) => pair.startsWith(`${word}=`))
    ?.slice(word.length + 1) ?? word;
