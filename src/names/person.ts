/** Compares names of people. Their words may stand in any order; at least two have to be the same, or all of them. */

import { MIDDLE_NAMES } from '../../rules/name-matching/sexes.js';
import { GENERATIONS } from '../../rules/name-matching/titles.js';
import type { Romanization } from '../../rules/vocabulary/script.js';
import { type Alignment, align } from './alignment.js';
import { isSameList, withoutConnectors } from './connectors.js';
import { mayBeGivenName } from './joined.js';
import {
  BUSINESS_WORD,
  DIGIT_OR_DOT,
  DISTINGUISHING_WORD,
  DOTTED,
  FILIATION,
  GENERATION,
  KINSHIP,
  PARTICLE,
  SALUTATION_OF_MAN,
  SALUTATION_OF_WOMAN,
} from './lexicon.js';
import type { NameReasonCode } from './reasons.js';
import { areFamiliar, type Relation, relationOf } from './relation.js';
import { romanizationOf } from './romanization.js';
import type { Relate, WordPair } from './sides.js';
import { hasSalutation, titleOf, titlesIn, withoutTitles } from './titles.js';
import { areExact, atMostClose, better, isExact, leftOf, NO_REASONS, reasonsOf, type Verdict, verdict, withReasons } from './verdict.js';
import { isInList, type NameWord } from './words.js';

/** Not the initials A. and L.A. */
const isParticle = (word: NameWord): boolean => isInList(word, PARTICLE) && !isInList(word, DOTTED);
const isOneLetter = ({ length }: NameWord): boolean => length === 1;
const isGeneration = (word: NameWord): boolean => isInList(word, GENERATION);
const isDistinguishing = (word: NameWord): boolean => isInList(word, DISTINGUISHING_WORD | BUSINESS_WORD | DIGIT_OR_DOT);

const isOfOtherSex = (one: readonly NameWord[], other: readonly NameWord[]): boolean =>
  one.some(({ plain }) => plain === MIDDLE_NAMES.ofMen) && other.some(({ plain }) => plain === MIDDLE_NAMES.ofWomen);

const isKin = ({ lists, length }: NameWord): boolean => (lists & KINSHIP) !== 0 && length > 3;
/** True for `et Fils` in one name alone: a firm of several, and not of this one. */
const haveOtherKin = ({ given, held }: Alignment): boolean => given.some(isKin) || held.some(isKin);

const relatePeople: Relate = (a, b) => {
  if (isGeneration(a) && isGeneration(b)) return GENERATIONS[a.plain] === GENERATIONS[b.plain] ? 'same' : undefined;
  // of a particle or a number nothing may differ
  if (!isParticle(a) && !isParticle(b)) return relationOf(a, b);
  // but Ben is Benjamin as well
  return a.plain === b.plain ? 'same' : areFamiliar(a, b) ? 'familiar' : undefined;
};

/** Words of one language in Latin letters may be spelled by different systems. */
function relateIn(romanization: Romanization | undefined): Relate {
  if (romanization === undefined) return relatePeople;
  return (a, b) => relatePeople(a, b) ?? (romanization.isOne(a.plain, b.plain) ? 'spelling' : undefined);
}

/** True for a name with a word such as bin or ben, which names the father. Not as the first word: Ben is a given name, too. */
const hasFiliation = (words: readonly NameWord[]): boolean => words.some((word, at) => at > 0 && isInList(word, FILIATION));

const isStrongWord = ({ isInitials, plain }: NameWord): boolean => !isInitials || plain.length > 1;
const isStrong = (pair: WordPair): boolean => isExact(pair) && (isStrongWord(pair.given) || pair.moreGiven.some(isStrongWord));
const isOnlySpelled = ({ relation }: WordPair): boolean => relation === 'spelling' || relation === 'transliteration';
const isOfInitials = ({ given, moreGiven }: WordPair): boolean => given.isInitials && moreGiven.every(({ isInitials }) => isInitials);

function countStrong(pairs: readonly WordPair[]): number {
  let count = 0;
  for (let at = 0; at < pairs.length; at++) if (isStrong(pairs[at] as WordPair)) count++;
  return count;
}

/** What the words without a partner mean, by their kind and by whether one name has them or both. Undefined where there are none. */
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
  if (isOfOtherSex(given, held) || isOfOtherSex(held, given)) return 'NO_MATCH';
  if (rest.every((word) => isParticle(word) || isGeneration(word))) return pairs.length > 1 ? 'GENERATION' : 'ONE_NAME_ALONE';
  if (pairs.length < 2) return 'ONE_NAME_ALONE';
  return strong > 0 || pairs.every(isOnlySpelled) ? 'NAME_MISSING' : 'NO_MATCH';
}

const MANY_WORDS = 4;

