/** Compares names of people. Their words may stand in any order; at least two have to be the same, or all of them. */
import {
  ACADEMIC_TITLES,
  DOUBTFUL_SUFFIXES,
  GENERATIONS,
  PARTS_OF_DIPLOMA,
  SUFFIXES_OR_INITIALS,
  TITLES_IN,
} from '../../rules/name-matching/titles.js';
import { type Alignment, align, type WordPair } from './alignment.js';
import { isSameList, withoutConnectors } from './connectors.js';
import {
  BUSINESS,
  DIGIT,
  DISTINGUISHING,
  DOUBTFUL_TITLE,
  FILIATION,
  GENERATION,
  MAN,
  PART_OF_TITLE,
  PARTICLE,
  SUFFIX,
  TITLE,
  WOMAN,
} from './lexicon.js';
import type { NameReasonCode } from './reasons.js';
import { relationOf } from './relation.js';
import { areExact, atMostClose, better, isExact, leftOf, reasonsOf, type Verdict, verdict, withReasons } from './verdict.js';
import type { NameWord } from './words.js';

const isIn = ({ lists }: NameWord, list: number): boolean => (lists & list) !== 0;
interface Stripped {
  readonly words: readonly NameWord[];
  readonly reasons: readonly NameReasonCode[];
}

const NO_REASONS: readonly NameReasonCode[] = [];

/** Words that stand before a name: the lists that have them, and those of a country. */
interface Titles {
  readonly local: readonly string[] | undefined;
  /** Takes what is doubtful for a title, too. */
  readonly isLenient: boolean;
}

const isCapital = ({ text }: NameWord): boolean => text === text.toUpperCase();
/** In capitals, where the rest of the name is not. */
const isInCapitalsAlone = (word: NameWord, all: readonly NameWord[]): boolean => isCapital(word) && !all.every(isCapital);
/** In small letters, where the rest of the name is not. */
const isInSmallLettersAlone = ({ text }: NameWord, all: readonly NameWord[]): boolean =>
  text === text.toLowerCase() && all.some((other) => other.text !== other.text.toLowerCase());

/** Not M.S. Dhoni: those are initials. MS Dhoni may be. */
function isTitle(word: NameWord, all: readonly NameWord[], { local, isLenient }: Titles): boolean {
  if (word.isInitials && word.length > 1) return false;
  if (local?.includes(word.plain) === true) return true;
  if (isLenient && isIn(word, DOUBTFUL_TITLE)) return true;
  return isIn(word, TITLE) && (isLenient || word.length !== 2 || !isInCapitalsAlone(word, all));
}

/** `ing` of Dipl.-Ing., `phil` of Dr. phil., and not Phil of Dr. Phil Huber. */
function isPartOfTitle(all: readonly NameWord[], at: number, { isLenient }: Titles): boolean {
  const word = all[at] as NameWord;
  if (at === 0 || !isIn(word, PART_OF_TITLE)) return false;
  if (!all.slice(0, at).some(({ plain }) => ACADEMIC_TITLES.includes(plain))) return false;
  return isLenient || isInSmallLettersAlone(word, all) || (all[at - 1]?.plain === 'dipl' && PARTS_OF_DIPLOMA.includes(word.plain));
}

/** MBA behind a name of two words; Mba, or R.N., may be a name. */
function isSuffix(word: NameWord, all: readonly NameWord[], { isLenient }: Titles): boolean {
  if (!isIn(word, SUFFIX)) return false;
  if (isLenient || !DOUBTFUL_SUFFIXES.includes(word.plain)) return true;
  return !word.isInitials && isInCapitalsAlone(word, all) && !SUFFIXES_OR_INITIALS.includes(word.plain);
}

