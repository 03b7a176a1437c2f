/** Look-ups over datasets and rules about addresses: names of countries, subdivisions and towns, layouts. Each table is read at its first use. */
import layouts from '../../reference-data/registries/address-layouts.json' with { type: 'json' };
import countryNames from '../../reference-data/registries/country-names.json' with { type: 'json' };
import subdivisionNames from '../../reference-data/registries/subdivision-names.json' with { type: 'json' };
import { otherNamesOfTowns, provincesNamedAfterTowns, regionsNamedAfterTowns } from '../../rules/addresses/chief-towns.js';
import {
  counties,
  countiesInWords,
  countriesOfStateCodes,
  namedAfterNoTown,
  otherSubdivisions,
  placesBeforeSubdivision,
  territories,
  townsAsSubdivisions,
} from '../../rules/addresses/countries.js';
import { subdivisionEndings, subdivisionsBehindName } from '../../rules/addresses/districts.js';
import { largeTowns } from '../../rules/addresses/large-towns.js';
import { latinScript } from '../../rules/addresses/scripts.js';
import { beginsName, belongsToNext } from '../../rules/addresses/town-names.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import { pattern, patternsOf } from './patterns.js';
import { anyOf, fold, isAscii } from './text.js';

export type AddressRow = readonly (string | null)[];

/** A name without case, accents, spaces and punctuation. */
export const nameKey = (text: string): string =>
  // an address asks for thirty of them, and a pattern for ASCII is sooner done than one for all scripts
  isAscii(text) ? text.toLowerCase().replace(/[^a-z\d]+/g, '') : fold(text).replace(NO_PART_OF_NAME(), '');
const NO_PART_OF_NAME = /* @__PURE__ */ lazy(() => /[^\p{L}\p{N}\p{M}]/gu);

export const splitNames = (text: string | null | undefined): readonly string[] => (text ? text.split('|') : []);

const englishNames = /* @__PURE__ */ lazy(
  () =>
    new Map(
      (countryNames.rows as readonly AddressRow[]).map(([country, text]) => [
        country,
        splitNames(text).find((name) => !name.includes(',')),
      ]),
    ),
);

/** The English name. */
export const nameOfCountry = (country: string): string | undefined => englishNames().get(country);

const countryCodes = /* @__PURE__ */ lazy(() => new Set((countryNames.rows as readonly AddressRow[]).map(([country]) => country)));

export const isCountryCode = (text: string): boolean => countryCodes().has(text);

/** A text, where it is the code of a country. */
export const countryCodeOf = (text: string | undefined): string | undefined =>
  text !== undefined && isCountryCode(text) ? text : undefined;

const layoutsByCountry = /* @__PURE__ */ lazy(
  () => new Map((layouts.rows as readonly AddressRow[]).map(([country, layout]) => [country, layout ?? ''])),
);

/** The order of the parts in an address of the country: `A` street, `Z` post code, `C` town, `S` subdivision, a space between lines: `A ZC`. Empty where no source says. */
export const layoutOf = (country: string): string => layoutsByCountry().get(country) ?? '';

const subdivisionRows = (): readonly AddressRow[] => [
  ...(subdivisionNames.rows as readonly AddressRow[]),
  ...Object.entries(otherSubdivisions),
  ...Object.entries(counties),
  ...Object.entries(provincesNamedAfterTowns),
];

/** Country → the keys of its subdivisions, which are made when it is first asked for. */
const subdivisions = /* @__PURE__ */ lazy(() => {
  const texts = new Map<string, AddressRow>();
  for (const [country, text = null] of subdivisionRows()) texts.set(country ?? '', [...(texts.get(country ?? '') ?? []), text]);
  return new Map([...texts].map(([country, each]) => [country, lazy(() => new Set(each.flatMap(splitNames).flatMap(keysOfSubdivision)))]));
});

/** `EDO`, `MIE` are names and look like codes. */
const keysOfSubdivision = (name: string): readonly string[] => [subdivisionKey(name), ...(name.length === 3 ? [name.toUpperCase()] : [])];

/** The key of a subdivision: a code in capitals as it is, `RJ`; a name folded. */
const subdivisionKey = (name: string): string => (isSubdivisionCodeForm(withoutDots(name)) ? withoutDots(name) : nameKey(name));
const isSubdivisionCodeForm = (text: string): boolean => /^[A-Z\d]{2,3}$/.test(text);
/** `D.C.`, `N.S.W.`, `Jal.` */
const withoutDots = (text: string): string =>
  /^(?:[A-Z]\.){1,2}[A-Z]\.?$|^[A-Z](?:[a-z]{1,2}|[A-Z]{2})\.$/.test(text) ? text.replaceAll('.', '').toUpperCase() : text;

/** The kind of subdivision behind its name: `Gyeonggi-do`, `Osaka-fu`, `Shandong Province`. */
const KIND_OF_SUBDIVISION = /* @__PURE__ */ pattern(() => `-${anyOf(subdivisionEndings)}$| ${anyOf(subdivisionsBehindName)}$`, 'i');

/** True for the code or the name of a subdivision of the country. */
export const isSubdivision = (text: string, country: string): boolean =>
  subdivisions()
    .get(country)?.()
    .has(subdivisionKey(text.replace(KIND_OF_SUBDIVISION(), ''))) === true || isCountyInWords(text, country);

