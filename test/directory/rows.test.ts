import { expect, test } from 'vitest';
import { rowsBy, textAt } from '../../src/directory/rows.js';
import { dataset } from '../engine/datasets.js';

const rows = dataset(
  'banks/XX',
  ['code', 'note'],
  [
    ['1', 'a'],
    ['2', null],
    ['1', 'b'],
    [null, 'c'],
    ['', 'd'],
    [3, 'e'],
  ],
);

test('only text is text', () => {
  expect([['a'], [''], [null], [7], []].map((row) => textAt(row, 0))).toEqual(['a', undefined, undefined, undefined, undefined]);
});

test('rows come in the order of the dataset', () => {
  const find = rowsBy(rows, 'code');
  expect(find('1')).toEqual([
    ['1', 'a'],
    ['1', 'b'],
  ]);
  expect(find('2')).toEqual([['2', null]]);
});

test('what is not there is found nowhere', () => {
  const find = rowsBy(rows, 'code');
  expect([find(''), find('3'), find('null'), find('constructor')]).toEqual([[], [], [], []]);
  expect(rowsBy(rows, 'no such column')('1')).toEqual([]);
});

test('a key may be part of a cell', () => {
  expect(rowsBy(rows, 'note', (note) => note.toUpperCase())('B')).toEqual([['1', 'b']]);
});
