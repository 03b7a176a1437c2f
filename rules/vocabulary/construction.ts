/**
 * How an IBAN is made where bank identifier and account number are not simply put together.
 *
 * `account.ts` of a country names its construction; `rules/iban-construction/` holds them. Only what builds IBANs loads them: `validate` does
 * without, and so does `payprep/iban`.
 */
import type { CheckTables, Rows, Spans } from './check.js';

/** The constructions that a country can name. */
export type ConstructionName = 'german';

/** The lists of banks with rules of their own that the package links in. */
export type RuledBanks = 'registries/de-iban-rule-banks';

/** What came of bank identifier and account number. */
export type Construction =
  | {
      readonly is: 'built';
      readonly bban: string;
      /** The bank's own rule; absent where the two are put together as they are. */
      readonly rule?: string;
      /** The bank identifier that stands in the IBAN in place of the given one. */
      readonly bankIdentifier?: string;
      /** The BIC that the rule names, for a directory that does not know the bank. */
      readonly bic?: string;
      /** The rule keeps an account number that its tables do not know. */
      readonly isDoubtful?: true;
      /** The rule makes the IBAN even where a national check fails. */
      readonly isUnverified?: true;
    }
  | {
      /** `forbidden`: the bank issues no IBAN for the account. `invalid`: the bank has no such account. `not-covered`: nobody here knows. */
      readonly is: 'forbidden' | 'invalid' | 'not-covered';
      readonly rule?: string;
      /** The bank identifier that took the place of a closed one. */
      readonly bankIdentifier?: string;
    };

/** What makes the BBANs of a country. Never throws. */
export interface Construct {
  /** True where this bank, by the text of its field, has a rule of its own. Where it has none, its BBAN is made as it is. */
  hasRule(bank: string, tables?: CheckTables): boolean;
  /** Makes the BBAN of an IBAN from the fields of a BBAN as a domestic payment gives them. */
  make(bban: string, tables?: CheckTables): Construction;
}

export interface ConstructionRule {
  /** The dataset that lists the banks with rules of their own. Without the rules, no IBAN is built for these. */
  readonly list: RuledBanks;
  /** The dataset of the rules. */
  readonly rules: string;
  /** Binds it to a layout. `listed` has the rows of {@link list}. */
  compile(spans: Spans, listed: () => Rows): Construct;
}
