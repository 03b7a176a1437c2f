/**
 * The country of a name, in any language that the list has, short or long: `Iran`, `Islamic Republic of Iran`, `Iran (Islamic Republic of)`.
 *
 * The gotcha: of three pairs of countries the short name says one, and the long name may say the other: Congo, Korea, China.
 */

import countryNames from '../../reference-data/registries/country-names.json' with { type: 'json' };
import {
  countryArticle,
  formOfState,
  otherCountryNames,
  regionBehindCountry,
  sharedShortNames,
  wordsInFull,
} from '../../rules/addresses/country-names.js';
import { otherScripts } from '../../rules/addresses/scripts.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import { type AddressRow, nameKey, splitNames } from './facts.js';
import { pattern } from './patterns.js';
import { type AddressPiece, fold } from './text.js';

const OTHER_SCRIPT = /* @__PURE__ */ pattern(() => `[${otherScripts}]`);

/** Name → country. The names in other scripts take as long to fold as all the others, and few addresses ask for them. */
function indexOfNames(isOther: boolean): ReadonlyMap<string, string> {
  const index = new Map<string, string>();
  for (const [country, text] of [...(countryNames.rows as readonly AddressRow[]), ...Object.entries(otherCountryNames)]) {
    const hasOther = OTHER_SCRIPT().test(text ?? '');
    if (!country || (isOther && !hasOther)) continue;
    for (const name of splitNames(text)) if (!hasOther || OTHER_SCRIPT().test(name) === isOther) index.set(nameKey(name), country);
  }
  return index;
}
const countriesByLatinName = /* @__PURE__ */ lazy(() => indexOfNames(false));
const countriesByOtherName = /* @__PURE__ */ lazy(() => indexOfNames(true));

const MAX_NAME = 70;

export const countryOfName = (text: string): string | undefined =>
  text.length > MAX_NAME ? undefined : (countryOfWords(text) ?? countryOfWordsInBrackets(text) ?? countryOfNameAndCode(text));

/** `Chile CL` */
function countryOfNameAndCode(text: string): string | undefined {
  const code = / ([A-Z]{2})$/.exec(text)?.[1];
  return code !== undefined && countryOfWords(text.slice(0, -code.length).trimEnd()) === code ? code : undefined;
}

const ARTICLE = /* @__PURE__ */ pattern(() => `^${countryArticle} `, 'i');
const FORM_OF_STATE = /* @__PURE__ */ pattern(() => formOfState);

const REGION_BEHIND = /* @__PURE__ */ pattern(() => regionBehindCountry);
const IN_FULL = /* @__PURE__ */ lazy(() => wordsInFull.map(([pattern, inFull]) => [new RegExp(pattern, 'gi'), inFull] as const));

const known = (name: string): string | undefined =>
  (OTHER_SCRIPT().test(name) ? countriesByOtherName() : countriesByLatinName()).get(nameKey(name));

/** `The Gambia`, `Republic of Kenya`, `St. Vincent & the Grenadines`, `El Salvador C.A.` */
function countryOfWords(text: string): string | undefined {
  const name = text.replace(ARTICLE(), '').replace(REGION_BEHIND(), '');
  const inFull = IN_FULL().reduce((words, [pattern, inFull]) => words.replace(pattern, inFull), name);
  return known(text) ?? known(name) ?? (inFull === name ? undefined : known(inFull)) ?? countryOfLongName(name);
}

function countryOfLongName(name: string): string | undefined {
  const [form = ''] = FORM_OF_STATE().exec(fold(name)) ?? [];
  const country = form === '' ? undefined : known(name.slice(form.length));
  const [other, word] = sharedShortNames[country ?? ''] ?? [];
  return word !== undefined && new RegExp(word).test(form) ? other || undefined : country;
}

/** `Bahamas (the)`, `Bolivia (Plurinational State of)`, `Switzerland (CH)`. */
const IN_BRACKETS = /^(.+?) ?[([]([^()[\]]+)[)\]]?$/;
const ARTICLE_BEHIND = /* @__PURE__ */ pattern(() => ` ?\\(${countryArticle}\\)`, 'i');

function countryOfWordsInBrackets(text: string): string | undefined {
  if (!/[([]/.test(text)) return undefined;
  const name = text.replace(ARTICLE_BEHIND(), '');
  const [, before = '', inside = ''] = IN_BRACKETS.exec(name) ?? [];
  if (before === '') return countryOfWords(name);
  const country = countryOfWords(before);
  const isTwice = country !== undefined && (countryOfWords(inside) === country || inside === country);
  return countryOfWords(`${inside} ${before}`) ?? (isTwice ? country : undefined);
}

/** The country of a name with a comma inside: `Korea, Republic of`, `Bonaire, Sint Eustatius and Saba`, `Jersey, C.I.` */
export function countryOfTwoPieces(first: AddressPiece | undefined, second: AddressPiece | undefined): string | undefined {
  if (first === undefined || second === undefined || first.line !== second.line) return undefined;
  const name = REGION_BEHIND().test(`, ${second.text}`) ? first.text : `${second.text} ${first.text}`;
  return countryOfName(name) ?? known(`${first.text} ${second.text}`);
}
