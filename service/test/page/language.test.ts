/** The languages of the page: which one is chosen, and that each says everything. */

import { describe, expect, test } from 'vitest';
import { LANGUAGE_NAMES, LANGUAGES, languageOf, loadTexts } from '../../page/src/language.js';
import { namesIn } from '../../page/src/names.js';
import { en } from '../../page/src/texts/en.js';
import { fill } from '../../page/src/without-engine.js';

describe('of somebody’s languages', () => {
  test.each([
    [['de-AT', 'en'], 'de'],
    [['nl-NL', 'pt-BR', 'en'], 'nl'],
    [['pt-br', 'en'], 'pt-BR'],
    [['pt-PT'], 'pt'],
    [['ar-EG'], 'ar'],
    [['FR'], 'fr'],
    [['es-419'], 'es'],
    [['zh-CN', 'ja'], 'ja'],
    [['zh-CN'], 'en'],
    [['', 'x'], 'en'],
    [['enm', 'deu'], 'en'],
    [[], 'en'],
  ])('%j', (preferred, chosen) => expect(languageOf(preferred)).toBe(chosen));
});

/** Every text with the place where it stands. */
const textsIn = (value: unknown, path = ''): readonly (readonly [string, string])[] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([name, member]) => textsIn(member, `${path}/${name}`));

const parametersOf = (text: string): readonly string[] => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

describe.each(LANGUAGES)('%s', (language) => {
  test('has every text, with the same parameters', async () => {
    const texts = await loadTexts(language);
    const own = new Map(textsIn(texts));
    const wrong = textsIn(en).filter(([path, text]) => {
      const other = own.get(path) ?? '';
      return other.trim() === '' || other.trim() !== other || parametersOf(other).join() !== parametersOf(text).join();
    });
    expect(wrong).toEqual([]);
    expect([...own.keys()].sort()).toEqual(
      textsIn(en)
        .map(([path]) => path)
        .sort(),
    );
  });

  test('is not English, where it is not', async () => {
    const texts = await loadTexts(language);
    expect(texts.save === en.save).toBe(language === 'en');
    expect(texts.fields.documentNumber === en.fields.documentNumber).toBe(language === 'en');
    expect(LANGUAGE_NAMES[language]).not.toBe('');
  });
});

describe('names', () => {
  test('of countries and currencies, in the language', () => {
    const { country, currency } = namesIn('de');
    expect([country('DE'), country('GB'), currency('USD')]).toEqual(['Deutschland', 'Vereinigtes Königreich', 'USD – US-Dollar']);
  });

  test('of what has none, its code', () => {
    const { country, currency } = namesIn('en');
    expect([country('not a code'), currency('??')]).toEqual(['not a code', '??']);
  });

  test('in the order of the language', () => {
    const codes = namesIn('de').sorted(['ZA', 'EG', 'AT', 'DE']);
    expect(codes.map(([, name]) => name)).toEqual(['Ägypten', 'Deutschland', 'Österreich', 'Südafrika']);
  });
});

test('a parameter that is not given stays', () => {
  expect(fill('{a} and {b}', { a: '{b}' })).toBe('{b} and {b}');
  expect(fill('{a} {c}', { a: 1 })).toBe('1 {c}');
});
