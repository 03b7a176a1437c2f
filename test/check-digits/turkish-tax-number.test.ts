import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { expect, test } from 'vitest';
import { isTurkishTaxNumber, turkishTaxNumber } from '../../rules/check-digits/turkish-tax-number.js';
import { spansOf } from './support.js';

test('the check digit of a published specimen holds, and no other', () => {
  expect(isTurkishTaxNumber('4540536920')).toBe(true);
  expect(isTurkishTaxNumber('4540536921')).toBe(false);
});

test('each nine digits have one check digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{9}$/), (body) => {
      expect([...'0123456789'].filter((digit) => isTurkishTaxNumber(body + digit))).toHaveLength(1);
    }),
  );
});

test('agrees with another implementation', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{10}$/), (digits) => {
      expect(isTurkishTaxNumber(digits)).toBe(stdnum.TR?.vkn?.validate(digits).isValid);
    }),
  );
});

test('reads its field and nothing else', () => {
  const { verify } = turkishTaxNumber('number').compile(spansOf('office:2n number:10n'));
  expect(verify('994540536920')).toBe('passed');
  expect(verify('994540536900')).toBe('failed');
});
