import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { expect, test } from 'vitest';
import { isMalaysianNric } from '../../rules/check-digits/malaysian-nric.js';

test.each([
  ['900101145678', true],
  ['000229015678', true], // 2000 had a 29th of February
  ['010229015678', false],
  ['040229015678', true],
  ['010228015678', true],
  ['900431015678', false],
  ['901301015678', false],
  ['900001015678', false],
  ['900100015678', false],
  ['900101175678', false], // no such place
  ['900101995678', true],
])('%s: %s', (digits, expected) => expect(isMalaysianNric(digits)).toBe(expected));

test('places that no list of the registration department has', () => {
  const places = [...Array(100).keys()].map((place) => String(place).padStart(2, '0'));
  const refused = places.filter((place) => !isMalaysianNric(`900101${place}5678`));
  expect(refused.join(' ')).toBe('00 17 18 19 20 69 73 80 81 94 95 96 97');
});

test('agrees with another implementation', () => {
  const two = (max: number) => fc.integer({ min: 0, max }).map((number) => `${number}`.padStart(2, '0'));
  fc.assert(
    fc.property(two(99), two(13), two(32), two(99), (year, month, day, place) => {
      const digits = `${year}${month}${day}${place}1234`;
      expect(isMalaysianNric(digits)).toBe(stdnum.MY?.nric?.validate(digits).isValid);
    }),
  );
});
