/** The name that a misspelt one most likely means. */
import { describe, expect, test } from 'vitest';
import { nearest } from '../../../cli/files/nearest.js';

describe('nearest', () => {
  test.each([
    ['valdiate', 'validate'],
    ['VALIDATE', 'validate'],
    ['explian', 'explain'],
    ['entich', 'enrich'],
    ['frobnicate', undefined],
    ['', undefined],
    ['x'.repeat(100_000), undefined],
  ])('%s: %s', (name, expected) => expect(nearest(name, ['validate', 'enrich', 'explain', 'iban'])).toBe(expected));

  test('where two are as near, neither is meant', () => expect(nearest('ab', ['aa', 'bb'])).toBeUndefined());
});
