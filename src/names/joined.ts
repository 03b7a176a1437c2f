/**
 * Words that have the same letters and may still be two names: initials and a short name, a name with an initial and a longer name.
 *
 * Annarita and Anna Rita are one name. Paul A. Smith and Paula Smith, J.O. Smith and Jo Smith, John C. Ross and John Cross are two people, and so are the
 * companies that are called after them. The gotcha: for companies, ADAC and A.D.A.C. are one.
 */
import { HAS_SYLLABLE, isSyllable } from '../../rules/name-matching/syllables.js';
import { APOSTROPHE_PREFIX } from '../../rules/name-matching/titles.js';
import { ARTICLE, BUSINESS_WORD, DIGIT_OR_DOT, DOTTED, PARTICLE, PREFIX, SMALL_WORD } from './lexicon.js';
import type { Relation } from './relation.js';
import { isGivenName } from './relation.js';
import { hasDigit, isUnspaced, type NameWord } from './words.js';

const isDigitAt = (plain: string, at: number): boolean => /\d/.test(plain.charAt(at));

/** Two numbers are not one: Fund 1 2, Fund 12; 1.5, 15. */
export const hasDigitsAtSeam = (first: NameWord, second: NameWord): boolean =>
  (first.lists & second.lists & DIGIT_OR_DOT) !== 0 && isDigitAt(first.plain, first.length - 1) && isDigitAt(second.plain, 0);

/** The words of a name, and whether it is a person’s. */
export interface Context {
  readonly words: readonly NameWord[];
  readonly isPerson: boolean;
}

const NO_WORD_OF_LIST = DIGIT_OR_DOT | DOTTED;

/** Letters that make no syllable, in any case: JP. In a company’s name more of them do, but for words and names: ADAC, and not The, Jo and Anna. */
function mayBeInitials(word: NameWord, isPerson: boolean): boolean {
  if (!HAS_SYLLABLE.test(word.plain)) return true;
  return !isPerson && word.length > 2 && (word.lists & ~NO_WORD_OF_LIST) === 0 && !isSyllable(word.plain) && !isGivenName(word);
}

/** Two words of the same letters, of which one has dots: true where the other may be a name. J.O., Jo. */
export function areInitialsForName(a: NameWord, ofA: Context, b: NameWord, ofB: Context): boolean {
  if (Math.min(a.length, b.length) < 2) return false;
  return a.isInitials ? !mayBeInitials(b, ofB.isPerson) : !mayBeInitials(a, ofA.isPerson);
}

const isLetter = (word: NameWord): boolean => word.length === 1 && !hasDigit(word) && !isUnspaced(word);
/** A 1, A1 */
/** Of O Brien: not the initial in John O. Dell, who is not John Odell. */
const isPrefixOfName = ({ plain, lists }: NameWord): boolean => plain === APOSTROPHE_PREFIX && (lists & DOTTED) === 0;
/** False for a word that no name ends with: Mc of Mc Donald, O of O Brien; and in scripts without spaces, where a space says nothing. */
export const mayBeGivenName = (word: NameWord): boolean => (word.lists & PREFIX) === 0 && !isPrefixOfName(word) && !isUnspaced(word);

/** D’Angelo, not Dangelo. */
const hasApostrophe = ({ text, length }: NameWord): boolean => text.length > length;

const SHORT_PREFIX = 2;
/** Do An Hoa and Doan Hoa, Ma Rina and Marina, De An and Dean: a syllable alone is a name, and joined to another word makes another name. */
function mayBeTwoPeople(first: NameWord, second: NameWord): boolean {
  if ((first.lists & PREFIX) !== 0) return first.length <= SHORT_PREFIX && isSyllable(second.plain);
  if ((first.lists & ARTICLE) !== 0) return isSyllable(second.plain);
  return isSyllable(first.plain) || isSyllable(second.plain);
}

/** The Rapist and Therapist, In Form and Inform, and what are two people: Do An Trading and Doan Trading. */
function mayBeTwoFirms(first: NameWord, second: NameWord): boolean {
  if ((first.lists & (ARTICLE | SMALL_WORD)) !== 0 && (first.lists & PARTICLE) === 0) return true;
  if (((first.lists | second.lists) & BUSINESS_WORD) !== 0 || !isSyllable(first.plain) || !isSyllable(second.plain)) return false;
  return (first.lists & PREFIX) === 0 || first.length <= SHORT_PREFIX;
}

/** How two words relate to the one that they make together. */
export function relationOfJoined(first: NameWord, second: NameWord, one: NameWord, context: Context): Relation {
  if (hasDigit(first) || hasDigit(second)) return 'spacing';
  if (isLetter(first) && isLetter(second)) return one.isInitials || mayBeInitials(one, context.isPerson) ? 'spacing' : 'initial';
  if (isLetter(second)) return 'slip';
  if (isLetter(first)) return isPrefixOfName(first) || hasApostrophe(one) ? 'spacing' : 'slip';
  if (isUnspaced(first)) return 'spacing';
  return (context.isPerson ? mayBeTwoPeople(first, second) : mayBeTwoFirms(first, second)) ? 'spelling' : 'spacing';
}
