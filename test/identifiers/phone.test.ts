import { expect, test } from 'vitest';
import { isFictitious, isOneDigit, isPhoneLike } from '../../src/identifiers/phone.js';

test.each([
  '+49 30 901820',
  '030/901820',
  '(030) 90-18-20',
  '+1.202.456.1111',
  '112 3',
  '030\u2013901820',
  ' +49 30 901820 ',
  '+1 202 456 1111 ext. 12',
  '+1 202 456 1111 ext 12',
  '+1 202 456 1111x12',
  '+123456789012345 ext. 12',
  '+49 30 901820'.padStart(40),
  '0049 171 131 156 137',
  '0011 49 171 131 156 137',
])('%s could be one', (text) => {
  expect(isPhoneLike(text)).toBe(true);
});

test.each([
  '',
  '112',
  '+',
  'call me',
  '++49 30 901820',
  '030 901820 x',
  '1234567890123456',
  '01234567890123456789',
  '0'.repeat(41),
  '+49 30 901820'.padStart(41),
  '٠٣٠٩٠١٨٢٠',
])('%j is none', (text) => {
  expect(isPhoneLike(text)).toBe(false);
});

test('numbers reserved for films are fictitious, those beside them are not', () => {
  expect(['+1 202 555 0123', '202-555-0199', '(202) 555-0100 x7', '(202) 555-0100 ext. 77'].filter(isFictitious)).toHaveLength(4);
  expect(['+1 202 555 1234', '+1 800 555 1212', '+49 555 0123', '+20 2 5550 1234', '+44 20 2555 0123'].filter(isFictitious)).toEqual([]);
});

test('a number is one digit over and over where it ends in the same seven times', () => {
  expect(['+65 8888 8888', '11111111'].filter(isOneDigit)).toHaveLength(2);
  expect(['+49 30 1234567', '+49 30 0000001', '+49 30 1234566', '+86 188 8888 8881'].filter(isOneDigit)).toEqual([]);
});
