/** The titles before a name, and the degrees behind it. */
import {
  ACADEMIC_TITLES,
  ARTICLE_OF_TITLE,
  DEGREES_CALLED_IN,
  DOTTED_SUFFIXES,
  DOUBTFUL_SUFFIXES,
  PART_OF_GIVEN_NAME,
  PARTS_OR_NAMES,
  SURE_PARTS,
  TITLES_IN,
} from '../../rules/name-matching/titles.js';
import { DOTTED, DOUBTFUL_TITLE, PART_OF_TITLE, PREFIX, SUFFIX, TITLE } from './lexicon.js';
import type { NameReasonCode } from './reasons.js';
import { NO_REASONS } from './verdict.js';
import { isInList, type NameWord, wordAt } from './words.js';

/** The titles of a country beside those of all countries: M. is Monsieur in France. */
export const titlesIn = (country = ''): readonly string[] | undefined => TITLES_IN[country]?.split(' ');

export interface WithoutTitles {
  readonly words: readonly NameWord[];
  readonly reasons: readonly NameReasonCode[];
}

/** Which words count as titles. */
interface Titles {
  /** Those of the country beside those of all countries: M. in France. */
  readonly local: readonly string[] | undefined;
  readonly country: string | undefined;
  /** Takes what is doubtful for a title, too. */
  readonly isLenient: boolean;
}

/** True for a word that is a title. M.S. in `M.S. Dhoni` is none: those are initials. MS without dots may be one. */
function isTitle(word: NameWord, { local, isLenient }: Titles): boolean {
  if (word.isInitials && word.length > 1) return false;
  if (local?.includes(word.plain) === true) return true;
  if (isLenient && isInList(word, DOUBTFUL_TITLE)) return true;
  return isInList(word, TITLE);
}

/** Two words that no prefix is: of Dr. phil. Hans Huber, and not of Dr. Phil van Dijk. */
const hasTwoNames = (all: readonly NameWord[], from: number): boolean =>
  all.slice(from).filter(({ lists, isInitials }) => (lists & PREFIX) === 0 && !isInitials).length > 1;

/** `ing` of Dipl.-Ing., `med` of Dr. med., `ssa` of Dott.ssa. Phil of Dr. Phil Huber may be a name. */
function isPartOfTitle(all: readonly NameWord[], at: number, { isLenient }: Titles): boolean {
  const word = wordAt(all, at);
  if (at === 0) return false;
  if (SURE_PARTS[wordAt(all, at - 1).plain]?.includes(word.plain) === true) return true;
  if (!isInList(word, PART_OF_TITLE)) return false;
  if (!all.slice(0, at).some(({ plain }) => ACADEMIC_TITLES.includes(plain))) return false;
  if (isLenient) return true;
  return PARTS_OR_NAMES.includes(word.plain) ? hasTwoNames(all, at + 1) : word.plain !== PART_OF_GIVEN_NAME;
}

/** `Sig.` of `Sig.ra`, `Ing.` of `Ing. (FH)`: with this part behind it, the word is no name. */
const isTitleByPart = (all: readonly NameWord[], at: number): boolean =>
  (isInList(wordAt(all, at), DOUBTFUL_TITLE) || wordAt(all, at).plain === ARTICLE_OF_TITLE) &&
  at + 1 < all.length &&
  SURE_PARTS[wordAt(all, at).plain]?.includes(wordAt(all, at + 1).plain) === true;

const isDegreeIn = ({ plain, isInitials }: NameWord, country: string | undefined): boolean =>
  country !== undefined && !isInitials && DEGREES_CALLED_IN[plain]?.includes(country) === false;

/** True for a degree behind a name, such as MBA. `Mba` and `R.N.` may be a name or initials. */
const isSuffix = (word: NameWord, { isLenient, country }: Titles): boolean =>
  isInList(word, SUFFIX) && (isLenient || !DOUBTFUL_SUFFIXES.includes(word.plain) || isDegreeIn(word, country));

/** How many words at the end are a degree: one, or the two of Ph.D. */
function countSuffix(all: readonly NameWord[], to: number, titles: Titles): number {
  const last = wordAt(all, to - 1);
  if (isSuffix(last, titles)) return 1;
  const isDotted = isInList(last, DOTTED) && DOTTED_SUFFIXES.includes(wordAt(all, to - 2).plain + last.plain);
  return isDotted && to > 3 ? 2 : 0;
}

/** The name without the titles before it and the degrees behind it. At least one word is left, and two where a degree was taken off. */
export function withoutTitles(all: readonly NameWord[], titles: Titles): WithoutTitles {
  let from = 0;
  let to = all.length;
  while (to - from > 1 && (isTitleByPart(all, from) || isTitle(wordAt(all, from), titles) || isPartOfTitle(all, from, titles))) from++;
  for (let count = 1; to - from > 2 && count > 0; ) {
    count = countSuffix(all, to, titles);
    if (to - from - count < 2) break;
    to -= count;
  }
  if (to - from === all.length) return { words: all, reasons: NO_REASONS };
  const reasons: NameReasonCode[] = [];
  for (let at = 0; at < from; at++) reasons.push('TITLE');
  for (let at = to; at < all.length; at++) reasons.push('SUFFIX');
  return { words: all.slice(from, to), reasons };
}

export const hasSalutation = (all: readonly NameWord[], { words }: WithoutTitles, list: number): boolean =>
  all.length > words.length && all.slice(0, all.length - words.length).some((word) => isInList(word, list));

/** The words before the name. */
export const titleOf = (all: readonly NameWord[], { words }: WithoutTitles): string =>
  all
    .slice(0, all.indexOf(wordAt(words, 0)))
    .map(({ plain }) => plain)
    .join(' ');
