/** `validate`, `enrich` and `explain` over streams: formats, order, broken input, exit codes. */
import { describe, expect, test } from 'vitest';
import { createEngine, enrich, explain, validate } from '../../src/full.js';
import { ACCOUNT, BAD, call, file, GOOD, iban, lines } from './call.js';

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

  test('a broken line is named and stops nothing', async () => {
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

  test('a line that is too long', async () => {
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

  test('several files name the file of what cannot be read', async () => {
    const paths = [file('one.ndjson', '{\n'), file('two.jsonl', lines(GOOD))];
    const { out } = await call(['validate', ...paths]);
    expect(out.split('\n').slice(0, 2)).toEqual([
      JSON.stringify({ file: paths[0], line: 1, error: 'JSON_PAYLOAD_MALFORMED' }),
      '{"status":"OK","alerts":[]}',
    ]);
  });
});

describe('CSV', () => {
  const HEAD = 'id;country;creditorAccount.id.value;creditorAccount.id.type';
  const csv = (text: string, ...args: readonly string[]) => call(['validate', '--input', 'csv', quiet, ...args], { stdin: text });

  test('in, NDJSON out', async () => {
    const { code, out } = await csv(`${HEAD}\n7;DE;${ACCOUNT};IBAN\n8;DE;DE88370400440532013000;IBAN\n`);
    expect(out).toBe(lines(JSON.stringify({ status: 'OK', alerts: [] }), JSON.stringify(validate(JSON.parse(BAD), engine))));
    expect(code).toBe(1);
  });

  // the file is said to be UTF-8, and the name in it is not
  test('in and out: own columns stay byte for byte, with their quotes, encoding and line ends', async () => {
    const input = Buffer.from(`\ufeffid;country;creditor.name\r\n"=1+1";DE;M\xfcller\r\n@7;ZZ;"a;b ""c"""\r\n`, 'latin1');
    const { code, bytes } = await call(['validate', '--output', 'csv', file('bytes.csv', input)]);
    const expected = `\ufeffid;country;creditor.name;status;alerts;error\r\n"=1+1";DE;M\xfcller;ALERT;CREDITOR_NAME_INVALID_CHARACTERS;\r\n@7;ZZ;"a;b ""c""";ALERT;COUNTRY_UNKNOWN;\r\n`;
    expect(bytes.toString('latin1')).toBe(Buffer.from(expected, 'latin1').toString('latin1'));
    expect(code).toBe(1);
  });

  test('a record that cannot be read leaves its own columns empty', async () => {
    const { code, out } = await csv('id,country\n1,DE\n2\n"3,FR\n', '--output', 'csv');
    expect(out).toBe(
      lines(
        'id,country,status,alerts,error',
        '1,DE,OK,,',
        ',,,,line 3: CSV_RECORD_INCORRECT_FIELD_COUNT',
        ',,,,line 4: CSV_RECORD_MALFORMED',
      ),
    );
    expect(code).toBe(2);
  });

  test('a recipient is judged by its method', async () => {
    const head = 'country,currency,method,creditorAccount.id.value,creditorAccount.id.type';
    const text = `${head}\nPH,PHP,GCASH,0917 123,PHONE\nPH,PHP,BPAY,09171234567,PHONE\n`;
    const instructions = [
      { country: 'PH', currency: 'PHP', method: 'GCASH', creditorAccount: { id: { value: '0917 123', type: 'PHONE' } } },
      { country: 'PH', currency: 'PHP', method: 'BPAY', creditorAccount: { id: { value: '09171234567', type: 'PHONE' } } },
    ];
    const { out } = await csv(text);
    expect(out).toBe(lines(...instructions.map((instruction) => JSON.stringify(validate(instruction, engine)))));
    expect(out).toMatch(/PROXY.*\n.*METHOD/);
  });

  test('columns of the same name are told apart', async () => {
    const { out } = await csv('status,country\nnew,DE\n', '--output', 'csv');
    expect(out).toBe(lines('status,country,payprep.status,alerts,error', 'new,DE,OK,,'));
  });

  test('several files with the same columns are one', async () => {
    const paths = [file('a.csv', 'id,country\n1,DE\n'), file('b.csv', 'id,country\n2,ZZ\n3\n')];
    const { code, out } = await call(['validate', '--output', 'csv', ...paths]);
    expect(out).toBe(
      lines(
        'id,country,status,alerts,error',
        '1,DE,OK,,',
        '2,ZZ,ALERT,COUNTRY_UNKNOWN,',
        `,,,,${paths[1]} line 3: CSV_RECORD_INCORRECT_FIELD_COUNT`,
      ),
    );
    expect(code).toBe(2);
  });

  test('files with other columns are refused, the rest is answered', async () => {
    const paths = [file('a.csv', 'id,country\n1,DE\n'), file('c.csv', 'country,id\nZZ,2\n')];
    const { code, out, err } = await call(['validate', '--output', 'csv', quiet, ...paths]);
    expect([code, out]).toEqual([2, lines('id,country,status,alerts,error', '1,DE,OK,,')]);
    expect(err).toBe(`payprep: ${paths[1]}: its columns are not those of the first file; run it on its own\n`);
  });

  test('CSV and NDJSON together cannot become CSV', async () => {
    const { code, err } = await call(['validate', '--output', 'csv', file('a.csv', 'country\nDE\n'), file('a.ndjson', GOOD)]);
    expect([code, err]).toEqual([
      2,
      'payprep: --output csv takes CSV files or NDJSON files, not both at once; see payprep help validate\n',
    ]);
  });

  test('out of NDJSON: the line stands for the columns that it has not', async () => {
    const { out } = await call(['validate', '--output', 'csv'], { stdin: lines(GOOD, '', '{', EMAIL) });
    expect(out).toBe(
      lines(
        'line,status,alerts,error',
        '1,OK,,',
        '2,,,JSON_PAYLOAD_EMPTY',
        '3,,,JSON_PAYLOAD_MALFORMED',
        '4,ALERT,CREDITOR_EMAIL_INVALID_FORMAT,',
      ),
    );
  });

  test('out of nothing is a first row', async () => {
    expect((await call(['validate', '--output', 'csv'])).out).toBe('line,status,alerts,error\n');
  });

  test('explain adds the texts', async () => {
    const { out } = await call(['explain', '--output', 'csv', quiet], { stdin: EMAIL });
    expect(out.split('\n')[1]).toBe('1,ALERT,CREDITOR_EMAIL_INVALID_FORMAT,This is not a valid e-mail address.,');
  });

  test('enrich has a fixed list of columns', async () => {
    const input = `${HEAD}\n7;DE;${ACCOUNT};IBAN\n8;DE;;\n`;
    const { code, out } = await call(['enrich', '--input', 'csv', '--output', 'csv', quiet], { stdin: input });
    const [head = '', one = '', two = ''] = out.split('\n').map((line) => line.split(';'));
    expect(head).toHaveLength(4 + 15 + 1);
    expect([one.length, two.length]).toEqual([20, 20]);
    const row = Object.fromEntries([...head].map((name, column) => [name, one[column]]));
    expect(row).toMatchObject({
      id: '7',
      'enrichments.creditorAgent.bic': 'COBADEFFXXX',
      'enrichments.creditorAccount.ids.0.value': ACCOUNT,
      'enrichments.creditorAccount.ids.1.type': 'ACCOUNT_NUMBER',
      error: '',
    });
    expect(row['enrichments.settlementInformation.settlementSystems']).toMatch(/^SCT_INST SCT\b/);
    expect(code).toBe(0);
  });

  test('a cell of ours is never a formula', async () => {
    const dataset = {
      ...{ dataset: 'banks/DE', edition: '2026', format: 1, confidence: 'manual', completeness: 'partial' },
      ...{ columns: ['bankCode', 'bic', 'name'], rows: [['37040044', 'COBADEFF', '=HYPERLINK("http://x")']] },
    };
    const overlay = file('formula.json', JSON.stringify(dataset));
    const { out } = await call(['enrich', '--output', 'csv', '--overlay', overlay], { stdin: GOOD });
    expect(out.split('\n')[1]).toMatch(/^1,"'=HYPERLINK\(""http:\/\/x""\)",COBADEFFXXX,/);
  });
});

describe('table', () => {
  const table = (command: string, stdin: string, columns = 80) => call([command, '--output', 'table', quiet], { stdin, io: { columns } });

  test('validate', async () => {
    const both = JSON.stringify(iban('DE88370400440532013000', { creditor: { contactDetails: { email: 'x' } } }));
    const { out } = await table('validate', lines(GOOD, both, '{', JSON.stringify(iban(ACCOUNT, { country: 'FR' }))));
    expect(out).toBe(
      lines(
        'Line  Country  Status  Alerts',
        '1     DE       OK',
        '2     DE       ALERT   CREDITOR_EMAIL_INVALID_FORMAT',
        '                       CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
        '3                      JSON_PAYLOAD_MALFORMED',
        '4     FR       ALERT   CREDITOR_IBAN_COUNTRY_INCONSISTENCY',
      ),
    );
  });

  test('enrich shows the IBAN, its result', async () => {
    const { out } = await table('enrich', lines(GOOD, '{}'));
    expect(out).toBe(
      lines('Line  Country  BIC          IBAN                    Bank', `1     DE       COBADEFFXXX  ${ACCOUNT}  Commerzbank`, '2'),
    );
  });

  test('explain shows the texts', async () => {
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

  test('several files have a column for their name', async () => {
    const paths = [file('t1.ndjson', GOOD), file('t2.ndjson', '{')];
    const { out } = await call(['validate', '--output', 'table', ...paths], { io: { columns: 200 } });
    expect(out).toMatch(/^File +Line +Country +Status +Alerts\n/);
    expect(out).toContain(`${paths[1]}  1                      JSON_PAYLOAD_MALFORMED`);
  });

  test('thousands of rows are one table', async () => {
    const { out } = await table('validate', lines(...Array.from({ length: 3000 }, () => GOOD)));
    const rows = out.trimEnd().split('\n');
    expect([rows.length, rows.filter((row) => row.startsWith('Line'))]).toEqual([3001, ['Line  Country  Status  Alerts']]);
  });

  test('nothing is no table', async () => expect((await table('validate', '')).out).toBe(''));

  test('is what a terminal gets', async () => {
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
  test('- is standard input, between files too', async () => {
    const { out } = await call(['validate', file('first.ndjson', BAD), '-', quiet], { stdin: GOOD });
    expect(out.split('\n').map((line) => line.slice(0, 15))).toEqual(['{"status":"ALER', '{"status":"OK",', '']);
  });

  test('- twice is refused', async () => {
    expect(await call(['validate', '-', '-'])).toMatchObject({
      code: 2,
      err: 'payprep: standard input can be read only once; see payprep help validate\n',
    });
  });

  test('a file that is not there stops no other', async () => {
    const { code, out, err } = await call(['validate', '/nowhere/x.ndjson', file('there.json', GOOD), quiet]);
    expect([code, out, err]).toEqual([2, '{"status":"OK","alerts":[]}\n', 'payprep: /nowhere/x.ndjson: there is no such file\n']);
  });

  test('a directory', async () => {
    expect(await call(['validate', '/tmp', quiet])).toMatchObject({ code: 2, err: 'payprep: /tmp: it is a directory\n' });
  });

  test('a CSV file without a column that is known', async () => {
    const { code, out, err } = await call(['validate', file('foreign.csv', 'iban\nDE89370400440532013000\n'), quiet]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/foreign\.csv: no column of the first row is a field of a payment instruction/);
  });

  test('--input comes before the name', async () => {
    expect((await call(['validate', '--input', 'csv', file('csv.txt', 'country\nDE\n'), quiet])).out).toBe('{"status":"OK","alerts":[]}\n');
    expect((await call(['validate', '--input', 'ndjson', file('json.csv', GOOD), quiet])).out).toBe('{"status":"OK","alerts":[]}\n');
  });

  test('an array over many lines gets a hint', async () => {
    const { code, err } = await call(['validate'], {
      stdin: JSON.stringify([JSON.parse('{"country":"DE"}')], null, 2).replaceAll(']', ','),
    });
    expect(code).toBe(2);
    expect(err).toContain("jq -c '.[]'");
  });

  test('a terminal is told that it is read', async () => {
    const { err } = await call(['validate', quiet], { stdin: GOOD, io: { stdinIsTerminal: true } });
    expect(err).toMatch(/^payprep: reading from the terminal/);
  });

  test('a mistake in the program is not swallowed', async () => {
    const stdin: Iterable<string> = {
      [Symbol.iterator]: () => {
        throw new RangeError('ours');
      },
    };
    await expect(call(['validate'], { stdin })).rejects.toThrow('ours');
  });
});