/** The name without what stands before and behind it. At least one word is left, and two where a degree goes. */
function strip(all: readonly NameWord[], titles: Titles): Stripped {
  let from = 0;
  let to = all.length;
  while (to - from > 1 && (isTitle(all[from] as NameWord, all, titles) || isPartOfTitle(all, from, titles))) from++;
  while (to - from > 2 && isSuffix(all[to - 1] as NameWord, all, titles)) to--;
  if (to - from === all.length) return { words: all, reasons: NO_REASONS };
  const reasons: NameReasonCode[] = [];
  for (let at = 0; at < from; at++) reasons.push('TITLE');
  for (let at = to; at < all.length; at++) reasons.push('SUFFIX');
  return { words: all.slice(from, to), reasons };
}

const hasSalutation = (all: readonly NameWord[], { words }: Stripped, list: number): boolean =>
  all.length > words.length && all.slice(0, all.length - words.length).some((word) => isIn(word, list));

/** The words before the name. */
const titleOf = (all: readonly NameWord[], { words }: Stripped): string =>
  all
    .slice(0, all.indexOf(words[0] as NameWord))
    .map(({ plain }) => plain)
    .join(' ');
const areSameTitles = (given: readonly NameWord[], a: Stripped, held: readonly NameWord[], b: Stripped): boolean =>
  titleOf(given, a) === titleOf(held, b);

const isParticle = (word: NameWord): boolean => isIn(word, PARTICLE);
const isOneLetter = ({ length }: NameWord): boolean => length === 1;
const isGeneration = (word: NameWord): boolean => isIn(word, GENERATION);
const isDistinguishing = (word: NameWord): boolean => isIn(word, DISTINGUISHING | BUSINESS | DIGIT);

const relatePeople = (a: NameWord, b: NameWord) => {
  if (isGeneration(a) && isGeneration(b)) return GENERATIONS[a.plain] === GENERATIONS[b.plain] ? 'same' : undefined;
  // of a particle or a number nothing may differ
  return isParticle(a) || isParticle(b) ? (a.plain === b.plain ? 'same' : undefined) : relationOf(a, b);
};

/** Not as the first word: Ben is a given name, too. */
const hasFiliation = (words: readonly NameWord[]): boolean => words.some((word, at) => at > 0 && isIn(word, FILIATION));

const isStrongWord = ({ isInitials, plain }: NameWord): boolean => !isInitials || plain.length > 1;
const isStrong = (pair: WordPair): boolean => isExact(pair) && (isStrongWord(pair.given) || pair.moreGiven.some(isStrongWord));
const isOnlySpelled = ({ relation }: WordPair): boolean => relation === 'spelling' || relation === 'transliteration';
const isOfInitials = ({ given, moreGiven }: WordPair): boolean => given.isInitials && moreGiven.every(({ isInitials }) => isInitials);

function countStrong(pairs: readonly WordPair[]): number {
  let count = 0;
  for (let at = 0; at < pairs.length; at++) if (isStrong(pairs[at] as WordPair)) count++;
  return count;
}

/** The words that have no partner decide: of which kind they are, and whether they stand on one side or on both. */
function classifyUnpaired(
  { given, held }: Alignment,
  pairs: readonly WordPair[],
  strong: number,
): NameReasonCode | 'NO_MATCH' | 'ONE_NAME_ALONE' | undefined {
  if (given.length + held.length === 0) return undefined;
  const rest = given.concat(held);
  // y and e are particles, and initials as well: two that differ are no small thing
  if (given.some(isOneLetter) && held.some(isOneLetter)) return 'NO_MATCH';
  if (rest.every(isParticle)) return pairs.length > 1 || given.length === 0 || held.length === 0 ? 'PARTICLE_MISSING' : 'NO_MATCH';
  if (!given.every(isParticle) && !held.every(isParticle)) return 'NO_MATCH';
  if (rest.some(isDistinguishing)) return 'NO_MATCH';
  if (rest.every((word) => isParticle(word) || isGeneration(word))) return pairs.length > 1 ? 'GENERATION' : 'ONE_NAME_ALONE';
  if (pairs.length < 2) return 'ONE_NAME_ALONE';
  return strong > 0 || pairs.every(isOnlySpelled) ? 'NAME_MISSING' : 'NO_MATCH';
}

const MANY_WORDS = 4;

