import { expect, test } from 'vitest';
import { cin } from '../../rules/check-digits/cin.js';
import { spansOf } from './support.js';

const check = cin(['bank', 'branch', 'account'], 'check').compile(spansOf('check:1a bank:5n branch:5n account:12c'));

test.each(['X0542811101000000123456', 'U0322509800000000270100', 'P0492181221572481075114'])('%s holds', (bban) => {
  expect(check.verify(bban)).toBe('passed');
  expect(check.complete?.(`A${bban.slice(1)}`)).toBe(bban);
});

test('every other letter fails', () => {
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWYZ') expect(check.verify(`${letter}0542811101000000123456`)).toBe('failed');
});

/** One character in a number of zeros, first at an odd place (the 11th), then at an even one (the 12th): what it adds to the letter. */
const worth = (character: string, place: number): number => {
  const letter = (digits: string): number => (check.complete?.(`A${digits}`) ?? '').charCodeAt(0) - 65;
  const zeros = '0'.repeat(22);
  return (letter(zeros.slice(0, place) + character + zeros.slice(place + 1)) - letter(zeros) + 26) % 26;
};

// the values of the odd places, less the 1 of the zero that stood there
test.each(
  Object.entries({
    0: 1, 1: 0, 2: 5, 3: 7, 4: 9, 5: 13, 6: 15, 7: 17, 8: 19, 9: 21,
    A: 1, B: 0, C: 5, D: 7, E: 9, F: 13, G: 15, H: 17, I: 19, J: 21, K: 2, L: 4, M: 18, N: 20, O: 11, P: 3,
    Q: 6, R: 8, S: 12, T: 14, U: 16, V: 10, W: 22, X: 25, Y: 24, Z: 23,
  }), // biome-ignore format: a table
)('%s at an odd place is worth %i', (character, value) => {
  expect(worth(character, 10)).toBe((value + 25) % 26);
});

test.each(['0', '9', 'A', 'B', 'Z'])('%s at an even place is worth its rank', (character) => {
  expect(worth(character, 11)).toBe(/\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65);
});
