/** `payprep data import`: a list of your own, and what holds of every list. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importFormats } from '../../../cli/import/formats/index.js';
import { faults } from '../../reference-data/json-schema.js';
import { call, file, lines } from '../call.js';
import { datasetOf, imported, SCL, schema } from './imported.js';

describe('csv, a list of your own', () => {
  const list = (...rows: readonly string[]): string => file('mine.csv', lines('bankCode,bic,name,town', ...rows));

  test('the names of its columns are those of the dataset', async () => {
    const { code, out } = await imported('csv', list('12,abcdke22xxx,"Bank, Ltd",'), '--dataset', 'banks/KE', '--edition', '2026');
    expect(code).toBe(0);
    expect(faults(schema, datasetOf(out))).toEqual([]);
    expect(datasetOf(out)).toMatchObject({
      dataset: 'banks/KE',
      edition: '2026',
      confidence: 'manual',
      completeness: 'partial',
      columns: ['bankCode', 'bic', 'name', 'town'],
      rows: [['12', 'ABCDKE22', 'Bank, Ltd', null]],
    });
  });

  test('a dry run reads and checks, and writes nothing', async () => {
    const out = `${list('12,,A,')}.json`;
    const {
      code,
      out: text,
      err,
    } = await imported('csv', list('12,,A,'), '--dataset', 'banks/KE', '--edition', '2026', '--dry-run', '--out', out);
    expect([code, text, existsSync(out)]).toEqual([0, '', false]);
    expect(err).toMatch(/^1 line: 1 kept.*nothing was written \(--dry-run\)\n$/s);
  });

  test('of many refused lines twenty are listed', async () => {
    const rows = Array.from({ length: 25 }, () => '1 2,,A,');
    const { err } = await imported('csv', list('12,,A,', ...rows), '--dataset', 'banks/KE', '--edition', '2026');
    expect(err.match(/: line \d+: bankCode does not have the form/g)).toHaveLength(20);
    expect(err).toContain('5 more\n26 lines: 1 kept, 0 left out, 25 refused\n');
  });

  test('nothing is written where every line is refused', async () => {
    const out = `${list('1 2,,A,')}.json`;
    const { code, err } = await imported('csv', list('1 2,,A,'), '--dataset', 'banks/KE', '--edition', '2026', '--out', out);
    expect([code, existsSync(out)]).toEqual([2, false]);
    expect(err).toContain('nothing was imported\n');
  });

  test.each([
    ['bankCode,bic\n1,\n', 'it has no column name; the columns of banks/KE are bankCode, bic,'],
    ['bankCode,name,note\n1,A,\n', 'its column 3 is unknown; the columns of banks/KE are bankCode, bic,'],
    ['bankCode,name,name\n1,A,B\n', 'it has two columns of the same name'],
    ['', 'it is empty'],
    ['bankCode,name\n', 'it has no lines that could be read'],
  ])('%j is refused', async (text, problem) => {
    const path = file('wrong.csv', text);
    const { code, out, err } = await imported('csv', path, '--dataset', 'banks/KE', '--edition', '2026');
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`payprep: ${path}: ${problem}`);
  });

  test('repeats no cell of the list', async () => {
    const { err, out } = await imported('csv', list('GB29NWBK60161331926819,,A,', '12,,B,'), '--dataset', 'banks/KE', '--edition', '2026');
    expect(err + out).not.toContain('60161331926819');
  });
});

test('gleif-bic-lei: a BIC can have several LEIs, and check digits are checked', async () => {
  const text = lines('LEI,BIC', '7LTWFZYICNSX8D621K86,DEUTDEFFXXX', '529900T8BM49AURSDO55,DEUTDEFFXXX', '529900T8BM49AURSDO56,DEUTDEFFXXX');
  const { code, out, err } = await imported('gleif-bic-lei', file('lei-bic-20261030.csv', text));
  expect(code).toBe(1);
  expect(datasetOf(out)).toMatchObject({
    dataset: 'registries/bic-lei',
    edition: '2026-10-30',
    rows: [
      ['DEUTDEFF', '7LTWFZYICNSX8D621K86'],
      ['DEUTDEFF', '529900T8BM49AURSDO55'],
    ],
  });
  expect(err).toContain('line 4: the LEI is malformed, or its check digits are wrong\n');
});

test('the progress line is shown on a terminal only, and not with --no-progress', async () => {
  const path = file('long.csv', `bankCode,name\n${Array.from({ length: 30_000 }, (_, index) => `${100000 + index},Bank\n`).join('')}`);
  let now = 0;
  const io = { stderrIsTerminal: true, now: () => (now += 200) };
  const argv = ['data', 'import', 'csv', path, '--dataset', 'banks/KE', '--edition', '2026', '--dry-run'];
  expect((await call(argv, { io })).err).toContain('rows/s');
  expect((await call([...argv, '--no-progress'], { io })).err).not.toContain('rows/s');
  expect((await call(argv)).err).not.toContain('rows/s');
});

describe('a wrong call is reported', () => {
  const path = file('any.csv', 'bankCode,name\n1,A\n');

  test.each([
    [['data', 'import', 'blz'], 'data import takes one file: payprep data import blz FILE'],
    [['data', 'import', 'csv', path], 'data import csv needs --dataset, such as --dataset banks/DE'],
    [['data', 'import', 'csv', path, '--dataset', 'logos/banks'], 'data import csv needs --dataset, such as --dataset banks/DE'],
    [
      ['data', 'import', 'scl', path, '--dataset', 'banks/DE'],
      'data import scl makes registries/scl-reachability: say which with --dataset',
    ],
    [['data', 'import', 'blz', path, '--edition', '1.9.2026'], '--edition is a day, a month or a year: YYYY-MM-DD, YYYY-MM or YYYY'],
    [
      ['data', 'import', 'csv', path, '--dataset', 'banks/KE'],
      `${path}: it does not state its edition: give --edition, such as --edition 2026-11`,
    ],
    [['data', 'import', 'blz', '/nowhere.txt'], '/nowhere.txt: there is no such file'],
    [['data', '--dry-run'], '--dry-run belongs to data import'],
    [['data', 'DE', '--edition', '2026'], '--edition belongs to data import'],
  ])('%j', async (argv, problem) => {
    expect(await call(argv)).toMatchObject({ code: 2, out: '', err: `payprep: ${problem}; see payprep help data\n` });
  });
});

test('a file that cannot be written is reported', async () => {
  const argv = ['data', 'import', 'csv', file('ok.csv', 'bankCode,name\n1,A\n'), '--dataset', 'banks/KE', '--edition', '2026'];
  const { code, err } = await call([...argv, '--out', '/nowhere/x.json']);
  expect(code).toBe(2);
  expect(err).toContain('payprep: --out /nowhere/x.json: there is no such folder');
});

test.each(importFormats.map((format) => [format.name, format] as const))(
  'the help on %s says what it takes and what is not known',
  async (name, format) => {
    const { code, out } = await call(['data', 'import', name, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`payprep data import ${name} FILE`);
    expect(out).toContain('What is not known\n- ');
    expect(out.endsWith('\n')).toBe(true);
    expect(format.unknown.length).toBeGreaterThan(0);
    expect((await call(['help', 'data'])).out).toContain(`  ${name}`);
  },
);

test('the text of an overlay is written to the file that --out names', async () => {
  const out = file('out.json', '');
  await imported('scl', file('scl.csv', lines(...SCL, 'AAAADEFF;A;1;1;0;0;0')), '--out', out);
  expect(datasetOf(readFileSync(out, 'utf8')).dataset).toBe('registries/scl-reachability');
});
