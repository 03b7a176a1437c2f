/**
 * Compares names of companies. Stricter than for people: every distinctive word has to be there, because Müller Bau and Müller Bau Holding are two.
 */
import { type Alignment, align } from './alignment.js';
import { isConnector, withoutConnectors } from './connectors.js';
import type { CompanyName } from './legal-form.js';
import { ARTICLE, BUSINESS, SMALL, SPELLED_BUSINESS } from './lexicon.js';
import type { NameReasonCode } from './reasons.js';
import { type Relation, relationOfBusiness } from './relation.js';
import { isExact, reasonsOf, type Verdict, verdict } from './verdict.js';
import type { NameWord } from './words.js';

/** True for words that only companies have in their names. */
export const hasBusinessWord = (words: readonly NameWord[]): boolean =>
  words.some(({ lists }) => (lists & (BUSINESS | SPELLED_BUSINESS)) !== 0);

const isArticle = (word: NameWord | undefined): boolean => word !== undefined && (word.lists & ARTICLE) !== 0;
/** `The Coffee House`, and not `Los` alone. */
const withoutArticle = (words: readonly NameWord[]): readonly NameWord[] =>
  words.length > 2 && isArticle(words[0]) ? words.slice(1) : words;

function judgeForms(given: readonly string[], held: readonly string[]): NameReasonCode | undefined {
  if (given.join() === held.join()) return undefined;
  return given.length === 0 || held.length === 0 ? 'LEGAL_FORM_MISSING' : 'LEGAL_FORM_OTHER';
}

const textsOf = (words: readonly NameWord[]): readonly string[] => words.map(({ text }) => text);
const leftOf = ({ given, held }: Alignment): Verdict['left'] => ({ given: textsOf(given), held: textsOf(held) });
const isSmall = ({ lists }: NameWord): boolean => (lists & SMALL) !== 0;

/** So many words may differ by a slip or a sound: one of two, two of five. */
const mayDiffer = (count: number): number => (count >= 5 ? 2 : 1);

/** Two words that differ in part only are no more than a hint. */
const UNSURE: ReadonlySet<Relation> = new Set<Relation>(['sound', 'slip', 'spelling']);

export function compareCompanies(given: CompanyName, held: CompanyName, relate = relationOfBusiness): Verdict {
  const [ofGiven, ofHeld] = [withoutConnectors(given.words), withoutConnectors(held.words)];
  const [a, b] = [withoutArticle(ofGiven), withoutArticle(ofHeld)];
  const found = align(a, b, relate, { initials: false });
  const { pairs } = found;
  const left = leftOf(found);
  if (![...found.given, ...found.held].every(isSmall) || pairs.length === 0) return verdict('NO_MATCH', ['OTHER_WORD'], pairs, left);

  const unsure = pairs.filter(({ relation }) => UNSURE.has(relation)).length;
  if (unsure > mayDiffer(pairs.length) || (unsure === pairs.length && pairs.length > 1))
    return verdict('NO_MATCH', ['TOO_DIFFERENT'], pairs, left);

  const form = judgeForms(given.forms, held.forms);
  const close: NameReasonCode[] = [
    ...(form === undefined ? [] : [form]),
    ...(found.isInOrder ? [] : (['WORD_ORDER'] as const)),
    ...(left.given.length + left.held.length === 0 ? [] : (['PARTICLE_MISSING'] as const)),
  ];
  const reasons = [...close, ...reasonsOf(pairs)];
  if (a.length !== b.length && given.words.length !== held.words.length && close.length === 0) reasons.push('SPACING');
  const count = (words: readonly NameWord[]): number => words.filter(isConnector).length;
  if (count(given.words) !== count(held.words)) close.push('CONNECTOR');
  if ((a === ofGiven) !== (b === ofHeld)) reasons.push('ARTICLE');
  const isMatch = close.length === 0 && pairs.every(isExact);
  return verdict(isMatch ? 'MATCH' : 'CLOSE_MATCH', [...new Set([...close, ...reasons])], pairs, left);
}
