/** What is said of single characters, against what Unicode says of them. */
import { expect, test } from 'vitest';
import { characterTable, isBasicLetter, isLatin, isOrdinary } from '../../src/identifiers/characters.js';

const everyUnit = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));

test('Latin text has characters of the first three Latin blocks, wherever they stand', () => {
  expect(everyUnit.filter(isLatin)).toEqual(everyUnit.filter((character) => character <= '\u017f'));
  expect(['', 'Łukasz Żak', 'Ada\nÿ'].every(isLatin)).toBe(true);
  expect(['Яна', 'Ada Я', 'Ƀda', 'Ada 王 Example'].some(isLatin)).toBe(false);
});

test('a basic letter is one of the 52', () => {
  const found = everyUnit.filter((character) => isBasicLetter(character.charCodeAt(0)));
  expect(found.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz');
});

test('a rule is asked once of a Latin character, and its answer is known to all that read', () => {
  const asked: string[] = [];
  const { known, ask } = characterTable((character) => asked.push(character));
  for (const character of 'AſAяяA') {
    const code = character.charCodeAt(0);
    expect(known[code] || ask(code)).toBeGreaterThan(0);
  }
  expect(asked.join('')).toBe('Aſяя');
});

test('text is ordinary or not, asked for the first time or again', () => {
  for (const _ of [1, 2]) expect(['Ada', 'Ad<', 'Zoë', 'Яна', 'Zo\u0080'].map(isOrdinary)).toEqual([true, false, true, false, false]);
});
