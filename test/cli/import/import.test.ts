/** `payprep data import correspondents`: a list of the user becomes an overlay, or its faults are reported by line. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importFormats } from '../../../cli/import/formats/index.js';
import type { Dataset } from '../../../src/directory/dataset.js';
import { jsonOf } from '../../reference-data/datasets.js';
import { faults } from '../../reference-data/json-schema.js';
import { call, file, lines } from '../call.js';

const HEAD = 'bic,currency,correspondent1,correspondent2,correspondent3,page,date';
const END = 'https://bank.example/ssi,2026-10-01';
const GOOD = [`AAAAKE22,USD,NYAAUS33,,,${END}`, `bbbbke22xxx,USD,LNBBGB22,NYBBUS33,,${END}`, `AAAAKE22,USD,NYZZUS33XXX,,,${END}`];
const list = (name: string, rows: readonly string[], head = HEAD): string => file(name, lines(head, ...rows));
const imported = (path: string, ...more: readonly string[]) => call(['data', 'import', 'correspondents', path, ...more]);

const schema = jsonOf<Record<string, unknown>>('schema/correspondents.schema.json');
const general = jsonOf<Record<string, unknown>>('schema/dataset.schema.json');

test('a list of one currency becomes one dataset', async () => {
  const { code, out, err } = await imported(list('usd.csv', GOOD));
  expect([code, err]).toEqual([0, '3 entries: USD\n']);
  const dataset = JSON.parse(out) as Dataset;
  expect([...faults(schema, JSON.parse(out)), ...faults(general, JSON.parse(out))]).toEqual([]);
  expect(dataset).toMatchObject({ dataset: 'correspondents/USD', edition: '2026-10-01', confidence: 'manual', completeness: 'partial' });
  expect(dataset.source).toMatchObject({ url: 'https://bank.example/ssi', retrieved: '2026-11-20' });
  expect(dataset.rows.map((row) => row.slice(0, 5))).toEqual([
    ['AAAAKE22', 1, 'NYAAUS33', null, null],
    ['AAAAKE22', 2, 'NYZZUS33', null, null],
    ['BBBBKE22', 1, 'LNBBGB22', 'NYBBUS33', null],
  ]);
});

test('a list of several currencies becomes an array, and --overlay takes both forms', async () => {
  const several = list('several.csv', [...GOOD, `AAAAKE22,EUR,FFAADEFF,,,${END}`]);
  const [one, other] = [file('one.json', ''), file('other.json', '')];
  expect(await imported(list('one.csv', GOOD), '--out', one)).toMatchObject({ code: 0, out: '' });
  expect(await imported(several, '--out', other)).toMatchObject({ code: 0, out: '', err: '4 entries: EUR, USD\n' });
  expect(JSON.parse(readFileSync(other, 'utf8')).map(({ dataset }: Dataset) => dataset)).toEqual([
    'correspondents/EUR',
    'correspondents/USD',
  ]);
  const payment = (currency: string): string => JSON.stringify({ currency, creditorAgent: { bic: 'AAAAKE22' } });
  for (const overlay of [one, other]) {
    const { out } = await call(['enrich', '--overlay', overlay], { stdin: lines(payment('USD'), payment('EUR')) });
    const [dollars = '', euros = ''] = out.split('\n');
    expect(dollars).toContain('"intermediaryAgent3":{"bic":"NYAAUS33XXX"}');
    expect(euros.includes('FFAADEFFXXX')).toBe(overlay === other);
  }
  expect((await call(['validate', '--overlay', other], { stdin: payment('USD') })).code).toBe(0);
});

test('an array with an item that is not a dataset is refused with the name of the file', async () => {
  const path = file('array.json', '[{"a":1}]');
  expect((await call(['validate', '--overlay', path])).err).toMatch(/array\.json: it is not a dataset/);
});

test('the CSV of spreadsheets is read: semicolons, byte order mark, blank lines, other order, fewer columns', async () => {
  const text = `\ufeff\r\n date ; page;correspondent1;currency;bic\r\n2026-10-01;"https://bank.example/a;b"; NYAAUS33 ;USD;AAAAKE22\r\n\r\n`;
  const { code, out } = await imported(file('sheet.csv', text));
  expect(code).toBe(0);
  expect((JSON.parse(out) as Dataset).rows).toEqual([['AAAAKE22', 1, 'NYAAUS33', null, null, 'https://bank.example/a;b', '2026-10-01']]);
});

describe('a wrong line is reported, and nothing is written', () => {
  test.each([
    ['an invalid BIC', `AAAAKE2,USD,NYAAUS33,,,${END}`, 'bic is not a BIC'],
    ['no BIC', `,USD,NYAAUS33,,,${END}`, 'bic is not a BIC'],
    ['a test BIC', `AAAAKE20,USD,NYAAUS33,,,${END}`, 'bic is a test BIC'],
    ['a correspondent with an invalid BIC', `AAAAKE22,USD,NYAAUS33,x,,${END}`, 'correspondent2 is not a BIC'],
    ['a correspondent with a test BIC', `AAAAKE22,USD,NYAAUS30,,,${END}`, 'correspondent1 is a test BIC'],
    ['an unknown currency', `AAAAKE22,usd,NYAAUS33,,,${END}`, 'currency is not an ISO 4217 code'],
    ['a withdrawn currency', `AAAAKE22,DEM,NYAAUS33,,,${END}`, 'currency is no longer in use'],
    ['no correspondent', `AAAAKE22,USD,,,,${END}`, 'correspondent1 is missing'],
    ['a gap', `AAAAKE22,USD,NYAAUS33,,LNAAGB22,${END}`, 'correspondent2 is missing before correspondent3'],
    ['a gap at the beginning', `AAAAKE22,USD,,NYAAUS33,,${END}`, 'correspondent1 is missing before correspondent2'],
    ['the bank itself', `AAAAKE22,USD,AAAAKE22XXX,,,${END}`, 'correspondent1 is the bank itself'],
    ['the bank itself, by a branch', `AAAAKE22001,USD,LNAAGB22,AAAAKE22,,${END}`, 'correspondent2 is the bank itself'],
    ['a correspondent twice', `AAAAKE22,USD,NYAAUS33,LNAAGB22,NYAAUS33,${END}`, 'correspondent3 repeats an earlier correspondent'],
    ['too many cells', `AAAAKE22,USD,NYAAUS33,,,NYBBUS33,${END}`, 'the number of cells differs from the number of columns'],
    ['a quote that is not closed', `AAAAKE22,USD,"NYAAUS33,,,${END}`, 'a quoted cell is not closed, or text follows its closing quote'],
    ['no page', 'AAAAKE22,USD,NYAAUS33,,,,2026-10-01', 'page is not an https address; give the page on which the bank publishes this'],
    ['no calendar date', 'AAAAKE22,USD,NYAAUS33,,,https://a.example,1.10.2026', 'date is not a calendar date, YYYY-MM-DD'],
    ['a date in the future', 'AAAAKE22,USD,NYAAUS33,,,https://a.example,2026-11-21', 'date is in the future'],
    ['a repeated line', `AAAAKE22XXX,USD,NYAAUS33,,,${END}`, 'it repeats line 2'],
  ])('%s', async (_, row, problem) => {
    const path = list('wrong.csv', [GOOD[0] ?? '', row]);
    expect(await imported(path)).toEqual({
      code: 2,
      out: '',
      bytes: Buffer.alloc(0),
      err: `payprep: ${path}: line 3: ${problem}\npayprep: ${path}: nothing was imported\n`,
    });
  });

  test('of many wrong lines the first twenty are reported, in their order', async () => {
    const path = list('many.csv', [...GOOD, ...GOOD, ...Array.from({ length: 30 }, () => 'x,USD,y,,,z,0')]);
    const { err } = await imported(path);
    const named = [...err.matchAll(/line (\d+)/g)].map(([, line]) => Number(line));
    expect(err.match(/: line \d+: it repeats line/g)).toHaveLength(3);
    expect(err).toContain(`${path}: 13 more\n`);
    expect(err.split('\n').filter((line) => / line \d+: /.test(line))).toHaveLength(20);
    expect(named[0]).toBe(5);
  });
});

describe('a file that is not a list is refused', () => {
  test.each([
    ['empty', '', 'it is empty'],
    ['blank', '\n \n', 'it is empty'],
    ['without lines', `${HEAD}\n`, 'it has no records below its first row'],
    ['without a column', 'bic,currency,page,date\n', 'it has no column correspondent1'],
    ['with a fourth correspondent', `${HEAD},correspondent4\n`, 'a bank has at most 3 correspondents: correspondent1 to correspondent3'],
    [
      'with another column',
      `${HEAD},note\n`,
      'its column 8 is unknown; the columns are bic, correspondent1, correspondent2, correspondent3, currency, date, page',
    ],
    ['with a column twice', `${HEAD},bic\n`, 'it has two columns of the same name'],
    ['with a first row that cannot be read', 'bic,"currency\n', 'its first row, which names the columns, cannot be read'],
    ['in UTF-16', '\ufffe', 'it is UTF-16; save it as UTF-8'],
  ])('%s', async (_, text, problem) => {
    const path = file('list.csv', text === '\ufffe' ? Buffer.from([0xff, 0xfe, 0x62, 0]) : text);
    expect(await imported(path)).toMatchObject({ code: 2, out: '', err: `payprep: ${path}: ${problem}; see payprep help data\n` });
  });

  test('a missing file, and one that cannot be written, are reported', async () => {
    expect((await imported('/nowhere.csv')).err).toBe('payprep: /nowhere.csv: there is no such file; see payprep help data\n');
    const { code, err } = await imported(list('ok.csv', GOOD), '--out', '/nowhere/x.json');
    expect([code, err]).toEqual([2, 'payprep: --out /nowhere/x.json: there is no such folder; see payprep help data\n']);
  });
});

describe('a wrong call is reported', () => {
  const KINDS = `data import takes a list: ${importFormats.map(({ name }) => name).join(', ')} or correspondents`;

  test.each([
    [['data', 'import'], KINDS],
    [['data', 'import', 'banks', 'x.csv'], KINDS],
    [['data', 'import', 'correspondents'], 'data import takes one file: payprep data import correspondents FILE'],
    [['data', 'import', 'correspondents', 'a', 'b'], 'data import takes one file: payprep data import correspondents FILE'],
    [['data', '--out', 'x'], '--out belongs to data import'],
  ])('%j', async (argv, problem) => {
    expect(await call(argv)).toMatchObject({ code: 2, out: '', err: `payprep: ${problem}; see payprep help data\n` });
  });
});
