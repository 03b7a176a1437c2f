import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jmbg } from '../../rules/check-digits/jmbg.js';
import { spansOf } from './support.js';

const check = jmbg(['number'], 'check').compile(spansOf('number:12n check:1n'));
const numbers = fc.stringMatching(/^\d{12}$/).map((number) => check.complete?.(`${number}0`) ?? '');

test('the specimen of the literature passes, and fails with another digit', () => {
  expect(check.verify('0101006500006')).toBe('passed');
  expect(check.verify('0101006500007')).toBe('failed');
});

test('the digits that it computes pass', () => {
  fc.assert(fc.property(numbers, (number) => check.verify(number) === 'passed'));
});

test('one wrong digit is caught, unless a 0 stands for 10', () => {
  const unambiguous = numbers.filter((number) => !number.endsWith('0'));
  fc.assert(
    fc.property(unambiguous, fc.nat(11), fc.integer({ min: 1, max: 9 }), (number, at, plus) => {
      const wrong = number.slice(0, at) + ((Number(number[at]) + plus) % 10) + number.slice(at + 1);
      expect(check.verify(wrong)).toBe('failed');
    }),
  );
});
