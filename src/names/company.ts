/**
 * Compares names of companies. Stricter than for people: every distinctive word has to be there, because Müller Bau and Müller Bau Holding are two companies.
 */
import { PARTED_SHORT_FORMS } from '../../rules/name-matching/abbreviations.js';
import { isSameForm } from '../../rules/name-matching/legal-forms.js';
import {
  ARTICLES_IN,
  DOUBTFUL_FIRM_SALUTATIONS,
  ENDINGS_OF_BUSINESS,
  FIRM_SALUTATIONS,
  NAME_BEHIND_ARTICLE,
  SURE_ARTICLES,
} from '../../rules/name-matching/words.js';
import { align } from './alignment.js';
import { isClearConnector, isConnector, withoutConnectors } from './connectors.js';
import type { CompanyName } from './legal-form.js';
import { ARTICLE, BUSINESS_WORD, BUSINESS_WORD_SPELLED, SMALL_WORD } from './lexicon.js';
import type { NameReasonCode } from './reasons.js';
import { type Relation, relationOfBusiness } from './relation.js';
import type { WordPair } from './sides.js';
import { areExact, atMostClose, better, leftOf, reasonsOf, type Verdict, verdict, withReasons } from './verdict.js';
import { hasDigit, type NameWord, NO_WORD, wordAt, wordOf } from './words.js';

const MIN_COMPOUND = 9;
const isBusinessWord = ({ lists, length, plain }: NameWord): boolean =>
  (lists & (BUSINESS_WORD | BUSINESS_WORD_SPELLED)) !== 0 ||
  (length >= MIN_COMPOUND && ENDINGS_OF_BUSINESS.some((end) => plain.endsWith(end)));

/** True where a word is one that only companies have in their names. */
export function hasBusinessWord(words: readonly NameWord[]): boolean {
  for (let at = 0; at < words.length; at++) if (isBusinessWord(wordAt(words, at))) return true;
  return false;
}

const isArticle = ({ lists }: NameWord): boolean => (lists & ARTICLE) !== 0;

/** Left out, it leaves a name that is the same: in any country, or in this one. Los is no article in Los Angeles, and The may be a name in The Anh. */
function isSureArticle({ plain, isInitials }: NameWord, next: NameWord, country: string | undefined): boolean {
  if (isInitials) return false;
  if (country !== undefined && ARTICLES_IN[country]?.split(' ').includes(plain) === true) return true;
  return SURE_ARTICLES.includes(plain) && (NAME_BEHIND_ARTICLE[plain]?.test(next.plain) !== true || isBusinessWord(next));
}

/** `The Coffee House`, `The Bakery`, and not `Los` alone, T H E Bakery or The Anh. */
function withoutArticle(words: readonly NameWord[], country: string | undefined): readonly NameWord[] {
  const [first, next] = words;
  if (first === undefined || next === undefined || !isArticle(first) || isNumbered(first, next)) return words;
  return words.length > 2 || (isBusinessWord(next) && isSureArticle(first, next, country)) ? words.slice(1) : words;
}
/** A 1 Cars, A. P. Møller */
const isNumbered = (first: NameWord, next: NameWord): boolean => first.length === 1 && (next.length === 1 || hasDigit(next));

/** The article that a name was compared without. */
const articleOf = (words: readonly NameWord[], left: readonly NameWord[]): NameWord | undefined => (words === left ? undefined : words[0]);

function compareLegalForms(given: readonly string[], held: readonly string[]): NameReasonCode | undefined {
  if (given.length + held.length === 0) return undefined;
  const [fewer, more] = given.length < held.length ? [given, held] : [held, given];
  if (!fewer.every((form) => more.some((other) => isSameForm(form, other)))) return 'LEGAL_FORM_OTHER';
  return fewer.length === more.length ? undefined : 'LEGAL_FORM_MISSING';
}

const isSmallWord = ({ lists }: NameWord): boolean => (lists & SMALL_WORD) !== 0;

/** So many words may differ by a slip or a sound: one of two, two of five. */
const mayDiffer = (count: number): number => (count >= 5 ? 2 : 1);

/** Two words that differ in part only are no more than a hint. */
const isUnsure = (relation: Relation): boolean => relation === 'sound' || relation === 'slip' || relation === 'spelling';

function countUnsure(pairs: readonly WordPair[]): number {
  let count = 0;
  for (let at = 0; at < pairs.length; at++) if (isUnsure((pairs[at] as WordPair).relation)) count++;
  return count;
}

function countConnectors(words: readonly NameWord[]): number {
  let count = 0;
  for (let at = 0; at < words.length; at++) if (isConnector(wordAt(words, at))) count++;
  return count;
}

const isOneLetter = ({ length }: NameWord): boolean => length === 1;

/** Words that may be missing: not two numbers or letters, as I and A in Fund I and Fund A. */
const mayBeMissing = (given: readonly NameWord[], held: readonly NameWord[]): boolean =>
  given.every(isSmallWord) && held.every(isSmallWord) && !(given.some(isOneLetter) && held.some(isOneLetter));

interface Addressed {
  readonly name: CompanyName;
  /** Why it was compared without its first word. */
  readonly reason: 'TITLE' | 'DOUBTFUL_TITLE' | undefined;
}

