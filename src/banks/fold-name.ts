/** Names as a search compares them: their words, without case, accents and the forms of letters. */

import { lazy } from '../../rules/vocabulary/lazy.js';
import { foldedLetters, foldKana, MARKS } from '../../rules/words/folded-letters.js';

const WORDS = /* @__PURE__ */ lazy(() => /[\p{L}\p{N}]{1,64}/gu);
/** Within a word: JPMorgan’s, N'Djamena. */
const WITHIN_WORDS = /['’`´ʼ]/g;
const IS_PLAIN = /^[\x20-\x7E]*$/;

const foldLetters = (text: string): string => {
  const composed = foldKana(text.normalize('NFKC')).toLowerCase().normalize('NFD').replace(MARKS(), '').normalize('NFC');
  const letters = foldedLetters();
  return composed.replace(/[^\x20-\x7E]/g, (letter) => letters.get(letter) ?? letter);
};

/** The words of a name, in their order. */
export const wordsOfName = (name: string): readonly string[] =>
  (IS_PLAIN.test(name) ? name.toLowerCase() : foldLetters(name)).replace(WITHIN_WORDS, '').match(WORDS()) ?? [];
