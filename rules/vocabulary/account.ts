/**
 * How a country writes accounts in domestic payments: bank identifier, account number, and how they become an IBAN.
 *
 * `countries/XX/account.ts` calls {@link localAccount} where the country has IBANs, else {@link accountWithoutIban}.
 */
import type { AccountForm } from './account-form.js';
import type { Check, TableCheck } from './check.js';
import type { ConstructionName } from './construction.js';
import type { IbanRule } from './country.js';
import type { IbanForm } from './iban-form.js';
import type { FieldsOf, Layout, NotInferred } from './layout.js';
import type { MemberForm } from './member-form.js';

/** What domestic payments call the parts of an account, over the fields of one layout. */
export interface AccountFacts<Field extends string = string> {
  /** What a domestic scheme calls the bank: `memberId`, or `memberId` and `branchId` split at a field. Default: the bank identifier and the branch. */
  readonly memberId?: readonly Field[];
  /** Fields that people append to the bank identifier although it does not hold them: they are read, and written where they were given so. Default: none. */
  readonly memberIdReads?: readonly Field[];
  /** How the bank identifier is read, where its length does not show which field is which. */
  readonly memberForm?: MemberForm<Field>;
  /** What people write before the bank identifier, beside the name of the clearing system and Swift's letters for it. Default: nothing. */
  readonly memberIdPrefixes?: readonly string[];
  /** The shortest length that is accepted, where people drop some leading zeros. Default: the whole length. Where only spreadsheets drop them, and drop all,
   * `normalizeMemberId` is `lostZeros` (account-forms). */
  readonly memberIdFrom?: number;
  /** The bank identifier as people write it → its fields in their order: where a hyphen shows that they are the other way round, or a check digit follows. */
  readonly normalizeMemberId?: (written: string) => string;
  /**
   * The fields of the bank identifier by which `code-ranges/XX` knows the bank, where the identifier does not hold the code of the bank that stands in the IBAN.
   * They are asked only where no BIC is given.
   */
  readonly bankInRanges?: readonly Field[];
  /** The branch is optional: people and systems leave it out. */
  readonly branchMayLack?: true;
  /** People know bank and branch as two numbers; elsewhere the bank identifier contains both. */
  readonly branchApart?: true;
  /** The length of a code of the bank that no payment writes together with a branch: the branch has a field of its own. */
  readonly bankAlone?: number;
  /**
   * Domestic payments know the bank by other codes, too, than those that the layout reads: none of them is covered. A list says how many digits these codes
   * have, none where no such code is known; what has none of the forms is then a warning. `digits`: they have digits alone, it is not known how many. `true`: it is not known what they look like.
   */
  readonly otherDomesticCode?: true | 'digits' | readonly number[];
  /** The name of the bank identifier in ISO 20022 (ExternalClearingSystemIdentification1Code). */
  readonly clearingSystem?: string;
  /**
   * The forms in which people write the account number; the first one is written. The whole BBAN is always read.
   *
   * Absent: it is not known how people write it. Then an IBAN can be built of what the bank identifier leaves of the BBAN, but no account number
   * is wrong, and no check runs over it: a country with such checks has to declare its forms.
   */
  readonly forms?: readonly AccountForm<Field>[];
  /** Fields that hold the same characters in every account. */
  readonly constants?: { readonly [Name in Field]?: string };
  /** The code in the bank field of an account that names no bank: it goes with any bank identifier. */
  readonly noBank?: string;
  /** How an IBAN is made of the details, where they are not simply put together. See `rules/iban-construction/`. */
  readonly construction?: ConstructionName;
  /** National checks, in the order in which they run. Over the fields of an IBAN: those that need a published table, after those of `iban.ts`. */
  readonly checks?: readonly (Check<Field> | TableCheck<Field>)[];
  /**
   * Fields that do not say which account it is, and that two notations of one may have or lack: the letters of the bank before a sort code, the owner.
   * Default: none.
   */
  readonly notOfAccount?: readonly Field[];
  /** Accounts of different types may have the same number: the type is a part of what names the account. */
  readonly isNumberedByType?: true;
  /** Where the number says in which currency the account is kept. */
  readonly currencyInNumber?: CurrencyInNumber<Field>;
  /** BIC countries, beside its own and those of its territories, whose banks hold its accounts. */
  readonly bicCountries?: readonly string[];
}

/**
 * Where an account number says in which currency the account is kept.
 *
 * The gotcha: a payment in another currency is common, and most banks exchange it.
 */