/** The name without the word that addresses the firm. At least one word is left. */
function withoutSalutation(name: CompanyName): Addressed {
  const [first, next] = name.words;
  if (first === undefined || next === undefined) return { name, reason: undefined };
  const isSure = FIRM_SALUTATIONS.includes(first.plain);
  if (!isSure && !DOUBTFUL_FIRM_SALUTATIONS.includes(first.plain)) return { name, reason: undefined };
  return { name: { ...name, words: name.words.slice(1) }, reason: isSure ? 'TITLE' : 'DOUBTFUL_TITLE' };
}

/** `country` says which words are articles: Le is one in France. */
export function compareCompanies(given: CompanyName, held: CompanyName, country?: string, relate = relationOfBusiness): Verdict {
  const whole = compareNamesOfCompanies(given, held, country, relate);
  if (whole.result === 'MATCH') return whole;
  const [a, b] = [withoutSalutation(given), withoutSalutation(held)];
  const reasons = [a.reason, b.reason].filter((reason) => reason !== undefined);
  if (reasons.length === 0) return whole;
  const bare = compareNamesOfCompanies(a.name, b.name, country, relate);
  return better(whole, reasons.includes('DOUBTFUL_TITLE') ? atMostClose(bare, ['DOUBTFUL_TITLE']) : withReasons(bare, ['TITLE']));
}

const MIN_LETTERS = 3;
const isLetter = (word: NameWord = NO_WORD): boolean => word.length === 1 && !hasDigit(word) && !isClearConnector(word);

/** Three letters or more that stand apart are one word: A B C Ltd is ABC Ltd. */
function withLettersJoined(words: readonly NameWord[]): readonly NameWord[] {
  if (!words.some((word, at) => isLetter(word) && isLetter(words[at + 1]) && isLetter(words[at + 2]))) return words;
  const joined: NameWord[] = [];
  for (let at = 0; at < words.length; ) {
    const end = words.findIndex((word, other) => other >= at && !isLetter(word));
    const letters = words.slice(at, end < 0 ? words.length : end);
    const isRun = letters.length >= MIN_LETTERS;
    joined.push(...(isRun ? [wordOf(letters.map(({ text }) => text).join(''), true)] : words.slice(at, at + Math.max(letters.length, 1))));
    at += Math.max(letters.length, 1);
  }
  return joined;
}

/** `F.lli`, whose dot stands inside, is one word. */
function withShortFormJoined(words: readonly NameWord[]): readonly NameWord[] {
  for (let at = 1; at < words.length; at++) {
    const { plain } = wordAt(words, at);
    const parted = PARTED_SHORT_FORMS.find(([first, second]) => plain === second && wordAt(words, at - 1).plain === first);
    if (parted !== undefined) return [...words.slice(0, at - 1), wordOf(parted[2], false), ...words.slice(at + 1)];
  }
  return words;
}
const prepared = (words: readonly NameWord[]): readonly NameWord[] => withShortFormJoined(withLettersJoined(words));

function compareNamesOfCompanies(
  given: CompanyName,
  held: CompanyName,
  country: string | undefined,
  relate: typeof relationOfBusiness,
): Verdict {
  const [ofGiven, ofHeld] = [prepared(given.words), prepared(held.words)];
  const linked = withoutConnectors(ofGiven, ofHeld, country);
  const a = withoutArticle(linked.given, country);
  const b = withoutArticle(linked.held, country);
  const found = align(a, b, relate, { initials: false });
  const { pairs } = found;
  const left = leftOf(found);
  if (!mayBeMissing(found.given, found.held) || pairs.length === 0) return verdict('NO_MATCH', ['OTHER_WORD'], pairs, left);

  const unsure = countUnsure(pairs);
  if (unsure > mayDiffer(pairs.length) || (unsure === pairs.length && pairs.length > 1))
    return verdict('NO_MATCH', ['TOO_DIFFERENT'], pairs, left);

  const close: NameReasonCode[] = [];
  const form = compareLegalForms(given.forms, held.forms);
  if (form !== undefined) close.push(form);
  if (!found.isInOrder) close.push('WORD_ORDER');
  if (left.given.length + left.held.length > 0) close.push('PARTICLE_MISSING');
  const reasons: NameReasonCode[] = [];
  if (a.length !== b.length && ofGiven.length !== ofHeld.length && close.length === 0) reasons.push('SPACING');
  if (!linked.areAlike || countConnectors(ofGiven) !== countConnectors(ofHeld)) close.push('CONNECTOR');
  const [one, other] = [articleOf(linked.given, a), articleOf(linked.held, b)];
  // at most one of them is left out where they differ
  const article = one ?? other;
  if (article !== undefined && one?.plain !== other?.plain) {
    const isSure = (one === undefined || other === undefined) && isSureArticle(article, wordAt(one === undefined ? b : a, 0), country);
    (isSure ? reasons : close).push('ARTICLE');
  }
  const isMatch = close.length === 0 && areExact(pairs);
  return verdict(isMatch ? 'MATCH' : 'CLOSE_MATCH', close.concat(reasonsOf(pairs), reasons), pairs, left);
}
