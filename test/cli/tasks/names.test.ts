import { expect, test } from 'vitest';
import { PAIR_CLASSES } from '../../names/generated-pairs.js';
import { call, file, lines } from '../call.js';

const LIST = lines(
  'No;Vendor;Holder',
  '1;Müller Bau;Müller Bau GmbH & Co. KG',
  '2;"Mueller, Max";Max Müller',
  '3;Anna Smith;John Smith; Anna Smith'.replace('John Smith; Anna Smith', '"John Smith; Anna Smith"'),
  '4;DE89370400440532013000;John Smith',
  '5;Acme Services Ltd;Acme Ltd',
  '6;;John Smith',
  '7;Acme Holding Ltd;Acme Ltd',
);
const COLUMNS = ['--given', 'Vendor', '--held', 'holder'];

test('adds the result and its reasons to each row', async () => {
  const { out, code } = await call(['names', file('vendors.csv', LIST), ...COLUMNS, '--output', 'csv']);
  expect(out.split('\n')).toEqual([
    'No;Vendor;Holder;result;reasons;error',
    '1;Müller Bau;Müller Bau GmbH & Co. KG;CLOSE_MATCH;LEGAL_FORM_MISSING;',
    '2;"Mueller, Max";Max Müller;MATCH;WORD_ORDER SPELLING_OF_LETTERS;',
    '3;Anna Smith;"John Smith; Anna Smith";MATCH;SAME;',
    '4;DE89370400440532013000;John Smith;NO_MATCH;ACCOUNT_NUMBER;',
    '5;Acme Services Ltd;Acme Ltd;NO_MATCH;OTHER_WORD;',
    '6;;John Smith;NOT_COVERED;NOTHING_TO_COMPARE;',
    '7;Acme Holding Ltd;Acme Ltd;NO_MATCH;OTHER_WORD;',
    '',
  ]);
  expect(code).toBe(1);
});

test('says what to look at first, by line, and shows no name', async () => {
  const { err } = await call(['names', file('vendors.csv', LIST), ...COLUMNS]);
  expect(err).toBe(`7 pairs of names: 2 MATCH, 1 CLOSE_MATCH, 3 NO_MATCH, 1 NOT_COVERED, 0 unreadable
look at these first:
  NO_MATCH OTHER_WORD 2: lines 6, 8
    The names have different words.
  NO_MATCH ACCOUNT_NUMBER 1: line 5
    One of them is a number, and no name.
  NOT_COVERED NOTHING_TO_COMPARE 1: line 7
    There is no name to compare.
  CLOSE_MATCH LEGAL_FORM_MISSING 1: line 2
    One name has a legal form, the other one has none. Some banks leave forms
    out of the comparison, others demand them.
1 MATCH in which banks differ: another order, an umlaut, a title, a joint
account: line 3
`);
});

test('takes objects, with one holder or a list of them', async () => {
  const stdin = lines(
    '{"name":"Anna Smith","holder":["John Smith","Anna Smith"]}',
    '{"name":"M. Jean Dupont","holder":"Jean Dupont"}',
    '7',
    '{',
  );
  const { out, code } = await call(['names', '--given', 'name', '--held', 'holder', '--country', 'FR'], { stdin });
  const results = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(results.map(({ result, error }) => result ?? error)).toEqual(['MATCH', 'MATCH', 'NOT_COVERED', 'JSON_PAYLOAD_MALFORMED']);
  expect(results[1].reasons[0].code).toBe('TITLE');
  expect(code).toBe(2);
});

const ROWS = 10_000;
const pairs = PAIR_CLASSES.flatMap((of) => of.pairs);
const rows = Array.from({ length: ROWS }, (_, at) => pairs[(at * 7) % pairs.length] ?? ['', '']);
const cell = (names: string | readonly string[]): string => `"${[names].flat().join('; ')}"`;

test('compares a list of 10 000 vendors in seconds', { timeout: 10_000 }, async () => {
  const list = lines('Vendor,Holder', ...rows.map(([given, held]) => `${cell(given)},${cell(held)}`));
  const { out, err } = await call(['names', file('many.csv', list), ...COLUMNS, '--output', 'csv']);
  expect(out.trim().split('\n')).toHaveLength(ROWS + 1);
  expect(err).toMatch(
    /^10000 pairs of names: \d+ MATCH, \d+ CLOSE_MATCH, \d+ NO_MATCH, 0 NOT_COVERED, 0 unreadable\nlook at these first:\n {2}NO_MATCH /,
  );
  expect(err.split('\n').length).toBeLessThan(60);
});

test('shows a table for people', async () => {
  const { out } = await call(['names', file('vendors.csv', LIST), ...COLUMNS, '--output', 'table']);
  expect(out).toMatch(/^Line +Result +Reasons/);
});

test('names the column that is not there, and asks for both', async () => {
  const { err, code } = await call(['names', file('vendors.csv', LIST), '--given', 'Vendr', '--held', 'Holder']);
  expect(err).toContain('it has no column of the name in --given. Did you mean Vendor?');
  expect(code).toBe(2);
  expect((await call(['names', 'x.csv', '--given', 'Vendor'])).err).toContain('names needs the two columns');
});

test('refuses to compare a column with itself, which would call each row a match', async () => {
  const { err, code } = await call(['names', file('vendors.csv', LIST), '--given', 'Vendor', '--held', 'vendor']);
  expect(err).toContain('--given and --held are one column');
  expect(code).toBe(2);
});

test('a payment file is refused: it has no name of the account holder', async () => {
  const { code, out, err } = await call(['names', '--given', 'a', '--held', 'b'], { stdin: '<?xml version="1.0"?>\n<Document/>' });
  expect([code, out, err.split('\n')[0]]).toEqual([
    2,
    '',
    'payprep: standard input: it is XML: a payment file has no name of the account holder',
  ]);
  const called = await call(['names', '--input', 'xml', '--given', 'a', '--held', 'b']);
  expect([called.code, called.err]).toEqual([2, 'payprep: --input is ndjson, json, csv or xlsx; see payprep help names\n']);
});

test('names the rows that cannot be read first', async () => {
  const list = lines('Vendor,Account holder', 'Ada Berg,Ada Berg', 'Bo Lund,Bo Lund,more', 'Cy Moss,Di Falk');
  const { err } = await call(['names', '--given', 'Vendor', '--held', 'Account holder', file('ragged.csv', list)]);
  expect(err).toContain('look at these first:\n  unreadable CSV_RECORD_INCORRECT_FIELD_COUNT 1: line 3\n  NO_MATCH ');
});
