/**
 * The IBANs of a country. `countries/XX/iban.ts` calls {@link country} once; `payprep/iban` needs nothing else of a country.
 *
 * @see ISO 13616-1:2020
 */
import type { Check } from './check.js';
import type { FieldsOf, Layout, NotInferred } from './layout.js';

/** What a country declares of its IBANs. */
export interface CountryDeclaration<Text extends string = string, Field extends string = string> {
  /** ISO 3166-1 alpha-2 (XK for Kosovo): the prefix of its IBANs. */
  readonly code: string;
  /** The layout of the BBAN. */
  readonly bban: Text;
  /** National checks, in the order in which they run. */
  readonly checks?: readonly Check<Field>[];
  /** The fields that the bank directory is keyed by. Default: `bank`. */
  readonly bankIdentifier?: readonly Field[];
  /** The bank field is the first four characters of the bank's BIC. */
  readonly bankIsBicPrefix?: true;
  /** Territories with a country code of their own whose IBANs begin with this code. */
  readonly territories?: readonly string[];
  /** `false`: its banks issue IBANs, but the IBAN registry does not list it. */
  readonly registered?: false;
}

/** The rule of a country's IBANs, with its layout as the type system knows it. */
export type IbanRule<Text extends string = string> = Omit<CountryDeclaration<string, string>, 'bban'> & { readonly bban: Text };

/**
 * Declares the IBANs of a country.
 *
 * @example
 * country({ code: 'BE', bban: 'bank:3n account:7n check:2n' })
 */
export function country<const Text extends string>(
  declaration: CountryDeclaration<Text & Layout<NotInferred<Text>>, FieldsOf<Text>>,
): IbanRule<Text> {
  return declaration as unknown as IbanRule<Text>;
}

/** The examples beside the rule. The test suites run them; no bundle holds them. */
export interface CountryExamples {
  /** Published IBANs, the registry's first. */
  readonly valid: readonly string[];
  /** Wrong IBANs, each with the alert code that it raises. */
  readonly invalid: Readonly<Record<string, string>>;
}
