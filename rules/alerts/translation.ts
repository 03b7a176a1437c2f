/**
 * What a translation of the alert texts has to have: a text for each code, with the parameters of the English text, in any order.
 *
 * The second is checked of a finished object, because a type can be held against the literals only once they are known: each language
 * says `texts satisfies SameParams<typeof texts>`.
 */
import type { AlertCode } from './codes.js';
import type { en } from './en.js';

/** Alert code → text, in one language. */
export type Texts = Readonly<Record<AlertCode, string>>;

/** The names in braces of a text. */
export type ParamsOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamsOf<Rest> : never;

/** The text itself where its parameters are those of the other; else what they should be. */
type WithParamsOf<Text extends string, Other extends string> = [ParamsOf<Text>, ParamsOf<Other>] extends [ParamsOf<Other>, ParamsOf<Text>]
  ? Text
  : { readonly params: ParamsOf<Other> };

/** Each text with the parameters of the English one. */
export type SameParams<Own extends Texts> = { readonly [Code in AlertCode]: WithParamsOf<Own[Code], (typeof en)[Code]> };
