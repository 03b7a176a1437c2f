import { expect, test } from 'vitest';
import { compareNames } from '../../src/names.js';
import { PUBLISHED } from './published.js';

test('what was published is agreed with, or there is a reason', () => {
  const found = PUBLISHED.map((pair) => ({ ...pair, result: compareNames(pair.given, pair.held).result }));
  expect(found.filter(({ result, published, because }) => (result === published) !== (because === undefined))).toEqual([]);
});

test('nothing is a match that somebody published as no match', () => {
  const found = PUBLISHED.filter(({ published }) => published === 'NO_MATCH');
  expect(found.filter(({ given, held }) => compareNames(given, held).result === 'MATCH')).toEqual([]);
});
