/** What is said of single characters, against what Unicode says of them. */
import { expect, test } from 'vitest';
import { characterTable, isBasicLetter, trimmed } from '../../src/characters/characters.js';

const everyUnit = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));

test('a basic letter is one of the 52', () => {
  const found = everyUnit.filter((character) => isBasicLetter(character.charCodeAt(0)));
  expect(found.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz');
});

test('a rule is asked once of a character of an alphabet, and its answer is known to all that read', () => {
  const asked: string[] = [];
  const { known, ask } = characterTable((character) => asked.push(character));
  for (const character of 'AяA王王A') {
    const code = character.charCodeAt(0);
    expect(known[code] || ask(code)).toBeGreaterThan(0);
  }
  expect(asked.join('')).toBe('Aя王王');
});

test('whatever stands around a text is trimmed as `trim` does', () => {
  const texts = everyUnit.flatMap((unit) => [unit, `${unit}a`, `a${unit}`]);
  expect(texts.filter((text) => trimmed(text) !== text.trim())).toEqual([]);
});
