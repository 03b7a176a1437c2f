/**
 * How a country states its accounts. A module in `countries/` calls {@link country} once; nothing here computes.
 *
 * The layout string names each field of the BBAN with its length and its ISO 13616 character class:
 * `bank:3n account:7n check:2n`. The type system reads it, so that neither a misspelt field nor a check over a field
 * that the layout does not have compiles. A field may stand in two classes one after the other: `bank:4a bank:2n`.
 */
import type { Check } from '../src/checks/check.js';
import type { AccountForm } from '../src/forms/account-form.js';
import type { IbanForm } from '../src/forms/iban-form.js';
import type { MemberForm } from '../src/forms/member-form.js';

/** The names that a field of a BBAN can have. */
export type FieldName =
  | 'bank' // the institution
  | 'branch' // the office that keeps the account
  | 'account' // the number that the customer knows
  | 'check' // national check digits of the account or of the whole
  | 'bankCheck' // national check digits of bank and branch
  | 'prefix' // what precedes the account number in a domestic form (CZ, SK)
  | 'type' // kind of account
  | 'currency' // ISO 4217 code within the number
  | 'holder' // identifier of the account holder (IS, BR)
  | 'reserved'; // constant digits

/** ISO 13616: `n` digits, `a` upper-case letters, `c` both. */
type CharacterClass = 'n' | 'a' | 'c';
type Part = `${FieldName}:${number}${CharacterClass}`;

/** A layout string, or `never` where a part of it is no field. */
export type Layout<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First extends Part
    ? [Layout<Rest>] extends [never]
      ? never
      : Text
    : never
  : Text extends Part
    ? Text
    : never;

/** The fields that a layout string names. */
export type FieldsOf<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? FieldsOf<First> | FieldsOf<Rest>
  : Text extends `${infer Name}:${string}`
    ? Extract<Name, FieldName>
    : never;

/** What a country module declares. */
export interface CountryDeclaration<Text extends string = string, Field extends string = FieldName> {
  /** ISO 3166-1 alpha-2 (XK for Kosovo): the prefix of its IBANs. */
  readonly code: string;
  /** ISO 4217: the currency of a domestic payment. */
  readonly currency: string;
  /** `false`: its accounts have no IBAN; the layout is that of bank identifier and account number, the lengths being the greatest. */
  readonly hasIban?: false;
  /** The layout of the BBAN. */
  readonly bban: Text;
  /** National checks, in the order in which they are judged. */
  readonly checks?: readonly Check<Field>[];
  /** What the bank directory is keyed by. Default: `bank`. */
  readonly bankIdentifier?: readonly Field[];
  /** What a domestic scheme calls the bank: `memberId`, or `memberId` and `branchId` split at a field. Default: the bank identifier and the branch. */
  readonly memberId?: readonly Field[];
  /** The fields that people join to it although it does not hold them: they are read, and not written. Default: none. */
  readonly memberIdReads?: readonly Field[];
  /** How it is read where its lengths do not say which field is which. */
  readonly memberForm?: MemberForm<Field>;
  /** What people and messages put in front of it beside the clearing system: `FW` in //FW021000021. */
  readonly memberIdPrefixes?: readonly string[];
  /** Its shortest form, where people leave out leading zeros. Default: the whole length. */
  readonly memberIdFrom?: number;
  /** People and systems do without the branch. */
  readonly branchMayLack?: true;
  /** Domestic payments call the bank by another code than its IBANs do: what is not the IBAN's code is not covered. */
  readonly otherCodeAtHome?: true;
  /** The name of that identifier in ISO 20022 (ExternalClearingSystemIdentification1Code). */
  readonly clearingSystem?: string;
  /** The forms in which people write the account number; the first one is written. The whole BBAN is always read. Default: what the bank identifier leaves of the BBAN. */
  readonly account?: readonly AccountForm<Field>[];
  /** Fields that always hold the same characters. */
  readonly constants?: { readonly [Name in Field]?: string };
  /** What stands in the bank field of an account that no bank keeps: it contradicts no bank identifier. */
  readonly noBank?: string;
  /** The bank field is the first four characters of the bank's BIC. */
  readonly bankIsBicPrefix?: true;
  /** Territories with a country code of their own whose IBANs begin with this code. */
  readonly territories?: readonly string[];
  /** BIC countries, beside its own and those of its territories, whose banks hold its IBANs. */
  readonly bicCountries?: readonly string[];
  /** `false`: its banks issue IBANs, but the IBAN registry does not list it. */
  readonly registered?: false;
}

