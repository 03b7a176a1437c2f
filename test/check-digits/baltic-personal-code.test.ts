import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balticPersonalCode } from '../../rules/check-digits/baltic-personal-code.js';
import { spansOf } from './support.js';

const check = balticPersonalCode(['number'], 'check').compile(spansOf('number:10n check:1n'));

test('the specimen of the Estonian standard passes, and fails with another digit', () => {
  expect(check.verify('36805280109')).toBe('passed');
  expect(check.verify('36805280108')).toBe('failed');
});

// 10 in the first sum and 7 in the second; 10 in both, which is written 0
test.each(['36805280727', '36805280600'])('%s', (number) => {
  expect(check.verify(number)).toBe('passed');
  expect(check.complete?.(`${number.slice(0, 10)}9`)).toBe(number);
});

test('every ten digits have their check digit, and only that', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{10}$/), (number) => {
      const digits = '0123456789'.split('').filter((digit) => check.verify(number + digit) === 'passed');
      expect(digits).toEqual([check.complete?.(`${number}0`)?.slice(-1)]);
    }),
  );
});
