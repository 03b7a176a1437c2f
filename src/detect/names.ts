/** Reads the name of the payee behind its label. A name is free text, so it is taken only if nothing speaks against it. */

import { lazy } from '../../rules/vocabulary/lazy.js';
import { bodies } from '../../rules/words/owners.js';
import { bankInName, behindNames, conjunctions, insideNames, numberBehindName } from '../../rules/words/small-words.js';
import type { Label } from '../identifiers/labels.js';
import type { FoundIban } from './ibans.js';
import { oneOf } from './patterns.js';

const MAX_NAME = 140;
const MAX_WORDS = 12;

/** A name ends before this: the end of the line or cell, or a wide gap. */
const END = /[\n\r\t|;]| {3,}/;

/** What follows a label that stands behind a name on its line: a colon, or a number. */
const ENDS_VALUE = /* @__PURE__ */ lazy(
  () => new RegExp(`^(?: ?${numberBehindName})?[ \\u00a0]?(?:\\([^)\\n]{1,20}\\) ?)?(?:[:=]|[A-Z]{0,6}\\d[\\d./-]{3})`, 'i'),
);

/** True for a text that can be a name: letters, a capital among them, few digits, no address of mail or web. */
function isName(text: string): boolean {
  if (text.length < 2 || text.length > MAX_NAME || /[@{}<>[\]_=]|https?:|www\./i.test(text)) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const digits = text.match(/\d/g)?.length ?? 0;
  return letters >= 2 && digits * 2 < letters && /\p{Lu}|\p{Lo}/u.test(text) && text.split(/\s+/).length <= MAX_WORDS;
}

/** Cuts off an address: from the second part on, the first part with a digit begins it. */
function withoutAddress(text: string): string {
  const parts = text.split(', ');
  const first = parts.findIndex((part, index) => index > 0 && /\d/.test(part));
  return first < 0 ? text : parts.slice(0, first).join(', ');
}

/** What ends a name and is no part of it. */
const BEHIND_NAME = /* @__PURE__ */ lazy(
  () => new RegExp(`(?:[\\s,、،؛:/(*·•–—-]|(?<![\\p{L}\\p{M}])${oneOf(behindNames)}(?=\\s{0,4}$))+$`, 'iu'),
);

const BANK = /* @__PURE__ */ lazy(() => new RegExp(bankInName, 'iu'));

