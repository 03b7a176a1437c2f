import { expect, test } from 'vitest';
import { ABBREVIATIONS } from '../../rules/name-matching/abbreviations.js';
import { CONTRACTIONS } from '../../rules/name-matching/contractions.js';
import { FAMILIAR, SPELLINGS } from '../../rules/name-matching/given-names.js';
import { readLegalForms } from '../../rules/name-matching/legal-forms.js';
import * as titles from '../../rules/name-matching/titles.js';
import * as words from '../../rules/name-matching/words.js';
import { plainOf } from '../../src/names/letters.js';

const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? value.trim().split(/\s+/)
    : typeof value === 'object' && value !== null && !(value instanceof RegExp)
      ? Object.values(value).flatMap(textsOf)
      : [];

const LISTS: Readonly<Record<string, readonly string[]>> = {
  'legal forms': [...readLegalForms().keys()],
  'familiar names': textsOf(FAMILIAR),
  'spellings of names': textsOf(SPELLINGS),
  'short forms of names': textsOf(CONTRACTIONS),
  'short forms of words': textsOf(ABBREVIATIONS),
  titles: textsOf(Object.entries(titles).flatMap(([name, value]) => (name === 'TITLES_IN' ? Object.values(value) : [value]))),
  'words of companies': textsOf(
    Object.entries(words).flatMap(([name, value]) => (name === 'ARTICLES_IN' ? Object.values(value) : [value])),
  ),
};

// a word with another letter is compared with none: й is и, a ς is a σ
test.each(Object.entries(LISTS))('%s are written as the words of a name are folded', (_, list) => {
  const inSmallLetters = list.filter((word) => word === word.toLowerCase());
  expect(inSmallLetters.length).toBeGreaterThan(20);
  expect(inSmallLetters.filter((word) => plainOf(word) !== word)).toEqual([]);
});
