/**
 * Compares names of companies. Stricter than for people: every distinctive word has to be there, because Müller Bau and Müller Bau Holding are two.
 */
import { align, type WordPair } from './alignment.js';
import { hasWordOf, isConnector, isSameList, withoutConnectors } from './connectors.js';
import type { CompanyName } from './legal-form.js';
import { ARTICLE, BUSINESS, SMALL, SPELLED_BUSINESS } from './lexicon.js';
import type { NameReasonCode } from './reasons.js';
import { type Relation, relationOfBusiness } from './relation.js';
import { areExact, leftOf, reasonsOf, type Verdict, verdict } from './verdict.js';
import type { NameWord } from './words.js';

/** True for words that only companies have in their names. */
export const hasBusinessWord = (words: readonly NameWord[]): boolean => hasWordOf(words, BUSINESS | SPELLED_BUSINESS);

const isArticle = (word: NameWord | undefined): boolean => word !== undefined && (word.lists & ARTICLE) !== 0;
/** `The Coffee House`, and not `Los` alone. */
const withoutArticle = (words: readonly NameWord[]): readonly NameWord[] =>
  words.length > 2 && isArticle(words[0]) ? words.slice(1) : words;

function judgeForms(given: readonly string[], held: readonly string[]): NameReasonCode | undefined {
  if (isSameList(given, held)) return undefined;
  return given.length === 0 || held.length === 0 ? 'LEGAL_FORM_MISSING' : 'LEGAL_FORM_OTHER';
}

const isSmall = ({ lists }: NameWord): boolean => (lists & SMALL) !== 0;

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
  for (let at = 0; at < words.length; at++) if (isConnector(words[at] as NameWord)) count++;
  return count;
}

export function compareCompanies(given: CompanyName, held: CompanyName, relate = relationOfBusiness): Verdict {
  const linked = withoutConnectors(given.words, held.words);
  const a = withoutArticle(linked.given);
  const b = withoutArticle(linked.held);
  const found = align(a, b, relate, { initials: false });
  const { pairs } = found;
  const left = leftOf(found);
  if (!found.given.every(isSmall) || !found.held.every(isSmall) || pairs.length === 0)
    return verdict('NO_MATCH', ['OTHER_WORD'], pairs, left);

  const unsure = countUnsure(pairs);
  if (unsure > mayDiffer(pairs.length) || (unsure === pairs.length && pairs.length > 1))
    return verdict('NO_MATCH', ['TOO_DIFFERENT'], pairs, left);

  const close: NameReasonCode[] = [];
  const form = judgeForms(given.forms, held.forms);
  if (form !== undefined) close.push(form);
  if (!found.isInOrder) close.push('WORD_ORDER');
  if (left.given.length + left.held.length > 0) close.push('PARTICLE_MISSING');
  const reasons: NameReasonCode[] = [];
  if (a.length !== b.length && given.words.length !== held.words.length && close.length === 0) reasons.push('SPACING');
  if (countConnectors(given.words) !== countConnectors(held.words)) close.push('CONNECTOR');
  if ((a === linked.given) !== (b === linked.held)) reasons.push('ARTICLE');
  const isMatch = close.length === 0 && areExact(pairs);
  return verdict(isMatch ? 'MATCH' : 'CLOSE_MATCH', close.concat(reasonsOf(pairs), reasons), pairs, left);
}
