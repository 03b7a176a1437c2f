import { expect, test } from 'vitest';
import { cellAt, rowsBy, sampleRow, textOfCell } from '../../src/directory/rows.js';
import { dataset } from '../answers/datasets.js';

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

test('textAt reads only cells with text', () => {
  expect([['a'], [''], [null], [7], []].map((row) => textOfCell(row, 0))).toEqual(['a', undefined, undefined, undefined, undefined]);
});

test('a column that does not exist has no cell', () => {
  expect([cellAt(['a', 1], -1), cellAt(['a', 1], 1), textOfCell(['a'], -1)]).toEqual([undefined, 1, undefined]);
});

test('rows of a key come in the order of the dataset', () => {
  const find = rowsBy(rows, 'code');
  expect(find('1')).toEqual([
    ['1', 'a'],
    ['1', 'b'],
  ]);
  expect(find('2')).toEqual([['2', null]]);
});

test('a key that no cell has finds no rows', () => {
  const find = rowsBy(rows, 'code');
  expect([find(''), find('3'), find('null'), find('constructor')]).toEqual([[], [], [], []]);
  expect(rowsBy(rows, 'no such column')('1')).toEqual([]);
});

test('a key can be a part of a cell', () => {
  const bics = dataset('bics/XX', ['bic'], [['COBADEFFXXX'], ['COBADEFF'], ['COBADEFF100'], ['DEUTDEFF']]);
  expect(rowsBy(bics, 'bic', 8)('COBADEFF')).toHaveLength(3);
  expect(rowsBy(bics, 'bic', 8)('COBADEFFXXX')).toEqual([]);
  expect(rowsBy(bics, 'bic', 'bic')('COBADEFFXXX')).toEqual([['COBADEFFXXX'], ['COBADEFF']]);
  expect(rowsBy(bics, 'bic', 'bic')('COBADEFF')).toEqual([]);
});

test('sampleRow picks the same row for the same number', () => {
  expect([0, 6].map((number) => sampleRow(rows, number))).toEqual([rows.rows[0], rows.rows[0]]);
  expect(sampleRow(dataset('banks/XX', ['code'], []), 3)).toBeUndefined();
});
