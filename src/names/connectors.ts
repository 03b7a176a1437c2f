/**
 * Words for “and” between the words of a name: `&`, `und`, `y`. Two names are compared without them.
 *
 * The gotcha: some of these words are initials or names as well. John A. Smith and John E. Smith are two people, Ortega y Gasset is one, and En in Wang En Lin
 * is no word for and. Capitals do not tell, as banks hold names in capitals: such a word is one where “sons” or “company” follows, or in a country whose word it is.
 */
import { CONNECTORS_IN } from '../../rules/name-matching/words.js';
import { CONNECTOR, DOUBTFUL_CONNECTOR, KINSHIP } from './lexicon.js';
import { type NameWord, wordAt } from './words.js';

export const isConnector = ({ lists }: NameWord): boolean => (lists & CONNECTOR) !== 0;
const isDoubtful = ({ lists }: NameWord): boolean => (lists & DOUBTFUL_CONNECTOR) !== 0;
/** True for a connector that can be no initial and no name. */
export const isClearConnector = (word: NameWord): boolean => isConnector(word) && !isDoubtful(word);

/** True where one of the words is in one of the lists. */
export function hasWordOf(words: readonly NameWord[], lists: number): boolean {
  for (let at = 0; at < words.length; at++) if ((wordAt(words, at).lists & lists) !== 0) return true;
  return false;
}

/** Two names without their connectors. */
interface WithoutConnectors {
  readonly given: readonly NameWord[];
  readonly held: readonly NameWord[];
  /** Both have the same ones, and none of them may be an initial or a name. */
  readonly areAlike: boolean;
}

/** True for a connector with words on both sides: at either end it is an initial, or a name. */
const isBetweenWords = (words: readonly NameWord[], at: number): boolean =>
  at > 0 && at < words.length - 1 && isConnector(wordAt(words, at));

/** True where the word means “and” between two others. The name that it is compared with helps: the same doubtful word in both is a word as any other. */
function linksTwoNames(words: readonly NameWord[], at: number, others: readonly NameWord[]): boolean {
  if (!isBetweenWords(words, at)) return false;
  const word = wordAt(words, at);
  if (!isDoubtful(word)) return true;
  const rivals = others.filter((_, index) => isBetweenWords(others, index));
  if (rivals.some(({ plain }) => plain === word.plain)) return false;
  return (
    rivals.some(isClearConnector) ||
    (isBeforeKin(words, at) && others.some((_, index) => isBetweenWords(others, index) && isBeforeKin(others, index)))
  );
}

/** `y Hijos`, `e figli`: what stands before sons is a word for “and”. */
const isBeforeKin = (words: readonly NameWord[], at: number): boolean => (wordAt(words, at + 1).lists & KINSHIP) !== 0;

const placesOfLinks = (words: readonly NameWord[], others: readonly NameWord[]): readonly number[] =>
  words.flatMap((_, at) => (linksTwoNames(words, at, others) ? [at] : []));

/** True where the word can be nothing but a word for and. */
const isCertainLink = (words: readonly NameWord[], at: number, country: string): boolean =>
  !isDoubtful(wordAt(words, at)) || isBeforeKin(words, at) || isOfCountry(wordAt(words, at), country);
const isOfCountry = ({ plain }: NameWord, country: string): boolean => CONNECTORS_IN[country]?.includes(plain) === true;

/** True where two links are one and the same. Of two doubtful ones, one may be `y` and the other `a`: both mean “and” in Spain, as `y` and `e`, and in few countries more. */
function isSameLink(given: readonly NameWord[], at: number, held: readonly NameWord[], other: number, country: string): boolean {
  const [one, two] = [wordAt(given, at), wordAt(held, other)];
  if (isDoubtful(one) && isDoubtful(two) && !(isOfCountry(one, country) && isOfCountry(two, country))) return false;
  return isCertainLink(given, at, country) && isCertainLink(held, other, country) && isAtSamePlace(given, at, held, other);
}

const countLetters = (words: readonly NameWord[]): number => words.reduce((count, { length }) => count + length, 0);

/** True where two links have as many words or letters before them, or behind them: Smith, Jones & Brown is not Smith & Jones Brown. An article may be left out. */
function isAtSamePlace(given: readonly NameWord[], at: number, held: readonly NameWord[], other: number): boolean {
  const isAsLong = (ofGiven: readonly NameWord[], ofHeld: readonly NameWord[]): boolean =>
    ofGiven.length === ofHeld.length || countLetters(ofGiven) === countLetters(ofHeld);
  return isAsLong(given.slice(0, at), held.slice(0, other)) || isAsLong(given.slice(at), held.slice(other));
}

/** The names without the connectors between their words. */
export function withoutConnectors(given: readonly NameWord[], held: readonly NameWord[], country = ''): WithoutConnectors {
  if (!hasWordOf(given, CONNECTOR) && !hasWordOf(held, CONNECTOR)) return { given, held, areAlike: true };
  const ofGiven = placesOfLinks(given, held);
  const ofHeld = placesOfLinks(held, given);
  const areAlike =
    ofGiven.length === ofHeld.length && ofGiven.every((place, at) => isSameLink(given, place, held, ofHeld[at] as number, country));
  return { given: given.filter((_, at) => !ofGiven.includes(at)), held: held.filter((_, at) => !ofHeld.includes(at)), areAlike };
}

/** True for the same items in the same order. */
export const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one === other || (one.length === other.length && (one.length === 0 || one.every((item, at) => item === other[at])));
