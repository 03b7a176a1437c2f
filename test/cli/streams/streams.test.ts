/** `validate`, `enrich` and `explain` over streams: NDJSON, tables, broken input, exit codes. `csv-streams.test.ts` has CSV. */
import { describe, expect, test } from 'vitest';
import { createEngine, enrich, explain, validate } from '../../../src/full.js';
import { ACCOUNT, BAD, call, file, GOOD, iban, lines } from '../call.js';

const engine = createEngine({ on: '2026-11-20' });
const EMAIL = JSON.stringify({ country: 'FR', creditor: { contactDetails: { email: 'x' } } });
const quiet = '--no-summary';

describe('NDJSON', () => {
  const texts = [GOOD, BAD, EMAIL, '"text"', '[]', 'null', '{}'];

  test.each([
    ['validate', validate],
    ['enrich', enrich],
    ['explain', explain],
  ] as const)('%s prints exactly what the library answers', async (command, answer) => {
    const { out } = await call([command], { stdin: lines(...texts) });
    expect(out).toBe(lines(...texts.map((text) => JSON.stringify(answer(JSON.parse(text), engine)))));
  });

  test('a broken line is reported, and the lines after it are answered', async () => {
    const { code, out, err } = await call(['validate', quiet], { stdin: `\ufeff${GOOD}\r\n\r\n{"secret":"${ACCOUNT}\r\n${GOOD}` });
    expect(out).toBe(
      lines(
        '{"status":"OK","alerts":[]}',
        '{"line":2,"error":"JSON_PAYLOAD_EMPTY"}',
        '{"line":3,"error":"JSON_PAYLOAD_MALFORMED"}',
        '{"status":"OK","alerts":[]}',
      ),
    );
    expect([code, err]).toEqual([2, '']);
  });

  test('a line over the size limit is reported', async () => {
    const { code, out } = await call(['validate'], { stdin: `"${'x'.repeat(1024 * 1024)}"\n${GOOD}\n` });
    expect([code, out]).toEqual([2, lines('{"line":1,"error":"JSON_PAYLOAD_TOO_LARGE"}', '{"status":"OK","alerts":[]}')]);
  });

  test('5000 rows keep their order', async () => {
    const kinds = [GOOD, BAD, EMAIL, '{'];
    const rows = Array.from({ length: 5000 }, (_, row) => kinds[(row * row) % kinds.length] ?? '');
    const answers = kinds.map((text) => (text === '{' ? undefined : JSON.stringify(validate(JSON.parse(text), engine))));
    const { out, err } = await call(['validate'], { stdin: lines(...rows) });
    const expected = rows.map((text, row) => answers[kinds.indexOf(text)] ?? `{"line":${row + 1},"error":"JSON_PAYLOAD_MALFORMED"}`);
    expect(out).toBe(lines(...expected));
    expect(err).toMatch(/^5000 instructions: /);
  });

  test('with several files, an unreadable line is reported with its file', async () => {
    const paths = [file('one.ndjson', '{\n'), file('two.jsonl', lines(GOOD))];
    const { out } = await call(['validate', ...paths]);
    expect(out.split('\n').slice(0, 2)).toEqual([
      JSON.stringify({ file: paths[0], line: 1, error: 'JSON_PAYLOAD_MALFORMED' }),
      '{"status":"OK","alerts":[]}',
    ]);
  });
});