type Shared =
  | 'bban'
  | 'checks'
  | 'bankIdentifier'
  | 'memberId'
  | 'memberIdReads'
  | 'memberForm'
  | 'memberIdPrefixes'
  | 'memberIdFrom'
  | 'otherCodeAtHome'
  | 'clearingSystem'
  | 'account';

/** What a country with IBANs declares of its accounts at home, where these are no part of the BBAN. */
export interface DomesticDeclaration<Text extends string = string, Field extends string = FieldName>
  extends Pick<CountryDeclaration<Text, Field>, Shared> {
  /** How its accounts become IBANs, and IBANs its accounts. Absent: no IBAN is built of them. */
  readonly iban?: IbanForm<Field>;
}

/** A country as its module declares it. */
export interface DeclaredCountry extends CountryDeclaration<string, string> {
  readonly domestic?: DomesticDeclaration<string, string>;
}

type Domestic =
  | 'memberId'
  | 'memberIdReads'
  | 'memberForm'
  | 'memberIdPrefixes'
  | 'memberIdFrom'
  | 'branchMayLack'
  | 'otherCodeAtHome'
  | 'clearingSystem'
  | 'constants'
  | 'noBank'
  | 'bicCountries';

/** What a rule says that an IBAN alone does without. */
export type DomesticFacts = Pick<DeclaredCountry, Domestic>;

/**
 * What identifiers and engine read of a layout, the IBAN's or the domestic one: the account forms and what only domestic payments ask for have
 * a door of their own, and nothing there reads the currency.
 */
export type CountryRule = Omit<DeclaredCountry, 'account' | 'currency' | 'domestic' | Domestic> &
  Pick<DomesticDeclaration<string, string>, 'iban'>;

/**
 * Declares a country.
 *
 * @example
 * country({ code: 'BE', currency: 'EUR', bban: 'bank:3n account:7n check:2n' })
 */
export function country<const Text extends string, const Home extends string = never>(
  declaration: CountryDeclaration<Text & Layout<NoInfer<Text>>, FieldsOf<Text>> & {
    readonly domestic?: DomesticDeclaration<Home & Layout<NoInfer<Home>>, FieldsOf<Home>>;
  },
): DeclaredCountry {
  return declaration as unknown as DeclaredCountry;
}

/** The examples beside a country: the suite reads them, a bundle drops them. */
export interface CountryExamples {
  /** Published IBANs, the registry's first. */
  readonly valid: readonly string[];
  /** Wrong numbers, each with the code that it raises. */
  readonly invalid: Readonly<Record<string, string>>;
  /** Local details and the IBAN that they make. */
  readonly local?: readonly LocalExample[];
  /** Domestic details of which no IBAN is built, or which are wrong. */
  readonly domestic?: DomesticExamples;
}

export interface LocalExample {
  readonly memberId?: string;
  readonly branchId?: string;
  readonly bic?: string;
  readonly account: string;
  readonly iban: string;
}

/** The examples of a country without IBAN: details as an instruction gives them, wrong ones with the code that they raise. */
export interface DomesticExamples {
  readonly valid: readonly DomesticExample[];
  readonly invalid: readonly (DomesticExample & { readonly code: string })[];
}

export interface DomesticExample {
  readonly memberId?: string;
  readonly branchId?: string;
  readonly account?: string;
}
