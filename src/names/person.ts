/** Compares names of people. Their words may stand in any order; at least two have to be the same, or all of them. */
import { GENERATIONS, TITLES_IN } from '../../rules/name-matching/titles.js';
import { type Alignment, align, type WordPair } from './alignment.js';
import { withoutConnectors } from './connectors.js';
import {
  BUSINESS,
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
import { atMostClose, better, isExact, reasonsOf, type Verdict, verdict, withReasons } from './verdict.js';
import type { NameWord } from './words.js';

const isIn = ({ lists }: NameWord, list: number): boolean => (lists & list) !== 0;
const textsOf = (words: readonly NameWord[]): readonly string[] => words.map(({ text }) => text);

interface Stripped {
  readonly words: readonly NameWord[];
  readonly reasons: readonly NameReasonCode[];
}

/** The name without what stands before and behind it. At least one word is left. */
function strip(all: readonly NameWord[], titles: (word: NameWord) => boolean): Stripped {
  let words = all;
  const reasons: NameReasonCode[] = [];
  while (words.length > 1 && (titles(words[0] as NameWord) || (reasons.length > 0 && isIn(words[0] as NameWord, PART_OF_TITLE)))) {
    words = words.slice(1);
    reasons.push('TITLE');
  }
  while (words.length > 1 && isIn(words[words.length - 1] as NameWord, SUFFIX)) {
    words = words.slice(0, -1);
    reasons.push('SUFFIX');
  }
  return { words, reasons };
}

const hasSalutation = (all: readonly NameWord[], { words }: Stripped, list: number): boolean =>
  all.length > words.length && all.slice(0, all.length - words.length).some((word) => isIn(word, list));

const isParticle = (word: NameWord): boolean => isIn(word, PARTICLE);
const isGeneration = (word: NameWord): boolean => isIn(word, GENERATION);
const isDistinguishing = (word: NameWord): boolean => isIn(word, DISTINGUISHING | BUSINESS) || /\p{N}/u.test(word.plain);

const relatePeople = (a: NameWord, b: NameWord) => {
  if (isGeneration(a) && isGeneration(b)) return GENERATIONS[a.plain] === GENERATIONS[b.plain] ? 'same' : undefined;
  // of a particle or a number nothing may differ
  return isParticle(a) || isParticle(b) ? (a.plain === b.plain ? 'same' : undefined) : relationOf(a, b);
};

/** Not as the first word: Ben is a given name, too. */
const hasFiliation = (words: readonly NameWord[]): boolean => words.some((word, at) => at > 0 && isIn(word, FILIATION));

const connectors = (words: readonly NameWord[]): number => words.length - withoutConnectors(words).length;

const isStrong = (pair: WordPair): boolean => isExact(pair) && pair.given.some(({ isInitials, plain }) => !isInitials || plain.length > 1);
const isOnlySpelled = ({ relation }: WordPair): boolean => relation === 'spelling' || relation === 'transliteration';

/** The words that have no partner decide: of which kind they are, and whether they stand on one side or on both. */
function judgeRest(
  { given, held }: Alignment,
  pairs: readonly WordPair[],
  strong: number,
): NameReasonCode | 'NO_MATCH' | 'ONE_NAME_ALONE' | undefined {
  const rest = [...given, ...held];
  if (rest.length === 0) return undefined;
  if (rest.every(isParticle)) return pairs.length > 1 || given.length === 0 || held.length === 0 ? 'PARTICLE_MISSING' : 'NO_MATCH';
  const [ofGiven, ofHeld] = [given, held].map((words) => words.filter((word) => !isParticle(word)));
  if (ofGiven?.length && ofHeld?.length) return 'NO_MATCH';
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
  if (pairs.length === 1) return count('initial') === 0 && !pairs.every(({ given }) => given.every(({ isInitials }) => isInitials));
  return slips === 0 && count('initial') === 0;
}

type Relate = typeof relationOf;

function compareWords(a: readonly NameWord[], b: readonly NameWord[], relate: Relate): Verdict {
  const found = align(withoutConnectors(a), withoutConnectors(b), relate, { initials: true });
  const { pairs } = found;
  const left = { given: textsOf(found.given), held: textsOf(found.held) };
  const strong = pairs.filter(isStrong).length;
  const rest = judgeRest(found, pairs, strong);
  if (rest === 'NO_MATCH' || pairs.length === 0) return verdict('NO_MATCH', ['OTHER_WORD'], pairs, left);
  if (rest === 'ONE_NAME_ALONE') return verdict('NO_MATCH', ['ONE_NAME_ALONE'], pairs, left);
  const order: readonly NameReasonCode[] = found.isInOrder ? [] : ['WORD_ORDER'];
  const isConnected = connectors(a) === connectors(b);
  const isAnother = !found.isInOrder && hasFiliation(a) && hasFiliation(b);
  if (isAnother && rest !== undefined) return verdict('NO_MATCH', ['WORD_ORDER', rest], pairs, left);
  if (rest === undefined && isConnected && !isAnother && pairs.every(isExact))
    return verdict('MATCH', [...order, ...reasonsOf(pairs)], pairs, left);
  if (!pairs.every(isExact) && !isClose(pairs, strong)) return verdict('NO_MATCH', ['TOO_DIFFERENT'], pairs, left);
  return verdict(
    'CLOSE_MATCH',
    [...(rest === undefined ? [] : [rest]), ...(isConnected ? [] : (['CONNECTOR'] as const)), ...reasonsOf(pairs), ...order],
    pairs,
    left,
  );
}

/** `country` says which words are titles: M. is Monsieur in France. */
export function comparePeople(
  given: readonly NameWord[],
  held: readonly NameWord[],
  country: string | undefined,
  relate: Relate = relatePeople,
): Verdict {
  const local = country === undefined ? undefined : TITLES_IN[country]?.split(' ');
  const isTitle = (word: NameWord): boolean => isIn(word, TITLE) || local?.includes(word.plain) === true;
  const [a, b] = [strip(given, isTitle), strip(held, isTitle)];
  const reasons = a.reasons.join() === b.reasons.join() ? [] : [...a.reasons, ...b.reasons];
  const areTwo =
    (hasSalutation(given, a, MAN) && hasSalutation(held, b, WOMAN)) || (hasSalutation(given, a, WOMAN) && hasSalutation(held, b, MAN));
  const compared = compareWords(a.words, b.words, relate);
  if (areTwo) return atMostClose(compared, ['SALUTATION']);
  const sure = withReasons(compared, reasons);
  if (sure.result === 'MATCH') return sure;
  const isDoubtful = (word: NameWord): boolean => isTitle(word) || isIn(word, DOUBTFUL_TITLE);
  const [c, d] = [strip(given, isDoubtful), strip(held, isDoubtful)];
  if (c.words.length === a.words.length && d.words.length === b.words.length) return sure;
  return better(sure, atMostClose(compareWords(c.words, d.words, relate), ['DOUBTFUL_TITLE']));
}
