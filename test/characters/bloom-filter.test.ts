/** A filter never misses a word, and lets hardly anything else through. */
import { expect, test } from 'vitest';
import { companyMarkers } from '../../rules/creditors/names.js';
import { bloomFilter, extendHash, IN_NO_WORD, REMOVED, UNCLEAR } from '../../src/characters/bloom-filter.js';

const hashOf = (word: string) => Array.from(word).reduce((hash, letter) => extendHash(hash, letter.charCodeAt(0)), 0);

test('each word is let through, and of others one in a thousand at most', () => {
  const { has } = bloomFilter([...companyMarkers], (character) => character);
  expect([...companyMarkers].filter((word) => !has(hashOf(word)))).toEqual([]);
  const letters = Array.from('ABDEGILMNORSTUY');
  const pairs = letters.flatMap((one) => letters.map((other) => one + other));
  const others = pairs.flatMap((one) => pairs.map((other) => one + other)).filter((word) => !companyMarkers.has(word));
  expect(others.length).toBeGreaterThan(50_000);
  expect(others.filter((word) => has(hashOf(word))).length).toBeLessThan(50);
});

test('a character is a letter of the words, in no word, removed, or unclear', () => {
  const made: Record<string, string> = { Ä: 'ab', ß: 'ss', À: 'ba', '.': '', é: 'é', ñ: 'ñ', '1': '1', '2': '2' };
  const { table } = bloomFilter(['abé', 'x2'], (character) => made[character] ?? (/[a-z]/.test(character) ? character : undefined));
  const answers = Array.from('abzéñ12.Äß À я').map((character) => table.ask(character.charCodeAt(0)));
  const letter = (character: string) => character.charCodeAt(0);
  expect(answers).toEqual(
    [
      ['a', 'b', 'z', 'é'].map(letter), // any basic letter is one
      [IN_NO_WORD, IN_NO_WORD, letter('2'), REMOVED],
      [UNCLEAR, IN_NO_WORD, UNCLEAR, IN_NO_WORD], // two letters, of which a word has the first pair and not the second
      [UNCLEAR, UNCLEAR],
    ].flat(),
  );
});
