import { describe, expect, test } from 'vitest';
import { electronic, isSeparator, isSpreadsheetNumber, originalRange } from '../../src/characters/text.js';
import { callsOf } from '../identifiers/calls.js';

describe('the electronic form', () => {
  test.each([
    ['', ''],
    ['DE89', 'DE89'],
    ['de89 37', 'DE8937'],
    ['DE\u00A089\u202F37\t0-4.0\u20130', 'DE89370400'],
    ['\u2007\u2009\u200A\u2010\u2011\u2012', ''],
    ['#ß*', '#ß*'],
    ['ı', 'ı'], // upper case in Turkish, but no letter of an identifier
    ['ｄ１', 'ｄ１'],
    ['\uD800', '\uD800'],
    ['\u007f\u0080', '\u007f\u0080'],
    ['a😀b', 'A😀B'],
  ])('of %j is %j', (text, value) => expect(electronic(text)).toBe(value));

  test('long text is cleaned as well', () => {
    for (const length of [255, 256, 257, 512, 500_000]) expect(electronic('a '.repeat(length)) === 'A'.repeat(length)).toBe(true);
  });

  test('is put together in a few pieces, and is the text itself where nothing is to be done', () => {
    const pieces = (text: string) => callsOf(String, 'fromCharCode', () => electronic(text));
    expect(['DE89370400440532013000', 'A'.repeat(256), ''].map(pieces)).toEqual([0, 0, 0]);
    expect(['DE89 3704 0044 0532 0130 00', 'a'.repeat(1_000)].map(pieces)).toEqual([1, 4]);
  });

  test('a line break, a zero-width space and a slash are no separators', () => {
    for (const character of '\n\u200B/') expect(isSeparator(character.charCodeAt(0))).toBe(false);
  });
});

describe('where it stood', () => {
  test.each<[string, number, number, string]>([
    ['DE89 3704', 4, 8, '3704'],
    ['DE89 3704', 3, 5, '9 3'],
    ['  DE', 0, 2, 'DE'],
    ['D.E', 0, 2, 'D.E'],
    ['DE 89  ', 0, 4, 'DE 89'],
  ])('in %j, %i to %i', (text, from, to, part) => expect(text.slice(...originalRange(text, from, to))).toBe(part));

  // what is missing stands behind the last character, whatever separators follow
  test.each<[string, number, readonly [number, number]]>([
    ['DE89', 4, [4, 4]],
    ['DE 89  ', 4, [5, 5]],
    ['DE89 3704', 4, [5, 5]],
    ['DE89 3704', 2, [2, 2]],
    ['', 0, [0, 0]],
    ['   ', 0, [3, 3]],
  ])('nothing in %j, at %i', (text, at, range) => expect(originalRange(text, at, at)).toEqual(range));
});

test.each(['1.23E+15', '1,23e15', '5E+9', '532013000.0', '532013000.00', ' 1.23E+15', '1.23E+15 ', ' 532013000.0', '532013000.00\t'])(
  '%j comes from a spreadsheet',
  (text) => expect(isSpreadsheetNumber(text)).toBe(true),
);
test.each([
  '',
  '532013000',
  '12.34.56.789',
  '1.234.567.0',
  '1E',
  '12E5',
  '0.0',
  'DE89',
  '1.23E+15x',
  'x1.23E+15',
  'x532013000.0',
  '-532013000.0',
  '532013000.0x',
  '532013000.005',
])('%j does not', (text) => expect(isSpreadsheetNumber(text)).toBe(false));
