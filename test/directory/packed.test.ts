import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { formatDataset } from '../../cli/files/dataset-text.js';
import { packedText } from '../../scripts/build/packed-text.js';
import type { Dataset } from '../../src/directory/dataset.js';
import { packedDataset, packedFile, unpackDataset } from '../../src/directory/packed.js';
import { fromRaw, readEscapes } from '../../src/directory/raw-text.js';
import { type KeyPart, keyOfCell, type Row, type RowsByKey, rowsBy, sampleRow, textOfCell } from '../../src/directory/rows.js';
import { readDataset } from '../../src/directory/shipped/files.js';
import { dataset } from '../answers/datasets.js';
import { anyText } from '../properties/any-text.js';
import { datasetOf, names } from '../reference-data/datasets.js';
import { expectSameRows } from '../reference-data/same-rows.js';
import { oneIn } from '../runs.js';

/** As Node reads a file of it: one byte a character. */
const bytesOf = (text: string): string => Buffer.from(text).toString('latin1');

const decode = (piece: string): string => Buffer.from(piece, 'latin1').toString('utf8');

/** The columns and key parts by which rows are looked up. */
const LOOKUPS: readonly (readonly [column: string, part: KeyPart])[] = [
  ['bankCode', 'cell'],
  ['compe', 'cell'],
  ['memberId', 'cell'],
  ['bic', 'cell'],
  ['bic', 'bic'],
  ['bic', 8],
  ['bic', 4],
];

/** Every key of a dataset, one that is too long, one that is too short, and some whole cells. */
function keysOf({ columns, rows }: Dataset, column: string, part: KeyPart): readonly string[] {
  const cells = rows.map((row) => textOfCell(row, columns.indexOf(column))).filter((cell) => cell !== undefined);
  const keys = new Set(cells.map((cell) => keyOfCell(cell, part)));
  const [first = ''] = keys;
  return [...new Set([...keys, ...cells.slice(0, 50)]), `${first}0`, first.slice(0, -1), '', 'ZZZZZZZZXXX', '\t', '0', `${first}\t`];
}

/** Expects that both datasets find the same rows by every key. */
function expectAgreement(packed: Dataset, plain: Dataset): void {
  const { rows: _rows, ...facts } = plain;
  expect(packed).toMatchObject(facts);
  /** The cells of a row, the last first. */
  const cellsOf = (row: Row | undefined) => row && plain.columns.map((_, index) => row.at(index)).toReversed();
  for (const [column, part] of LOOKUPS.filter(([name]) => plain.columns.includes(name))) {
    const keys = keysOf(plain, column, part);
    const answers = (findOf: (key: string) => RowsByKey) => keys.map((key) => JSON.stringify([key, findOf(key)(key).map(cellsOf)]));
    const [find, findPlain] = [packed, plain].map((each) => rowsBy(each, column, part)) as [RowsByKey, RowsByKey];
    const expected = answers(() => findPlain);
    expect(
      answers(() => find),
      `${plain.dataset} by ${column}, ${part}`,
    ).toEqual(expected);
    // a new look-up answers the first question with a binary search where rows are sorted by the column
    if (plain.columns[0] === column) expect(answers(() => rowsBy(packed, column, part))).toEqual(expected);
  }
  for (const number of [0, 1, plain.rows.length, 1e6])
    expect(cellsOf(sampleRow(packed, number))).toEqual(cellsOf(sampleRow(plain, number)));
  expectSameRows(packed, plain);
}

const some = new Set(oneIn(3, names));

// subdivisions are read as a whole: some have no code to be found by
describe.each(names.filter((name) => !name.startsWith('subdivisions/')))('%s', (name) => {
  const plain = datasetOf(name);
  test('the text finds the same rows as a Map', () => expectAgreement(packedDataset(packedText(plain)), plain));
  test.skipIf(!some.has(name))('its bytes have the same rows', () => expectSameRows(packedFile(bytesOf(packedText(plain)), decode), plain));
});

describe.each(names.filter((name) => name.startsWith('subdivisions/')))('%s', (name) => {
  test('the text has the same rows', () => expectSameRows(packedDataset(packedText(datasetOf(name))), datasetOf(name)));
});

describe('a raw literal', () => {
  const writeEscapes = (text: string): string =>
    text.replace(/[^\0-\x7f]/g, (character) => `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`);

  test.each(['banks/DE', 'banks/JP', 'banks/PL'])('in which a bundler has written escapes has the same rows: %s', (name) => {
    const plain = datasetOf(name);
    expect(packedDataset(readEscapes(writeEscapes(packedText(plain)))).rows).toEqual(plain.rows);
  });

  test('that nobody has changed is read as it stands', () => expect(fromRaw('M\\u00FCnchen')).toBe('M\\u00FCnchen'));
});

test('a column that does not exist finds nothing', () => expect(rowsBy(readDataset('banks/DE') as Dataset, 'compe')('1')).toEqual([]));

test('a name that is not shipped has no dataset', () => expect(readDataset('banks/ZZ')).toBeUndefined());

const code = fc.stringMatching(/^[0-9A-Z]{1,8}$/);
const bic = fc.stringMatching(/^(?:AB|C){4}[A-C]{4}(?:XXX|[A-C]{3})?$/).map((text) => text.slice(-11));
const cell = fc.oneof(
  fc.constant(null),
  fc.integer(),
  anyText(),
  fc.constantFrom('', '\n', '\t', '\r', '=', '~0', '=1', '"', '\\', '`', '${', '],\n["', 'é', 'Łódź', '北海道', '\ud800', '\u2028'),
);

describe('whatever the rows contain', () => {
  const columns = ['bankCode', 'note', 'bic', 'remark'];
  const plainOf = (rows: Dataset['rows']) => JSON.parse(formatDataset(dataset('banks/XX', columns, rows))) as Dataset;

  propertyTest.prop([fc.array(fc.tuple(code, cell, fc.option(bic), cell), { maxLength: 30 })])(
    'a dataset of banks finds the same rows as a Map',
    (rows) => {
      const plain = plainOf(rows);
      expectAgreement(packedDataset(packedText(plain)), plain);
      expectAgreement(packedFile(bytesOf(packedText(plain)), decode), plain);
      expect(unpackDataset(packedText(plain))).toEqual(plain);
    },
  );

  propertyTest.prop([
    fc.uniqueArray(
      bic.filter((text) => text.length !== 9 && text.length !== 10),
      { maxLength: 30 },
    ),
  ])('a list of BICs finds the same rows as a Map', (bics) => {
    const plain = plainOf(bics.map((text) => [text, null, null, null]));
    const list = { ...plain, columns: ['bic', 'name', 'town', 'street'] };
    expectAgreement(packedDataset(packedText(list)), list);
  });
});

test('characters beyond Latin-1 are escaped unless most characters are', () => {
  const [few, many] = ['Łódź is a city', '北'.repeat(1000)].map((name) =>
    packedText(dataset('banks/XX', ['bankCode', 'name'], [['1', name]])),
  );
  expect(few).toMatch(/^[\0-\xff]*$/);
  expect(many).toContain('北');
});