export interface CurrencyInNumber<Field extends string = string> {
  /** The fields that hold it, one after the other. */
  readonly fields: readonly [Field, ...Field[]];
  /** Where in them, 0-based, end exclusive. Default: all of it. */
  readonly slice?: readonly [from: number, to: number];
  /** What is written there → ISO 4217. Default: the code itself. A code that is not listed says nothing. */
  readonly codes?: Readonly<Record<string, string>>;
  /** `warning`: banks refuse another currency. `info`: they exchange it. */
  readonly severity: 'warning' | 'info';
}

/** A layout of bank identifier and account number that is no part of an IBAN. Its lengths are the greatest that occur. */
export interface DomesticLayout<Text extends string = string, Field extends string = string> extends AccountFacts<Field> {
  readonly bban: Text;
  /** The fields that the bank directory is keyed by. Default: `bank`. */
  readonly bankIdentifier?: readonly Field[];
  /** How such an account becomes an IBAN, and back. Absent: no IBAN is built of it. */
  readonly iban?: IbanForm<Field>;
}

/** A domestic layout as the engine reads it, beside the rules of IBANs. */
export interface DomesticRule extends DomesticLayout {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** Its BBAN is not that of an IBAN. */
  readonly hasIban: false;
}

/** A layout with its checks: that of a country's IBANs, or a domestic one. */
export type CountryRule = Omit<IbanRule, 'checks'> & Partial<Pick<DomesticRule, 'hasIban' | 'iban' | 'checks'>>;

/** What is known of the accounts of a country. */
export interface AccountRule {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** ISO 4217: the currency of a domestic payment. */
  readonly currency: string;
  /** Over the fields of its IBANs; absent where the country has none. */
  readonly inIban?: AccountFacts;
  /** Over a layout of their own. */
  readonly domestic?: DomesticRule;
}

/**
 * Declares the accounts of a country that has IBANs. `domestic` is their layout where they are no part of the IBAN, as in Sweden.
 *
 * @example
 * localAccount(country({ code: 'BE', bban: 'bank:3n account:7n check:2n' }), { currency: 'EUR' })
 */
export function localAccount<Text extends string, const Domestic extends string = never>(
  { code }: IbanRule<Text>,
  declaration: AccountFacts<FieldsOf<Text>> & {
    readonly checks?: readonly TableCheck<FieldsOf<Text>>[];
    readonly currency: string;
    readonly domestic?: DomesticLayout<Domestic & Layout<NotInferred<Domestic>>, FieldsOf<Domestic>>;
  },
): AccountRule {
  const { currency, domestic, ...inIban } = declaration as unknown as AccountFacts & { currency: string; domestic?: DomesticLayout };
  return { code, currency, inIban, ...(domestic && { domestic: { code, hasIban: false, ...domestic } }) };
}

/**
 * Declares the accounts of a country that has no IBANs.
 *
 * @example
 * accountWithoutIban({ code: 'US', currency: 'USD', bban: 'bank:9n account:17c' })
 */
export function accountWithoutIban<const Text extends string>(
  declaration: DomesticLayout<Text & Layout<NotInferred<Text>>, FieldsOf<Text>> & { readonly code: string; readonly currency: string },
): AccountRule {
  const { code, currency, ...layout } = declaration as unknown as DomesticLayout & { code: string; currency: string };
  return { code, currency, domestic: { code, hasIban: false, ...layout } };
}

/** The examples beside the rule. The test suites run them; no bundle holds them. */
export interface AccountExamples {
  /** Local details and the IBAN that they make. */
  readonly local?: readonly LocalExample[];
  /** Details of banks with a rule of their own, and the IBAN that they make by it; none where the rule makes none, or is not sure. */
  readonly byRule?: readonly RuleExample[];
  /** Details of which no IBAN is built. */
  readonly valid?: readonly DomesticExample[];
  /** Wrong details, each with the alert code that they raise. */
  readonly invalid?: readonly (DomesticExample & { readonly code: string })[];
}

export interface LocalExample {
  readonly memberId?: string;
  readonly branchId?: string;
  readonly bic?: string;
  readonly account: string;
  readonly iban: string;
}

export interface RuleExample {
  /** Its number in the dataset. */
  readonly rule: string;
  readonly memberId: string;
  readonly account: string;
  readonly iban?: string;
  /** Its check digit is wrong: the IBAN is built, and raises an alert. */
  readonly failsCheck?: true;
}

/** Details as an instruction gives them. */
export interface DomesticExample {
  readonly memberId?: string;
  readonly branchId?: string;
  readonly account?: string;
}
