/**
 * Names of Hebrew: inside of a word ב may be v, פ may be f, and no mark says so: אברהם is Avraham.
 *
 * The gotcha: at the beginning of a word ב is always b, but פ may be f in names that came from elsewhere.
 *
 * @see ISO 259; Academy of the Hebrew Language, rules of transcription from Hebrew into Latin letters (2006)
 */
import type { RewriteWords } from '../vocabulary/script.js';

const asF = (plain: string): string => plain.replace(/פ/g, 'ף');
const asV = (plain: string): string => plain.replace(/(?!^)ב/g, 'ו');

export const writeHebrewOtherwise: RewriteWords = (words, wordOf) => [
  words,
  ...[asF, asV, (plain: string): string => asV(asF(plain))].map((spoken) => words.map(({ plain }) => wordOf(spoken(plain)))),
];
