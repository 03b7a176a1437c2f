/**
 * The tax and identity numbers of a country's people and companies. `countries/XX/identifiers.ts` calls {@link creditorIdentifiers} once.
 *
 * An identifier has a layout string as a BBAN has one: `body:9n first:1n second:1n`. Its checks are those of `check-digits/`, over its fields.
 */
import type { NumberCheck } from './check.js';
import type { FieldsOf, LayoutOf, NotInferred } from './layout.js';
import type { CreditorType } from './scheme.js';

/**
 * What an identifier is, in ISO 20022: ExternalPersonIdentification1Code and ExternalOrganisationIdentification1Code.
 * TXID tax identifier, NIDN national identity number, CCPT passport, ARNU alien registration, SOSE social security, COID country's own
 * identifier of a company.
 */
export type IdentifierKind = 'TXID' | 'NIDN' | 'CCPT' | 'ARNU' | 'SOSE' | 'COID';

/** Where an identifier holds the date of birth of its holder. */
export interface BirthDateInside<Field extends string = string> {
  /** The fields that hold it, one after the other. */
  readonly fields: readonly Field[];
  /** How it is written there. Two digits of a year leave the century open: both are accepted. */
  readonly as: 'YYYYMMDD' | 'YYMMDD' | 'DDMMYY' | 'DDMMYYYY';
  /** What may have been added to the month or to the day: for a century, a sex, or a number given for a time. */
  readonly added?: { readonly M?: readonly number[]; readonly D?: readonly number[] };
}

/** An identifier. */
export interface IdentifierDeclaration<Text extends string = string, Field extends string = string> {
  /** What its country calls it: `CPF`. */
  readonly type: string;
  /** Other names that people give it. */
  readonly aliases?: readonly string[];
  readonly kind: IdentifierKind;
  /** Who has one. Default: people and companies. */
  readonly of?: CreditorType;
  /** Letters are made upper case and separators removed before it is read. */
  readonly layout: Text;
  /** Other characters that stand in the place of letters: the RFC has `Ñ&`. Its checks and its pattern read them. */
  readonly letters?: string;
  /** Its shortest form: what is shorter than the layout is filled up with zeros on the left. Default: the whole length. */
  readonly from?: number;
  /** The lengths of the groups that people write, where each may lack its leading zeros: 1-613-584 is 01-0613-0584. */
  readonly groups?: readonly number[];
  /** What people write before it or leave out, the longest first: `DE` of a VAT number. It is no part of the layout. */
  readonly prefixes?: readonly string[];
  /** The same behind it: `MVA`. */
  readonly suffixes?: readonly string[];
  /** What else its text has to match: first digits, ranges. Anchored. */
  readonly pattern?: RegExp;
  /** Wrong check digits are an error, or what `advisory` makes of the check: a warning, an info. */
  readonly checks?: readonly NumberCheck<Field>[];
  readonly birthDate?: BirthDateInside<Field>;
  /** `creditor.taxId` may hold it although it is no tax identifier in name. Default: true for TXID, else false. */
  readonly isTaxId?: boolean;
  /** Read in a source, which `sources` beside the rule names; computed over published examples; or known only: no more than a warning. */
  readonly confidence: 'sourced' | 'verified' | 'known';
}

/** An identifier as its module declares it. */
export type Identifier = IdentifierDeclaration<string, string>;

/** The identifiers of a country's people and companies. */
export interface IdentifierRule {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly identifiers: readonly Identifier[];
  /** There are tax identifiers beside these, of foreigners or from older times: one that no form fits is likely wrong, not certainly. */
  readonly otherTaxIds?: true;
}

/**
 * Declares an identifier. The layout is read by the type system: a check over a field that it does not have does not compile.
 *
 * @example
 * identifier({ type: 'UNP', kind: 'TXID', layout: 'number:8c check:1n', confidence: 'known' })
 */
export function identifier<const Text extends string>(
  declaration: IdentifierDeclaration<Text & LayoutOf<NotInferred<Text>, string>, FieldsOf<Text>>,
): Identifier {
  return declaration as unknown as Identifier;
}

/** Declares the identifiers of a country. */
export const creditorIdentifiers = (
  country: string,
  identifiers: readonly Identifier[],
  others: Pick<IdentifierRule, 'otherTaxIds'> = {},
): IdentifierRule => ({ country, identifiers, ...others });

/** The examples beside the rules, by the type of the identifier. Published or generated, never a real person's. */
export interface IdentifierExamples {
  readonly [type: string]: {
    readonly valid: readonly string[];
    /** Each with what is wrong with it. */
    readonly invalid: Readonly<Record<string, 'INVALID_FORMAT' | 'INCORRECT_CHECK_DIGITS'>>;
  };
}
