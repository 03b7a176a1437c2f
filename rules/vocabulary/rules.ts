/** The rules that an engine takes: countries, settlement systems, recipient methods. */
import type { AccountRule } from './account.js';
import type { IbanRule } from './country.js';
import type { IdentifierRule } from './identifier.js';
import type { MethodRule } from './method.js';
import type { PayoutRule } from './payout.js';
import type { PurposeRule } from './purpose.js';
import type { SchemeRule } from './scheme.js';
import type { CountryTerms } from './terms.js';

/** All that is known about payments to a country, as `payprep/rules/XX` exports it. A part that is absent is not known. */
export interface CountryRules {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly iban?: IbanRule;
  readonly account?: AccountRule;
  readonly identifiers?: IdentifierRule;
  readonly payouts?: PayoutRule;
  readonly purposes?: PurposeRule;
  readonly terms?: CountryTerms;
  /** Its own settlement systems; those of several countries are rules of their own: `SCT`. */
  readonly schemes?: readonly SchemeRule[];
}

/** One rule, as `payprep/rules/*` exports it. */
export type Rule = CountryRules | SchemeRule | MethodRule;