/** True where the words that differ are few enough for a close match: not two slips in a name of three words, not initials alone. */
function mayBeClose(pairs: readonly WordPair[], strong: number): boolean {
  const count = (relation: Relation): number => pairs.filter((pair) => pair.relation === relation).length;
  const slips = count('slip');
  if (slips > 1 && pairs.length < MANY_WORDS) return false;
  if (slips > 2) return false;
  if (strong > 0) return true;
  if (pairs.length === 1) return count('initial') === 0 && !pairs.every(isOfInitials);
  return slips === 0 && count('initial') === 0;
}

/** True for two words that are all that the other name has: Ed Ward and Edward may be two people. */
function areWholeName(pairs: readonly WordPair[], given: readonly NameWord[], held: readonly NameWord[]): boolean {
  const [pair] = pairs;
  if (pair?.relation !== 'spacing' || pairs.length > 1 || Math.min(given.length, held.length) > 1) return false;
  return mayBeGivenName(pair.moreGiven.length > 0 ? pair.given : pair.held);
}

function compareWords(a: readonly NameWord[], b: readonly NameWord[], relate: Relate, country: string | undefined): Verdict {
  const linked = withoutConnectors(a, b, country);
  const found = align(linked.given, linked.held, relate, { initials: true });
  const { pairs } = found;
  const left = leftOf(found);
  const strong = countStrong(pairs);
  const rest = classifyUnpaired(found, pairs, strong);
  if (rest === 'NO_MATCH' || pairs.length === 0 || (!linked.areAlike && haveOtherKin(found)))
    return verdict('NO_MATCH', ['OTHER_WORD'], pairs, left);
  if (rest === 'ONE_NAME_ALONE') return verdict('NO_MATCH', ['ONE_NAME_ALONE'], pairs, left);
  const isAnother = !found.isInOrder && hasFiliation(a) && hasFiliation(b);
  // John Smith & Mary Brown, John Brown & Mary Smith
  const mayBeOthers = isAnother || (!found.isInOrder && linked.given.length < a.length);
  if (isAnother && rest !== undefined) return verdict('NO_MATCH', ['WORD_ORDER', rest], pairs, left);
  const isSame = areExact(pairs);
  const spelling = reasonsOf(pairs);
  if (rest === undefined && linked.areAlike && !mayBeOthers && isSame && !areWholeName(pairs, linked.given, linked.held))
    return verdict('MATCH', found.isInOrder ? spelling : ['WORD_ORDER', ...spelling], pairs, left);
  if (!isSame && !mayBeClose(pairs, strong)) return verdict('NO_MATCH', ['TOO_DIFFERENT'], pairs, left);
  const reasons: NameReasonCode[] = rest === undefined ? [] : [rest];
  if (!linked.areAlike) reasons.push('CONNECTOR');
  reasons.push(...spelling);
  if (!found.isInOrder) reasons.push('WORD_ORDER');
  return verdict('CLOSE_MATCH', reasons, pairs, left);
}

/**
 * Compares up to three times, until the names match: without sure titles, with every word, and without words that may be titles, when they are close at most.
 * `country` says which words are titles: M. is Monsieur in France.
 */
export function comparePeople(
  given: readonly NameWord[],
  held: readonly NameWord[],
  country: string | undefined,
  relate: Relate = relateIn(romanizationOf(given, held)),
): Verdict {
  const local = titlesIn(country);
  const ownGiven = withoutTitles(given, { local, country, isLenient: false });
  const ownHeld = withoutTitles(held, { local, country, isLenient: false });
  const reasons = isSameList(ownGiven.reasons, ownHeld.reasons) ? NO_REASONS : ownGiven.reasons.concat(ownHeld.reasons);
  const areTwo =
    (hasSalutation(given, ownGiven, SALUTATION_OF_MAN) && hasSalutation(held, ownHeld, SALUTATION_OF_WOMAN)) ||
    (hasSalutation(given, ownGiven, SALUTATION_OF_WOMAN) && hasSalutation(held, ownHeld, SALUTATION_OF_MAN));
  const compared = compareWords(ownGiven.words, ownHeld.words, relate, country);
  if (areTwo) return atMostClose(compared, ['SALUTATION']);
  const isBare = ownGiven.words === given && ownHeld.words === held;
  // Mr Price and Price, Dr Smith and Mr Smith: what is left names a family
  if (compared.result === 'MATCH' && compared.pairs.length === 1 && !isBare && titleOf(given, ownGiven) !== titleOf(held, ownHeld))
    return atMostClose(compared, [...reasons, 'DOUBTFUL_TITLE']);
  const sure = withReasons(compared, reasons);
  if (sure.result === 'MATCH') return sure;
  const whole = isBare ? sure : better(sure, compareWords(given, held, relate, country));
  if (whole.result === 'MATCH') return whole;
  const { words: shortGiven } = withoutTitles(given, { local, country, isLenient: true });
  const { words: shortHeld } = withoutTitles(held, { local, country, isLenient: true });
  if (shortGiven.length === ownGiven.words.length && shortHeld.length === ownHeld.words.length) return sure;
  return better(sure, atMostClose(compareWords(shortGiven, shortHeld, relate, country), ['DOUBTFUL_TITLE']));
}