describe('table', () => {
  const table = (command: string, stdin: string, columns = 80) => call([command, '--output', 'table', quiet], { stdin, io: { columns } });

  test('validate shows status and codes', async () => {
    const both = JSON.stringify(iban('DE88370400440532013000', { creditor: { contactDetails: { email: 'x' } } }));
    const { out } = await table('validate', lines(GOOD, both, '{', JSON.stringify(iban(ACCOUNT, { country: 'US' }))));
    expect(out).toBe(
      lines(
        'Line  Country  Status  Alerts',
        '1     DE       OK',
        '2     DE       ALERT   CREDITOR_EMAIL_INVALID_FORMAT',
        '                       CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
        '3              ALERT   JSON_PAYLOAD_MALFORMED',
        '                       The row is damaged: a quotation mark or a bracket is',
        '                       missing.',
        '4     US       ALERT   CREDITOR_IBAN_COUNTRY_INCONSISTENCY',
      ),
    );
  });

  test('enrich shows BIC, IBAN and bank', async () => {
    const { out } = await table('enrich', lines(GOOD, '{}'));
    expect(out).toBe(
      lines('Line  Country  BIC          IBAN                    Bank', `1     DE       COBADEFFXXX  ${ACCOUNT}  Commerzbank`, '2'),
    );
  });

  test('explain shows severity, code and message', async () => {
    const { out } = await table('explain', BAD);
    expect(out).toContain('error CREDITOR_IBAN_INCORRECT_CHECK_DIGITS\n');
    expect(out).toContain('                       The check digits of the IBAN');
  });

  test.each(['validate', 'enrich', 'explain'])('%s is never wider than the terminal', async (command) => {
    const malta = JSON.stringify(iban('MT84MALT011000012345MTLCAST001S'));
    for (const columns of [20, 30, 40, 60, 80, 120]) {
      const { out } = await table(command, lines(GOOD, BAD, malta, '{'), columns);
      expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(columns);
    }
  });

  test('several files add a column for the file name', async () => {
    const paths = [file('t1.ndjson', GOOD), file('t2.ndjson', '{')];
    const { out } = await call(['validate', '--output', 'table', ...paths], { io: { columns: 200 } });
    expect(out).toMatch(/^File +Line +Country +Status +Alerts\n/);
    expect(out).toContain(`${paths[1]}  1              ALERT   JSON_PAYLOAD_MALFORMED`);
  });

  test('thousands of rows are one table with one header', async () => {
    const { out } = await table('validate', lines(...Array.from({ length: 3000 }, () => GOOD)));
    const rows = out.trimEnd().split('\n');
    expect([rows.length, rows.filter((row) => row.startsWith('Line'))]).toEqual([3001, ['Line  Country  Status  Alerts']]);
  });

  test('a .json file without a value is an error, and an empty list none', async () => {
    for (const text of ['', ' \n']) {
      const { code, err } = await call(['validate', file('none.json', text), '--exit-zero', '--no-summary']);
      expect([code, err]).toEqual([2, expect.stringContaining('none.json: it is empty: an empty list is written []\n')]);
    }
    expect((await call(['validate', file('none.json', '[]')])).code).toBe(0);
    expect((await call(['validate', file('none.ndjson', '')])).code).toBe(0);
  });

  test('empty input prints no table', async () => expect((await table('validate', '')).out).toBe(''));

  test('is the default on a terminal', async () => {
    const { out } = await call(['validate'], { stdin: GOOD, io: { stdoutIsTerminal: true } });
    expect(out).toMatch(/^Line/);
  });
});

describe('exit codes', () => {
  test.each([
    ['validate', lines(GOOD), 0],
    ['validate', lines(GOOD, BAD), 1],
    ['validate', lines(BAD, '{'), 2],
    ['validate', '', 0],
    ['explain', lines(GOOD), 0],
    ['explain', lines(BAD), 1],
    ['explain', lines('{'), 2],
    ['enrich', lines(GOOD, BAD), 0],
    ['enrich', lines(GOOD, '{'), 2],
  ])('%s %j: %i', async (command, stdin, expected) => expect((await call([command], { stdin })).code).toBe(expected));
});

