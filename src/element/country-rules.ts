/**
 * The rules that the element goes by: IBANs of every country, and of each country that was asked for all the rest. A country is a chunk of its own.
 *
 * The gotcha: what is known of a country that is not loaded is nothing. Whoever asks loads first, the countries of `countriesWith`.
 */
import { ibans } from '../../rules/index/ibans.js';
import { internationalSchemes } from '../../rules/index/international-schemes.js';
import { methods } from '../../rules/index/methods.js';
import { byCode } from '../../rules/vocabulary/by-code.js';
import { creditorRules } from '../../rules/vocabulary/creditor.js';
import type { PurposeRule } from '../../rules/vocabulary/purpose.js';
import type { CountryRules } from '../../rules/vocabulary/rules.js';
import type { CountryTerms } from '../../rules/vocabulary/terms.js';
import { type FormatAsTyped, formatterWith } from '../form/formatter.js';
import type { PublishedTables } from '../rules-and-data/create-engine-data.js';
import { RuleSet } from '../rules-and-data/rules.js';
import { countryModules, sharedRules } from './country-modules.js';

const loaded = /* @__PURE__ */ new Map<string, CountryRules>();
let ruleSet: RuleSet | undefined;
const NO_TABLES: PublishedTables = {};
let tables: PublishedTables | undefined;

const isKnown = (code: string): boolean => Object.hasOwn(countryModules, code);

/** Those of these that have rules, and those whose rules hold for them, too. Any text may be among them. */
function countriesWith(codes: readonly string[]): readonly string[] {
  const all = codes.flatMap((code) => [code, ...(Object.hasOwn(sharedRules, code) ? (sharedRules[code] ?? []) : [])]);
  return [...new Set(all)].filter(isKnown);
}

/** True where all that there is to know of these countries is loaded. */
export const areLoaded = (codes: readonly string[]): boolean =>
  countriesWith(codes).every((code) => loaded.has(code)) && (tables !== undefined || !needsTables(codes));

/** Loads the rules of these countries. What could not be loaded is imported again the next time; Chromium fetches it only once the page is loaded anew. */
export async function loadCountryRules(codes: readonly string[]): Promise<void> {
  const missing = countriesWith(codes).filter((code) => !loaded.has(code));
  const found = await Promise.all(missing.map(async (code) => (await countryModules[code]?.())?.[code]));
  for (const rules of found) if (rules !== undefined) loaded.set(rules.code, rules);
  if (missing.length > 0) ruleSet = undefined;
  if (tables === undefined && needsTables(codes)) tables = (await import('../directory/published-tables.js')).publishedTables;
}

/** Of one kind and precedence, systems are named in the order of their codes. */
function makeRuleSet(): RuleSet {
  const countries = [...loaded.values()];
  const own = countries.flatMap(({ schemes = [] }) => schemes);
  const schemes = [...Object.values(internationalSchemes), ...own].sort((one, other) => (one.code < other.code ? -1 : 1));
  return new RuleSet(
    {
      ibans,
      accounts: byCode(countries.flatMap(({ account }) => account ?? [])),
      creditors: creditorRules(
        countries.flatMap(({ identifiers }) => identifiers ?? []),
        countries.flatMap(({ payouts }) => payouts ?? []),
      ),
      schemes: byCode(schemes),
      methods,
    },
    true,
  );
}

/** The rules that are loaded. Another one for more countries. */
export function loadedRules(): RuleSet {
  ruleSet ??= makeRuleSet();
  return ruleSet;
}

/** The rules of one country. */
export const rulesOf = (code: string): CountryRules | undefined => loaded.get(code);

/** What the countries that are loaded call the members of a payment. */
export const loadedTerms = (): Readonly<Record<string, CountryTerms>> =>
  Object.fromEntries([...loaded].flatMap(([code, { terms }]) => (terms === undefined ? [] : [[code, terms]])));

/** The purposes that payments to the countries that are loaded have to say. */
export const loadedPurposes = (): Readonly<Record<string, PurposeRule>> =>
  Object.fromEntries([...loaded].flatMap(([code, { purposes }]) => (purposes === undefined ? [] : [[code, purposes]])));

/** Formats what is typed by the rules that are loaded. */
export const formatByLoaded: FormatAsTyped = /* @__PURE__ */ formatterWith(loadedRules);

/** The tables that checks of the rules name, as far as a country that is loaded needs them. */
export const loadedTables = (): PublishedTables => tables ?? NO_TABLES;

/** True where a check of the account numbers of a country looks something up in a table that the package holds. */
const needsTables = (codes: readonly string[]): boolean =>
  countriesWith(codes).some((code) => loaded.get(code)?.account?.inIban?.checks?.some(({ needs }) => needs?.some(isPublished)));

const isPublished = (dataset: string): boolean => dataset.startsWith('registries/');
