/**
 * Finds labels in a text, in one pass over its words.
 *
 * The longest label wins: “Account number” is one label. Words of a label may be separated by spaces, hyphens, dots, slashes.
 */

import type { LabelDeclaration } from '../../rules/vocabulary/label.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import { foldedLetters, gapInLabel } from '../../rules/words/label-letters.js';
import { scriptsWithoutSpaces } from '../../rules/words/small-words.js';

/** A label in a text. */
export interface Label {
  readonly start: number;
  readonly end: number;
  /** What it may mean: several where countries use the same word. */
  readonly meanings: readonly LabelDeclaration[];
}

interface Node {
  readonly next: Map<string, Node>;
  meanings: readonly LabelDeclaration[];
}

/** Vowels and tones of many scripts are marks: they belong to the word. Where no space follows words, digits begin the value: “普通1234567”. */
const WORD = /* @__PURE__ */ lazy(() => new RegExp(`[${scriptsWithoutSpaces}][\\p{L}\\p{M}]*|[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}]*`, 'gu'));
/** No word of a label is longer. */
const MAX_WORD = 32;

const isPlain = (word: string): boolean => /^[a-z\d]*$/.test(word);

/** A word in small letters without accents. */
export function foldWord(word: string): string {
  const small = word.toLowerCase();
  if (isPlain(small)) return small;
  const bare = small.normalize('NFD').replace(/\p{M}/gu, '');
  return foldedLetters.reduce((text, [letter, folded]) => text.replaceAll(letter, folded), bare);
}

/** Finds the labels of a text, in its order. No two overlap. */
export type LabelFinder = (text: string) => readonly Label[];

const newNode = (): Node => ({ next: new Map(), meanings: [] });

function compileLabels(labels: readonly LabelDeclaration[]): Node {
  const top = newNode();
  for (const declaration of labels) {
    for (const name of declaration.names.split(',')) {
      let node = top;
      for (const [word] of name.matchAll(WORD())) {
        const folded = foldWord(word);
        const next = node.next.get(folded) ?? newNode();
        node.next.set(folded, next);
        node = next;
      }
      if (!node.meanings.includes(declaration)) node.meanings = [...node.meanings, declaration];
    }
  }
  return top;
}

interface Word {
  readonly start: number;
  readonly end: number;
  readonly folded: string;
}

function* wordsOf(text: string): Generator<Word> {
  for (const { 0: word, index } of text.matchAll(WORD())) {
    yield { start: index, end: index + word.length, folded: word.length > MAX_WORD ? '' : foldWord(word) };
  }
}

/** The label that begins at a word, and the word behind it. */
function labelAt(text: string, words: readonly Word[], at: number, top: Node): readonly [Label, number] | undefined {
  let node: Node | undefined = top;
  let found: readonly [Label, number] | undefined;
  for (let index = at; index < words.length; index++) {
    const word = words[index] as Word;
    if (index > at && !gapInLabel.test(text.slice((words[index - 1] as Word).end, word.start).slice(0, 4))) break;
    node = node.next.get(word.folded);
    if (node === undefined) break;
    if (node.meanings.length > 0) found = [{ start: (words[at] as Word).start, end: word.end, meanings: node.meanings }, index + 1];
  }
  return found;
}

function findWith(root: Node, text: string): readonly Label[] {
  const words = [...wordsOf(text)];
  const found: Label[] = [];
  let at = 0;
  while (at < words.length) {
    const next = root.next.has((words[at] as Word).folded) ? labelAt(text, words, at, root) : undefined;
    if (next === undefined) at += 1;
    else {
      found.push(next[0]);
      at = next[1];
    }
  }
  return found;
}

/** Creates what finds these labels. They are compiled when they are first looked for. */
export function createLabelFinder(labels: readonly LabelDeclaration[]): LabelFinder {
  const root = lazy(() => compileLabels(labels));
  return (text) => findWith(root(), text);
}
