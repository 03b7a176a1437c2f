/**
 * How an alert is declared: one record a code. A module in `rules/alerts/` calls {@link alert} for each.
 *
 * The English text defines the parameters: a text in another language that has others does not compile.
 *
 * @see ISO 20022 external code sets, ExternalStatusReason1Code
 */

/** `error`: the payment will be rejected. `warning`: it is likely wrong. `info`: worth knowing. */
export type Severity = 'error' | 'warning' | 'info';

/**
 * The languages of the texts. Use the words of bank forms, and put no article before a parameter: it is a code.
 *
 * - `de`: as banks in Germany, Austria and Switzerland print them. “Bankleitzahl” stands for the bank identifier of any country.
 * - `fr`: as on a RIB: code banque, code guichet, clé. No colon and no semicolon: in French they take a space that must not break.
 * - `es`: for Spain and Latin America alike: “código de sucursal” rather than “oficina”, “número de cuenta” rather than CCC, CBU or CLABE.
 * - `pt`: for Brazil and Portugal alike: no “registo” or “registro”, no “contacto” or “contato”.
 */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Where a rule is laid down. Of a rule `…/*`, which stands for one a check, by the name of the check or its beginning. */
export type Source = string | Readonly<Record<string, string>>;

/**
 * The names in braces of a text. Where a parameter is one of our own words, each language translates it: `{reason: initials=Initialen; one word=ein Wort}`.
 */
export type ParamsOf<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? NameOf<Inside> | ParamsOf<Rest>
  : never;

type NameOf<Inside extends string> = Inside extends `${infer Name}:${string}` ? Name : Inside;

type Texts = Readonly<Record<Language, string>>;

/** The text itself where its parameters are those of the English one; else what they should be. */
type WithParamsOf<Text extends string, English extends string> = [ParamsOf<Text>, ParamsOf<English>] extends [
  ParamsOf<English>,
  ParamsOf<Text>,
]
  ? Text
  : { readonly params: ParamsOf<English> };

/** Each text with the parameters of the English one. */
type SameParams<Own extends Texts> = { readonly [Each in Language]: WithParamsOf<Own[Each], Own['en']> };

interface Form<Rules, Own> {
  readonly severity: Severity;
  /** ExternalStatusReason1Code: what a bank would send back for the same fault. */
  readonly reason: string;
  /** The rules under which checks raise the alert, and where each is laid down. */
  readonly rules: Rules;
  /** What goes wrong for the payer. English, one sentence. */
  readonly cause: string;
  /** What to do about it. English, one sentence. */
  readonly fix: string;
  /** An instruction that raises this alert and no other, checked with every directory. Registry examples and made-up numbers only. */
  readonly example: unknown;
  /** A `{name}` stands for a parameter: a code, the name of a check or a count, never an account number. */
  readonly texts: Own;
}

interface FurtherParams<Further, Optional> {
  /** Parameters that the text does not show. */
  readonly params?: readonly Further[];
  /** Parameters of the text that an alert may lack. */
  readonly optional?: readonly Optional[];
}

/** A record as the rest of the code sees it: typed by its rules and its parameters. */
export interface Alert<Rule extends string = string, Param extends string = string, Optional extends string = string>
  extends Form<Readonly<Record<Rule, Source>>, Texts>,
    FurtherParams<Param, Optional> {}

/** Declares an alert; see `rules/alerts/creditor-name.ts`. */
export function alert<
  const Rules extends Readonly<Record<string, Source>>,
  const Own extends Texts,
  const Further extends string = never,
  const Optional extends ParamsOf<Own['en']> = never,
>(
  record: Form<Rules, Own & SameParams<Own>> & FurtherParams<Further, Optional>,
): Alert<keyof Rules & string, ParamsOf<Own['en']> | Further, Optional> {
  return record;
}
