import { expect, test } from 'vitest';
import { compareNames } from '../../src/names.js';
import { NAME_CASES } from './cases.js';
import { holdCases } from './hold-cases.js';

holdCases('names');

test('no case has another answer in capitals, in small letters or the other way round', () => {
  const others = NAME_CASES.flatMap(({ input: { given, held, options } }) => {
    // two holders given for one held are a close match, one given for two held is a match
    if (typeof held !== 'string' || /[;/]/.test(given)) return [];
    const { result } = compareNames(given, held, options);
    const asked = [
      [given.toUpperCase(), held],
      [given, held.toUpperCase()],
      [given.toLowerCase(), held.toLowerCase()],
      [held, given],
    ] as const;
    return asked.filter(([one, other]) => compareNames(one, other, options).result !== result).map((pair) => [...pair, result]);
  });
  expect(others).toEqual([]);
});
