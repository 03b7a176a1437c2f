/** Digits of which exactly one is repeated. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasOneRepeatedDigit, oneRepeatedDigit } from '../../rules/check-digits/repeated-digit.js';

describe('one digit is repeated, twice or thrice', () => {
  test.each([
    ['3657426180', true],
    ['3657426186', true],
    ['3157826180', false],
    ['1234567890', false],
    ['1111234567', false],
    ['1112223456', false],
  ])('%s: %s', (digits, expected) => expect(hasOneRepeatedDigit(digits)).toBe(expected));

  test('in whatever order the digits stand', () => {
    const shuffled = fc.shuffledSubarray([...'3657426180'], { minLength: 10, maxLength: 10 });
    fc.assert(fc.property(shuffled, (digits) => hasOneRepeatedDigit(digits.join(''))));
  });

  test('the last digit of the field does not count: it is a check digit', () => {
    const { verify } = oneRepeatedDigit('number').compile({ number: { start: 2, end: 13 } });
    expect(['DE36574261809', 'DE36574261803', 'DE31578261809'].map((text) => verify(text))).toEqual(['passed', 'passed', 'failed']);
  });
});
