import { expect, test } from 'vitest';
import { isPhoneLike } from '../../src/identifiers/phone.js';

test.each([
  '+49 30 901820',
  '030/901820',
  '(030) 90-18-20',
  '+1.202.456.1111',
  '112 3',
  '030\u2013901820',
  ' +49 30 901820 ',
  '+1 202 456 1111 ext. 12',
  '+1 202 456 1111x12',
])('%s could be one', (text) => {
  expect(isPhoneLike(text)).toBe(true);
});

test.each(['', '112', '+', 'call me', '++49 30 901820', '030 901820 x', '1234567890123456', '0'.repeat(41), '٠٣٠٩٠١٨٢٠'])(
  '%j is none',
  (text) => {
    expect(isPhoneLike(text)).toBe(false);
  },
);