const countyPatternOf = /* @__PURE__ */ patternsOf(countiesInWords);

/** `N Yorks`, `Carmarthenshire`. */
function isCountyInWords(text: string, country: string): boolean {
  const found = countyPatternOf(country)?.exec(fold(text)) ?? undefined;
  return found !== undefined && (found[1] === undefined || isSubdivision(found[1], country));
}

const KNOWN_LETTERS = /* @__PURE__ */ pattern(() => `^[${latinScript}\\P{L}]*$`);

/** True where the names of the subdivisions are known as the text has them: those in the letters of the list, of countries that have one. */
export const knowsSubdivisions = (text: string, country: string): boolean => subdivisions().has(country) && KNOWN_LETTERS().test(text);

export function isSubdivisionCode(text: string, country: string): boolean {
  // `dallas tx`, `Portland Or`
  const code = withoutDots(/^[a-z]{2,3}$|^[A-Z][a-z]$/.test(text) ? text.toUpperCase() : text);
  return /^[A-Z]{2,3}$/.test(code) && isSubdivision(code, country);
}

/** True for the code of a state that is written where others write the code of a country. */
export const isStateCode = (text: string): boolean => countriesOfStateCodes.some((country) => isSubdivisionCode(text, country));

/** Looks names up in a table of a text a country, which is read when the country is first asked for. */
function nameLookup(...tables: readonly Readonly<Record<string, string>>[]): (text: string, country: string) => boolean {
  const known = new Map<string, ReadonlySet<string>>();
  return (text, country) => {
    const keys = known.get(country) ?? new Set(tables.flatMap((table) => splitNames(table[country]).map(nameKey)));
    known.set(country, keys);
    return keys.size > 0 && keys.has(nameKey(text));
  };
}

/** True for a region whose name is that of no town. */
export const isRegion = /* @__PURE__ */ nameLookup(otherSubdivisions);

/** True for a subdivision that stands behind a town and is no part of its name, where others are named after towns. */
export const isNoPartOfTown = /* @__PURE__ */ nameLookup(namedAfterNoTown);

/** True for a region that has the name of its chief town: which of the two is meant where another town stands before it, nothing says. */
export const isRegionOrTown = /* @__PURE__ */ nameLookup(regionsNamedAfterTowns);

/** True for a subdivision with the name of a town, which stands for the town where it alone is named. */
export const isNameOfTown = /* @__PURE__ */ nameLookup(regionsNamedAfterTowns, otherNamesOfTowns);

/** True for a subdivision that people mean as a town: Cairo, Seoul. */
export const isTownAsSubdivision = /* @__PURE__ */ nameLookup(townsAsSubdivisions);

/** True for one of the few largest towns of the country, too. */
export const isLargeTown = /* @__PURE__ */ nameLookup(largeTowns, townsAsSubdivisions);

const beforeSubdivisionIn = /* @__PURE__ */ patternsOf(placesBeforeSubdivision);

/** Whether a province stands behind the text, and not the town of that name. */
export const isProvinceBehind = (before: string, country: string): boolean => beforeSubdivisionIn(country)?.test(before) === true;

/** The country that a territory belongs to: France for Mayotte. */
export const parentOf = (country: string): string | undefined =>
  Object.keys(territories).find((parent) => territories[parent]?.includes(country));

/** True where one is a territory of the other. */
export const areRelated = (one: string, other: string): boolean => parentOf(one) === other || parentOf(other) === one;

/** Words that belong to the name behind them: New Mexico, Ciudad de Panamá. */
export const belongsBefore = (folded: string): boolean => BELONGS_BEFORE().test(folded);
const BELONGS_BEFORE = /* @__PURE__ */ pattern(() => `(?:^|[ -])${anyOf(belongsToNext)}$`);

/** First words of a name that asks for more: `San`, `Port`, `Valle del`. */
export const asksForMore = (folded: string): boolean => BEGINS_NAME().test(folded);
const BEGINS_NAME = /* @__PURE__ */ pattern(() => `(?:^|[ -])${anyOf(beginsName)}\\.?$`);

/** Key of a name → the countries that have it. */
function countriesByKey(...tables: readonly (readonly AddressRow[])[]): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, Set<string>>();
  for (const [country, text] of tables.flat()) {
    for (const name of splitNames(text)) {
      const key = nameKey(name);
      index.set(key, (index.get(key) ?? new Set()).add(country ?? ''));
    }
  }
  return new Map([...index].map(([key, countries]) => [key, [...countries]]));
}

const townIndex = /* @__PURE__ */ lazy(() => countriesByKey(Object.entries(largeTowns), Object.entries(townsAsSubdivisions)));

/** The countries of which it is one of the largest towns. */
export const countriesOfTown = (text: string): readonly string[] => townIndex().get(nameKey(text)) ?? [];

const subdivisionIndex = /* @__PURE__ */ lazy(() => countriesByKey(subdivisionRows()));

/** The countries that have a subdivision of this name. */
export const countriesOfSubdivision = (text: string): readonly string[] => subdivisionIndex().get(nameKey(text)) ?? [];