/** True where the words that are not the same may still be: not two slips in a name of three words, not initials alone. */
function isClose(pairs: readonly WordPair[], strong: number): boolean {
  const slips = pairs.filter(({ relation }) => relation === 'slip').length;
  const count = (relation: string): number => pairs.filter((pair) => pair.relation === relation).length;
  if (slips > 1 && pairs.length < MANY_WORDS) return false;
  if (slips > 2) return false;
  if (strong > 0) return true;
  if (pairs.length === 1) return count('initial') === 0 && !pairs.every(isOfInitials);
  return slips === 0 && count('initial') === 0;
}

type Relate = typeof relationOf;

function compareWords(a: readonly NameWord[], b: readonly NameWord[], relate: Relate): Verdict {
  const linked = withoutConnectors(a, b);
  const found = align(linked.given, linked.held, relate, { initials: true });
  const { pairs } = found;
  const left = leftOf(found);
  const strong = countStrong(pairs);
  const rest = classifyUnpaired(found, pairs, strong);
  if (rest === 'NO_MATCH' || pairs.length === 0) return verdict('NO_MATCH', ['OTHER_WORD'], pairs, left);
  if (rest === 'ONE_NAME_ALONE') return verdict('NO_MATCH', ['ONE_NAME_ALONE'], pairs, left);
  const isAnother = !found.isInOrder && hasFiliation(a) && hasFiliation(b);
  // John Smith & Mary Brown, John Brown & Mary Smith
  const mayBeOthers = isAnother || (!found.isInOrder && linked.given.length < a.length);
  if (isAnother && rest !== undefined) return verdict('NO_MATCH', ['WORD_ORDER', rest], pairs, left);
  const isSame = areExact(pairs);
  const spelling = reasonsOf(pairs);
  if (rest === undefined && linked.areAlike && !mayBeOthers && isSame)
    return verdict('MATCH', found.isInOrder ? spelling : ['WORD_ORDER', ...spelling], pairs, left);
  if (!isSame && !isClose(pairs, strong)) return verdict('NO_MATCH', ['TOO_DIFFERENT'], pairs, left);
  const reasons: NameReasonCode[] = rest === undefined ? [] : [rest];
  if (!linked.areAlike) reasons.push('CONNECTOR');
  reasons.push(...spelling);
  if (!found.isInOrder) reasons.push('WORD_ORDER');
  return verdict('CLOSE_MATCH', reasons, pairs, left);
}

/** `country` says which words are titles: M. is Monsieur in France. */
export function comparePeople(
  given: readonly NameWord[],
  held: readonly NameWord[],
  country: string | undefined,
  relate: Relate = relatePeople,
): Verdict {
  const local = country === undefined ? undefined : TITLES_IN[country]?.split(' ');
  const a = strip(given, { local, isLenient: false });
  const b = strip(held, { local, isLenient: false });
  const reasons = isSameList(a.reasons, b.reasons) ? NO_REASONS : a.reasons.concat(b.reasons);
  const areTwo =
    (hasSalutation(given, a, MAN) && hasSalutation(held, b, WOMAN)) || (hasSalutation(given, a, WOMAN) && hasSalutation(held, b, MAN));
  const compared = compareWords(a.words, b.words, relate);
  if (areTwo) return atMostClose(compared, ['SALUTATION']);
  const isBare = a.words === given && b.words === held;
  // Mr Price and Price, Dr Smith and Mr Smith: what is left names a family
  if (compared.result === 'MATCH' && compared.pairs.length === 1 && !isBare && !areSameTitles(given, a, held, b))
    return atMostClose(compared, [...reasons, 'DOUBTFUL_TITLE']);
  const sure = withReasons(compared, reasons);
  if (sure.result === 'MATCH') return sure;
  const whole = isBare ? sure : better(sure, compareWords(given, held, relate));
  if (whole.result === 'MATCH') return whole;
  const c = strip(given, { local, isLenient: true });
  const d = strip(held, { local, isLenient: true });
  if (c.words.length === a.words.length && d.words.length === b.words.length) return sure;
  return better(sure, atMostClose(compareWords(c.words, d.words, relate), ['DOUBTFUL_TITLE']));
}
