/**
 * How the texts of a form are given in a language other than English: `rules/texts/<tag>/fields.ts` calls {@link fieldTexts}.
 *
 * A text that is missing or does not exist does not compile, nor does one with other parameters than the English one. The name of the file is the
 * BCP 47 tag of the language, and its export is the tag without the hyphen: `ptBR`.
 */

import type { WithParamsOf } from '../vocabulary/alert.js';
import type { FieldTexts } from '../vocabulary/field-text.js';
import type { en } from './en/fields.js';

/** Each text with the parameters of the English one; a name that does not exist has no text. */
type SameTexts<Own, English> = {
  readonly [Name in keyof Own]: Name extends keyof English
    ? English[Name] extends string
      ? WithParamsOf<Own[Name], English[Name]>
      : SameTexts<Own[Name], English[Name]>
    : never;
};

/** Texts of which any may be missing. */
type Some<Texts> = { readonly [Name in keyof Texts]?: Texts[Name] extends string ? string : Some<Texts[Name]> };

/**
 * Declares the texts of a language; see `rules/texts/de/fields.ts`. That none is missing is asked of the parameter: asked of `Own`, the compiler
 * would take every text for a `string`, and report each instead of the one.
 */
export const fieldTexts = <const Own extends Some<FieldTexts>>(texts: FieldTexts & Own & SameTexts<Own, typeof en>): FieldTexts => texts;
