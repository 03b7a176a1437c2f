/**
 * Rules of languages by which two words are one name in two spellings, where no list has them. Small letters, without accents.
 *
 * They are asked of words that differ, so a rule first rules out what is cheap to rule out.
 */
import { haveSameNameBehindArticle, haveSameNameBehindServant } from './arabic-names.js';
import { areOfOneFamily } from './czech-names.js';
import { haveOneSpellingWithY } from './dutch-names.js';
import { areOneInHanVariants } from './han-variants.js';
import { haveOneSpellingWithShortVowels } from './japanese-names.js';

export type SpellingRule = (one: string, other: string) => boolean;

/** Of names of people. */
export const SPELLING_RULES: readonly SpellingRule[] = [
  haveOneSpellingWithShortVowels,
  haveSameNameBehindArticle,
  haveSameNameBehindServant,
  areOneInHanVariants,
  areOfOneFamily,
  haveOneSpellingWithY,
];

/** Of names of companies. */
export const SPELLING_RULES_OF_BUSINESS: readonly SpellingRule[] = [areOneInHanVariants, haveOneSpellingWithY];
