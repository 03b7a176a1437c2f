import { expect, test } from 'vitest';
import { TextTable, widthOf, wrap } from '../../src/cli/text-table.js';

test.each([
  ['plain', 5],
  ['Società', 7],
  ['Societa\u0300', 7],
  ['三菱', 4],
])('%s takes %i places', (text, width) => expect(widthOf(text)).toBe(width));

test('words are kept where they fit, broken where they do not', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrap('CREDITOR_IBAN x', 8)).toEqual(['CREDITOR', '_IBAN x']);
  expect(wrap('a\nb', 8)).toEqual(['a', 'b']);
  expect(wrap('三菱東京', 5)).toEqual(['三菱', '東京']);
});

test('what could move the cursor is shown, not sent', () => expect(wrap('a\u001b[2Jb\u202e', 20)).toEqual(['a?[2Jb?']));

test('wide characters are aligned', () => {
  const table = new TextTable(['Name', 'Town'], 20);
  table.row(['三菱', 'x']);
  table.row(['abcd', 'y']);
  expect(table.end()).toBe('Name  Town\n三菱  x\nabcd  y\n');
});

test('a later cell that is wider breaks, and stays in its column', () => {
  const table = new TextTable(['A', 'B'], 20);
  let out = '';
  for (let row = 0; row < 100; row++) out += table.row(['a', 'b']);
  out += table.row(['wide', 'b']);
  out += table.end();
  expect(out.split('\n').slice(-5)).toEqual(['w  b', 'i', 'd', 'e', '']);
});
