import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isVerhoeff, verhoeff } from '../../rules/check-digits/verhoeff.js';
import { spansOf } from './support.js';

const digit = fc.integer({ min: 0, max: 9 });
const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 30 });
const complete = (body: string): string => body + [...'0123456789'].find((candidate) => isVerhoeff(body + candidate));

test.each(['2363', '758722', '123451', '1428570', '1234567890120', '84736430954837284567892'])('%s ends in its check digit', (number) => {
  expect(isVerhoeff(number)).toBe(true);
});

describe('of each number', () => {
  test('one check digit holds and no other', () => {
    fc.assert(fc.property(digits, (body) => [...'0123456789'].filter((candidate) => isVerhoeff(body + candidate)).length === 1));
  });

  test('a changed digit is found', () => {
    fc.assert(
      fc.property(digits, fc.nat(), digit, (body, place, other) => {
        const number = complete(body);
        const at = place % number.length;
        const changed = number.slice(0, at) + other + number.slice(at + 1);
        expect(isVerhoeff(changed)).toBe(changed === number);
      }),
    );
  });

  test('a swap of neighbours is found', () => {
    fc.assert(
      fc.property(digits, fc.nat(), (body, place) => {
        const number = complete(body);
        const at = place % (number.length - 1);
        const swapped = number.slice(0, at) + number.charAt(at + 1) + number.charAt(at) + number.slice(at + 2);
        expect(isVerhoeff(swapped)).toBe(swapped === number);
      }),
    );
  });
});

test('reads its field and nothing else', () => {
  const { verify } = verhoeff('number').compile(spansOf('prefix:2n number:4n'));
  expect(verify('992363')).toBe('passed');
  expect(verify('992364')).toBe('failed');
});