describe('inputs', () => {
  test('- is standard input, also between files', async () => {
    const { out } = await call(['validate', file('first.ndjson', BAD), '-', quiet], { stdin: GOOD });
    expect(out.split('\n').map((line) => line.slice(0, 15))).toEqual(['{"status":"ALER', '{"status":"OK",', '']);
  });

  test('- twice is refused', async () => {
    expect(await call(['validate', '-', '-'])).toMatchObject({
      code: 2,
      err: 'payprep: standard input can be read only once; see payprep help validate\n',
    });
  });

  test('a missing file is reported, the others are answered', async () => {
    const { code, out, err } = await call(['validate', '/nowhere/x.ndjson', file('there.json', GOOD), quiet]);
    expect([code, out, err]).toEqual([2, '{"status":"OK","alerts":[]}\n', 'payprep: /nowhere/x.ndjson: there is no such file\n']);
  });

  test('a directory is reported', async () => {
    expect(await call(['validate', '/tmp', quiet])).toMatchObject({ code: 2, err: 'payprep: /tmp: it is a directory\n' });
  });

  test('a CSV file without a known column is refused', async () => {
    const { code, out, err } = await call(['validate', file('foreign.csv', 'id,betrag\n1,2\n'), quiet]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/foreign\.csv: no column of the first row is a field of a payment instruction/);
  });

  test('--input overrides the format that the name suggests', async () => {
    expect((await call(['validate', '--partial', '--input', 'csv', file('csv.txt', 'country\nDE\n'), quiet])).out).toBe(
      '{"status":"OK","alerts":[]}\n',
    );
    expect((await call(['validate', '--input', 'ndjson', file('json.csv', GOOD), quiet])).out).toBe('{"status":"OK","alerts":[]}\n');
  });

  test('an instruction over many lines gets a hint', async () => {
    const { code, err } = await call(['validate'], { stdin: JSON.stringify({ country: 'DE' }, null, 2) });
    expect(code).toBe(2);
    expect(err).toContain('Read one over many lines with --input json, a table with --input csv, a payment file with --input xml\n');
  });

  test('an old Excel file is refused', async () => {
    expect(await call(['validate'], { stdin: Buffer.from('d0cf11e0a1b11ae1', 'hex') })).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('it is an old Excel file, or one with a password: save it without password as .xlsx or CSV\n'),
    });
  });

  const compressed = [
    ['1f8b0800', 'gzip'],
    ['28b52ffd04', 'Zstandard'],
    ['fd377a585a00', 'xz'],
    ['04224d1864', 'LZ4'],
    ['377abcaf271c', '7-Zip'],
    [Buffer.from('BZh91AY&SY').toString('hex'), 'bzip2'],
  ] as const;

  test.each(compressed)('a compressed file is refused, whatever its name says: %s, %s', async (beginning, format) => {
    const bytes = Buffer.concat([Buffer.from(beginning, 'hex'), Buffer.from('\n{}\n')]);
    for (const name of ['packed', 'packed.ndjson', 'packed.csv'])
      expect(await call(['validate', file(name, bytes), quiet])).toMatchObject({
        code: 2,
        out: '',
        err: expect.stringContaining(`: it is compressed (${format}): unpack it first\n`),
      });
    expect(await call(['iban', '-'], { stdin: bytes })).toMatchObject({ code: 2, err: expect.stringContaining(`(${format})`) });
  });

  test('a file in UTF-32 is refused as what it is', async () => {
    const bytes = Buffer.from('fffe00004e00000061000000', 'hex');
    expect(await call(['validate', file('utf-32.csv', bytes), quiet])).toMatchObject({
      code: 2,
      err: expect.stringContaining(': it is UTF-32: save it as UTF-8\n'),
    });
  });

  test('a message says that the terminal is read', async () => {
    const { err } = await call(['validate', quiet], { stdin: GOOD, io: { stdinIsTerminal: true } });
    expect(err).toMatch(/^payprep: reading from the terminal/);
  });

  test('an error that is not of the file system is thrown on', async () => {
    const stdin: Iterable<string> = {
      [Symbol.iterator]: () => {
        throw new RangeError('ours');
      },
    };
    await expect(call(['validate'], { stdin })).rejects.toThrow('ours');
  });
});

test('a blank first line of standard input gets its answer, whatever comes behind it and wherever chunks end', async () => {
  const answers = lines('{"line":1,"error":"JSON_PAYLOAD_EMPTY"}', '{"line":2,"error":"JSON_PAYLOAD_MALFORMED"}');
  for (const stdin of [['\n<x>'], ['\n', '<x>'], ['\n<', 'x>']]) expect((await call(['validate'], { stdin })).out).toBe(answers);
  expect((await call(['validate', file('blank.xml', '\n<x/>')])).err).toContain('it holds no payment message');
});
