/**
 * Loads what checks an account: the checks, the texts of their alerts, and the rules of the countries.
 *
 * The gotcha: what could not be loaded is imported again the next time; Chromium fetches it only once the page is loaded anew.
 */
import type { AlertTexts } from '../../rules/texts/alert-texts.js';
import type * as AccountChecks from './account-checks.js';
import type * as BankOfAccount from './bank-of-account.js';
import { areLoaded, loadCountryRules } from './country-rules.js';
import { loadedMessages, loadMessages } from './texts.js';

/** What checks an account, as far as it is loaded. */
export interface Checking {
  readonly entryFindings: typeof AccountChecks.entryFindings;
  readonly messages: AlertTexts;
}

let loaded: typeof AccountChecks | undefined;
let bankOf: typeof BankOfAccount.bankOf | undefined;

/** The checks; undefined until they are loaded. */
export const loadedChecks = (): typeof AccountChecks | undefined => loaded;

/** Loads them. */
export async function loadChecks(): Promise<void> {
  loaded ??= await import('./account-checks.js');
}

/** Finds the bank of an account in a directory; undefined until it is loaded. */
export const loadedBankOf = (): typeof BankOfAccount.bankOf | undefined => bankOf;

/** Loads what finds the bank. */
export async function loadBankOf(): Promise<void> {
  ({ bankOf } = await import('./bank-of-account.js'));
}

/** What has to be there. */
export interface CheckingNeeds {
  readonly countries: readonly string[];
  readonly language: string;
  /** An engine of the page's own may have directories: what finds a bank in them. */
  readonly hasBanks: boolean;
}

/** What checks accounts of these countries and says so in a language; undefined until all of it is loaded. */
export function checkingOf({ countries, language, hasBanks }: CheckingNeeds): Checking | undefined {
  const messages = loadedMessages(language);
  if (loaded === undefined || messages === undefined || !areLoaded(countries) || (hasBanks && bankOf === undefined)) return undefined;
  return { entryFindings: loaded.entryFindings, messages };
}

/** Loads what `checkingOf` asks for, behind what the page does now: whoever clicks into the field or types sees that first. */
export async function loadChecking({ countries, language, hasBanks }: CheckingNeeds): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await Promise.all([loadChecks(), loadMessages(language), loadCountryRules(countries), hasBanks ? loadBankOf() : undefined]);
}
