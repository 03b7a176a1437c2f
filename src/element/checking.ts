/**
 * Loads what checks an account: the checks, the texts of their alerts, the rules of the countries, and the tables that these look something up in.
 *
 * The gotcha: what could not be loaded is imported again the next time; Chromium fetches it only once the page is loaded anew.
 */
import type { AlertTexts } from '../../rules/texts/alert-texts.js';
import type { Check } from '../payment/check.js';
import type { PublishedTables } from '../rules-and-data/create-engine-data.js';
import type * as AccountChecks from './account-checks.js';
import type * as BankOfAccount from './bank-of-account.js';
import { areLoaded, loadCountryRules, needsTables } from './country-rules.js';
import { loadedMessages, loadMessages } from './texts.js';

/** What checks an account, as far as it is loaded. */
export interface Checking {
  readonly entryFindings: typeof AccountChecks.entryFindings;
  readonly messages: AlertTexts;
}

let loaded: typeof AccountChecks | undefined;
let tables: PublishedTables | undefined;
let bankOf: typeof BankOfAccount.bankOf | undefined;

const NO_CHECKS: readonly Check[] = [];
const NO_TABLES: PublishedTables = {};

/** What an engine checks by. */
export const loadedChecks = (): { readonly checks: readonly Check[]; readonly tables: PublishedTables } => ({
  checks: loaded?.accountChecks ?? NO_CHECKS,
  tables: tables ?? NO_TABLES,
});

/** Finds the bank of an account in a directory; undefined until it is loaded. */
export const loadedBankOf = (): typeof BankOfAccount.bankOf | undefined => bankOf;

/** Loads what finds the bank. */
export async function loadBankOf(): Promise<void> {
  ({ bankOf } = await import('./bank-of-account.js'));
}

const hasTables = (countries: readonly string[]): boolean => tables !== undefined || !needsTables(countries);

/** What checks accounts of these countries and says so in a language; undefined until all of it is loaded. */
export function checkingOf(countries: readonly string[], language: string): Checking | undefined {
  const messages = loadedMessages(language);
  if (loaded === undefined || messages === undefined || !areLoaded(countries) || !hasTables(countries)) return undefined;
  return { entryFindings: loaded.entryFindings, messages };
}

/** Loads what `checkingOf` asks for. */
export async function loadChecking(countries: readonly string[], language: string): Promise<void> {
  [loaded] = await Promise.all([import('./account-checks.js'), loadMessages(language), loadCountryRules(countries)]);
  if (!hasTables(countries)) tables = (await import('../directory/published-tables.js')).publishedTables;
}
