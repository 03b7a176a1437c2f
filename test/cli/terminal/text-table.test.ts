import { expect, test } from 'vitest';
import { displayWidth, TextTable, wrapText } from '../../../cli/terminal/text-table.js';

test.each([
  ['plain', 5],
  ['Società', 7],
  ['Societa\u0300', 7],
  ['三菱', 4],
])('%s is %i terminal columns wide', (text, width) => expect(displayWidth(text)).toBe(width));

test('a word is kept whole where it fits, and broken where it does not', () => {
  expect(wrapText('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrapText('CREDITOR_IBAN x', 8)).toEqual(['CREDITOR', '_IBAN x']);
  expect(wrapText('a\nb', 8)).toEqual(['a', 'b']);
  expect(wrapText('三菱東京', 5)).toEqual(['三菱', '東京']);
  // between East Asian characters, but before no mark that closes and inside no option
  expect(wrapText('a 三菱東京', 7)).toEqual(['a 三菱', '東京']);
  expect(wrapText('三菱東京、大阪', 8)).toEqual(['三菱東', '京、大阪']);
  expect(wrapText('三菱（東京）', 6)).toEqual(['三菱', '（東', '京）']);
  expect(wrapText('三菱--map', 6)).toEqual(['三菱', '--map']);
});

test('control characters are replaced by ?', () => expect(wrapText('a\u001b[2Jb\u202e', 20)).toEqual(['a?[2Jb?']));

test('columns with wide characters are aligned', () => {
  const table = new TextTable(['Name', 'Town'], 20);
  table.addRow(['三菱', 'x']);
  table.addRow(['abcd', 'y']);
  expect(table.end()).toBe('Name  Town\n三菱  x\nabcd  y\n');
});

test('a later cell that is wider than its column is broken into lines', () => {
  const table = new TextTable(['A', 'B'], 20);
  let out = '';
  for (let row = 0; row < 100; row++) out += table.addRow(['a', 'b']);
  out += table.addRow(['wide', 'b']);
  out += table.end();
  expect(out.split('\n').slice(-5)).toEqual(['w  b', 'i', 'd', 'e', '']);
});
