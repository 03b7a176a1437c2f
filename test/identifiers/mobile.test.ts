import fc from 'fast-check';
import { expect, test } from 'vitest';
import { internationalForms } from '../../src/identifiers/mobile.js';
import { anyText } from '../properties/any-text.js';

test.each([
  ['+254 712-345-678', '+254', ['+254712345678']],
  ['00254 712 345 678', '+254', ['+254712345678']],
  ['+44 (0)7400 123456', '+254', ['+447400123456']],
  ['0712 345 678', '+254', ['+254712345678', '+0712345678']],
  ['254712345678', '+254', ['+254254712345678', '+254712345678']],
  ['(416) 555-0123', '+1', ['+14165550123', '+4165550123']],
  ['6123.4567', '+852', ['+85261234567', '+61234567']],
  ['712/345678', '+254', ['+254712345678', '+712345678']],
])('%s', (text, countryCode, expected) => expect(internationalForms(text, countryCode)).toEqual(expected));

test.each(['', '+', '123', '0712 345 678 ext. 9', 'ada@example.org', '+254+712345678', '7'.repeat(18), '7'.repeat(100_000)])(
  'no number: %.20s',
  (text) => expect(internationalForms(text, '+254')).toEqual([]),
);

test('what is longer than any identifier is no number', () => {
  expect(internationalForms('+254 712 345 678'.padEnd(256), '+254')).toEqual(['+254712345678']);
  expect(internationalForms('+254 712 345 678'.padEnd(257), '+254')).toEqual([]);
});

test('separators make no difference, and never a throw', () => {
  const number = fc.stringMatching(/^\+[1-9]\d{6,14}$/);
  const separators = fc.array(fc.constantFrom('', ' ', '-', '.', '\u00a0'), { minLength: 16, maxLength: 16 });
  fc.assert(
    fc.property(number, separators, (text, between) => {
      const written = [...text].map((character, at) => character + between[at]).join('');
      expect(internationalForms(written, '+254')).toEqual([text]);
    }),
  );
  fc.assert(fc.property(anyText(), (text) => Array.isArray(internationalForms(text, '+254'))));
});
