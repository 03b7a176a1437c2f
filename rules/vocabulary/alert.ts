/**
 * How an alert is declared: one record a code. A module in `rules/alerts/` calls {@link alert} for each.
 *
 * The English text stands in the record and defines the parameters. The other languages are in `rules/texts/`, a folder each: `alert-texts.ts`.
 *
 * @see ISO 20022 external code sets, ExternalStatusReason1Code
 */

/** `error`: the payment will be rejected. `warning`: it is likely wrong. `info`: worth knowing. */
export type Severity = 'error' | 'warning' | 'info';

/** Where a rule is laid down. Of a rule `…/*`, which stands for one a check, by the name of the check or its beginning. */
export type Source = string | Readonly<Record<string, string>>;

/**
 * The names in braces of a text. Where a parameter is one of our own words, each language translates it: `{reason: initials=Initialen; one word=ein Wort}`.
 */
export type ParamsOf<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? NameOf<Inside> | ParamsOf<Rest>
  : never;

type NameOf<Inside extends string> = Inside extends `${infer Name}:${string}` ? Name : Inside;

/** The text itself where its parameters are those of the English one; else what they should be. */
export type WithParamsOf<Text, English extends string> = Text extends string
  ? [ParamsOf<Text>, ParamsOf<English>] extends [ParamsOf<English>, ParamsOf<Text>]
    ? Text
    : { readonly params: ParamsOf<English> }
  : never;

interface Form<Rules, Text> {
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
  /** English. A `{name}` stands for a parameter: a code, the name of a check or a count, never an account number. */
  readonly text: Text;
}

interface FurtherParams<Further, Optional> {
  /** Parameters that the text does not show. */
  readonly params?: readonly Further[];
  /** Parameters of the text that an alert may lack. */
  readonly optional?: readonly Optional[];
}

/** A record as the rest of the code sees it: typed by its rules, its parameters and its text. */
export interface Alert<
  Rule extends string = string,
  Param extends string = string,
  Optional extends string = string,
  Text extends string = string,
> extends Form<Readonly<Record<Rule, Source>>, Text>,
    FurtherParams<Param, Optional> {}

/** Declares an alert; see `rules/alerts/creditor-name.ts`. */
export function alert<
  const Rules extends Readonly<Record<string, Source>>,
  const Text extends string,
  const Further extends string = never,
  const Optional extends ParamsOf<Text> = never,
>(record: Form<Rules, Text> & FurtherParams<Further, Optional>): Alert<keyof Rules & string, ParamsOf<Text> | Further, Optional, Text> {
  return record;
}
