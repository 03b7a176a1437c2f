/** Columns: what is folded unfolds to the same. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldColumn, foldTable } from '../../scripts/build/fold-table.js';
import { type Members, Pattern } from '../../scripts/build/read-rules.js';
import * as unfold from '../../scripts/build/unfold-table.js';

/** Runs what the build writes. */
const run = (expression: string): unknown => new Function(...Object.keys(unfold), `return (${expression})`)(...Object.values(unfold));

function unfolded(records: readonly Members[]): readonly unknown[] {
  const columns = run(foldTable(records)) as unfold.Columns;
  return records.map((_, index) => unfold.unfoldRecord(columns, index));
}

const pattern = new Pattern('/^[A-Z]\\d{2}|\\\\$/');

test.each([
  ['texts', ['one', 'two', undefined, 'and three']],
  ['patterns', [pattern]],
  ['numbers', [[1, 10, 35]]],
  ['numbers', [[100, 36, 1]]],
  ['numbers', [[0]]],
  ['lists', [['a', 'b'], 'SEPA', undefined, ['SEPA'], '']],
  ['codes', ['AD', 'AE', 'BE', 'ZW']],
  ['picks', ['a', 'a', 'a', 'a', undefined, 'a']],
  ['picks', [true, false, 12, { a: [1] }]],
  ['picks', [['with space']]],
  ['picks', [[-1, 2]]],
  ['picks', [['a', 'b'], []]],
  ['picks', [new Pattern('/a/i')]],
  ['picks', ['two\nlines']],
] as const)('%s: %j', (kind, cells) => {
  expect(foldColumn(cells)).toMatch(new RegExp(`^${kind}\\(`));
  const values = cells.map((cell) => (cell instanceof Pattern ? run(cell.source) : cell));
  const column = run(foldColumn(cells)) as unfold.Column;
  expect(values.map((_, index) => column.at(index))).toEqual(values);
  expect(unfold.cellsOf(column)).toEqual(values.slice(0, column.length));
});

test('codes that are out of order or of different lengths are texts', () => {
  for (const cells of [
    ['AD', 'BE', 'AE'],
    ['AD', 'AED'],
    ['A', 'B'],
  ])
    expect(foldColumn(cells)).toMatch(/^texts/);
});

test('a pool has its limits', () => {
  expect(() => foldColumn(Array.from({ length: 62 }, (_, number) => number))).toThrow('a pool of 62');
});

test('any records', () => {
  const value = fc.oneof(fc.string(), fc.array(fc.string()), fc.array(fc.nat()), fc.boolean());
  const record = fc.dictionary(fc.constantFrom('a', 'b', 'c'), value, { noNullPrototype: true });
  fc.assert(
    fc.property(fc.array(record, { maxLength: 30 }), (records) => {
      const filled = records.map((each) => ({ code: 'X', ...each }));
      expect(unfolded(filled)).toEqual(filled);
    }),
  );
});

test('what is made on demand is made once, member by member, and then an object as any other', () => {
  const asked: string[] = [];
  const make = (name: string): string => `${name}${asked.push(name)}`;
  const made = unfold.onDemand(() => ({ names: ['a', 'b'], make }));
  expect(asked).toEqual([]);
  expect([made.b, made.b, made.c, made.toString, asked]).toEqual(['b1', 'b1', undefined, undefined, ['b']]);
  expect([Object.hasOwn(made, 'b'), Object.hasOwn(made, 'c'), Object.hasOwn(made, 'toString')]).toEqual([true, false, false]);
  expect(asked).toEqual(['b']);
  expect(Object.entries(made)).toEqual([
    ['a', 'a2'],
    ['b', 'b1'],
  ]);
  expect(`${Object.keys(made)} ${Object.values(made)}`).toBe('a,b a2,b1');
});