/** `HDFC Bank A/c 5010…`, `みずほ銀行 東京営業部 普通 1234567`: the bank of the account behind it on its line, and nobody's name. */
export function isBankOfAccount(text: string, name: string, end: number, labels: readonly Label[]): boolean {
  if (!BANK().test(name)) return false;
  const [gap = ''] = /^[ :,(]{0,3}/.exec(text.slice(end, end + 3)) ?? [];
  const next = end + gap.length;
  const isLabelled = labels.some(({ start, meanings }) => start === next && meanings.some(({ meaning }) => meaning === 'account'));
  return isLabelled || /^\d{4}/.test(text.slice(next, next + 4));
}

/** Brackets and quotation marks, each with what closes it. */
const PAIRS = ['()', '""', '“”', '„“', '„”', '«»', '「」', '『』', '【】'] as const;

/** Without what closes something that was opened before the name. */
const withoutClosing = (name: string): string =>
  PAIRS.reduce<string>(
    (rest, [open = '', close = '']) => (rest.endsWith(close) && !rest.slice(0, -1).includes(open) ? rest.slice(0, -1) : rest),
    name,
  );

/** The name that begins at a place, and its end; undefined if the text there is not a name. */
export function readName(
  text: string,
  at: number,
  labels: readonly Label[],
  next: number,
  ibans: readonly FoundIban[],
): readonly [name: string, end: number] | undefined {
  const piece = text.slice(at, at + MAX_NAME + 1);
  const length = END.exec(piece)?.index ?? piece.length;
  let end = Math.min(at + length, ibans.find(({ start }) => start > at)?.start ?? text.length);
  for (let index = next; index < labels.length; index++) {
    const label = labels[index] as Label;
    if (label.start >= end) break;
    // a name may begin with such a word: Bank of Examples
    const isOfIban =
      label.meanings.some(({ meaning }) => meaning === 'iban') && ibans.some(({ start }) => start > label.end && start <= label.end + 2);
    if (label.start === at ? label.end === end : isOfIban || ENDS_VALUE().test(text.slice(label.end, label.end + 16))) end = label.start;
  }
  const name = withoutClosing(withoutAddress(text.slice(at, end)).replace(BEHIND_NAME(), '')).replace(BEHIND_NAME(), '');
  return isName(name) ? [name, at + name.length] : undefined;
}

/** Small words inside of names. */
const SMALL = /* @__PURE__ */ lazy(() => new Set(insideNames.split(', ')));
const WORD = /[ \u00a0]*([^\s,;:|()]+)/y;

/** True for a word after which no name goes on: “AG.” ends a sentence, “S.r.l.” and “Dr.” do not. */
const endsSentence = (word: string): boolean => /^[^.]{2,}\.$/.test(word) && !/^\p{Lu}\p{Ll}{1,2}\.$/u.test(word);

/** A legal form with its full stop, and what begins the next sentence: “Example Ltd. Please”. */
const FORM_WITH_STOP = /* @__PURE__ */ lazy(() => new RegExp(`^${oneOf(bodies)}$`, 'iu'));
const BEGINS_SENTENCE = /* @__PURE__ */ lazy(() => /^ {1,2}\p{Lu}\p{Ll}+/u);
const endsBehindForm = (word: string, behind: string): boolean =>
  word.endsWith('.') &&
  FORM_WITH_STOP().test(word) &&
  BEGINS_SENTENCE().test(behind) &&
  !FORM_WITH_STOP().test(behind.trim().split(' ')[0] ?? '');

/** `e.V.`, `gGmbH`, `s.r.o.`: what begins with a small letter, and is no word. */
const isFormInSmall = (word: string): boolean => /[.\p{Lu}]/u.test(word.slice(0, -1)) && FORM_WITH_STOP().test(word);

const CONJUNCTION = /* @__PURE__ */ lazy(() => new RegExp(`^${oneOf(conjunctions)}$`));

/** The name that begins at a place of a sentence: capitalized words in a row, with small words between them, up to a label behind “and”. */
export function readNameInSentence(
  text: string,
  at: number,
  isLabelAt: (at: number) => boolean,
): readonly [name: string, end: number] | undefined {
  let end = at;
  let next = at;
  let before = '';
  for (let count = 0; count < MAX_WORDS; count++) {
    WORD.lastIndex = next;
    const [whole, word = ''] = WORD.exec(text) ?? [''];
    if (whole === '' || /^(?:IBAN|BIC|SWIFT|\d.*|[A-Z]{2}\d{2}.*)$/.test(word)) break;
    const start = next + whole.length - word.length;
    if (CONJUNCTION().test(before) && isLabelAt(start)) break;
    next += whole.length;
    before = word;
    const isLast = endsSentence(word) || (count > 0 && endsBehindForm(word, text.slice(next, next + 24)));
    if (/^[\p{Lu}\p{Lo}]/u.test(word) || (count > 0 && isFormInSmall(word))) end = isLast && !/\..*\./.test(word) ? next - 1 : next;
    else if (count === 0 || !SMALL().has(word)) break;
    if (isLast) break;
  }
  if (isAllCapitals(text, at, end)) end = endInCapitals(text, at, end);
  const name = text.slice(at, end);
  return isName(name) ? [name, end] : undefined;
}

/** True where what follows the name is in capitals, too, so that they do not tell where it ends: “A NOMBRE DE EJEMPLO SL ANTES DEL DÍA 5”. */
const isAllCapitals = (text: string, at: number, end: number): boolean => !/\p{Ll}/u.test(text.slice(Math.max(0, at - 24), end + 24));

/** The end of such a name: behind its legal form, or where the line or the sentence ends; its beginning where neither is there. */
function endInCapitals(text: string, at: number, end: number): number {
  const words = [...text.slice(at, end).matchAll(/\S+/g)];
  const first = words.findIndex(({ 0: word, index }) => index > 0 && FORM_WITH_STOP().test(word));
  // `AG & CO. KG`
  const next = words.findIndex(({ 0: word }, index) => index > first && word !== '&' && !FORM_WITH_STOP().test(word));
  if (first < 0) return /^[ \t]*(?:[\n\r|;,.]|$)/.test(text.slice(end, end + 4)) ? end : at;
  const last = words[next < 0 ? words.length - 1 : next - 1];
  return last === undefined ? end : at + last.index + last[0].length;
}
