/**
 * How the texts of return codes are given in a language: one text a meaning. `rules/texts/<tag>/returns.ts` calls {@link returnTexts}.
 *
 * A meaning that is missing or does not exist does not compile. The name of the folder is the BCP 47 tag of the language, and the export is the tag without the hyphen: `ptBR`.
 * Say what went wrong, then what to do, in the words of bank letters; the payer reads it.
 */
import type { ReturnMeaning } from '../returns/meanings.js';

/** Meaning → text, in one language. */
export type ReturnTexts = Readonly<Record<ReturnMeaning, string>>;

/** Declares the texts of a language; see `rules/texts/de/returns.ts`. */
export const returnTexts = (texts: ReturnTexts): ReturnTexts => texts;
