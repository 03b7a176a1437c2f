/** CSV input and CSV output of `validate`, `enrich` and `explain`. */
import { describe, expect, test } from 'vitest';
import { createEngine, validate } from '../../../src/full.js';
import { ACCOUNT, BAD, call, file, GOOD, lines } from '../call.js';

const engine = createEngine({ on: '2026-11-20' });
const EMAIL = JSON.stringify({ country: 'FR', creditor: { contactDetails: { email: 'x' } } });
const quiet = '--no-summary';

describe('CSV', () => {
  const HEAD = 'id;country;creditorAccount.id.value;creditorAccount.id.type';
  const csv = (text: string, ...args: readonly string[]) => call(['validate', '--input', 'csv', quiet, ...args], { stdin: text });

  test('CSV input is answered as NDJSON', async () => {
    const { code, out } = await csv(`${HEAD}\n7;DE;${ACCOUNT};IBAN\n8;DE;DE88370400440532013000;IBAN\n`);
    expect(out).toBe(lines(JSON.stringify({ status: 'OK', alerts: [] }), JSON.stringify(validate(JSON.parse(BAD), engine))));
    expect(code).toBe(1);
  });

  // the file is said to be UTF-8, and the name in it is not
  test('CSV output keeps the bytes of the input columns, with quotes, encoding and line ends', async () => {
    const mark = Buffer.from('\ufeff');
    const input = Buffer.concat([mark, Buffer.from(`id;country;creditor.name\r\n"=1+1";DE;M\xfcller\r\n@7;ZZ;"a;b ""c"""\r\n`, 'latin1')]);
    const { code, bytes } = await call(['validate', '--partial', '--output', 'csv', file('bytes.csv', input)]);
    const inLatin1 = (text: string): string => Buffer.from(text).toString('latin1');
    const expected = `id;country;creditor.name;status;alerts;messages;severity;correction;error\r\n"=1+1";DE;M\xfcller;ALERT;CREDITOR_NAME_INVALID_CHARACTERS;${inLatin1('The creditor’s name has characters (\ufffd) that names do not have, or that ISO 20022 does not carry.')};warning;;\r\n@7;ZZ;"a;b ""c""";ALERT;COUNTRY_UNKNOWN;No country has the code ZZ (ISO 3166-1 alpha-2).;error;;\r\n`;
    expect(bytes.toString('latin1')).toBe(mark.toString('latin1') + expected);
    expect(code).toBe(1);
  });

  test('an unreadable record keeps its cells, as near as they can be had', async () => {
    const { code, out } = await csv('id,country\n1,DE\n2\n"3,FR\n4,GB,x,y\n', '--partial', '--output', 'csv');
    expect(out).toBe(
      lines(
        'id,country,status,alerts,messages,severity,correction,error',
        '1,DE,OK,,,,,',
        '2,,ALERT,,The row does not have as many cells as there are columns.,error,,line 3: CSV_RECORD_INCORRECT_FIELD_COUNT',
        '"""3",FR,ALERT,,The row is damaged: a quotation mark or a bracket is missing.,error,,line 4: CSV_RECORD_MALFORMED',
        '4,"GB,x,y",ALERT,,The row does not have as many cells as there are columns.,error,,line 5: CSV_RECORD_INCORRECT_FIELD_COUNT',
      ),
    );
    expect(code).toBe(2);
  });

  test('a row without its last cells is padded in the output, and said', async () => {
    const table = file('short.csv', `IBAN,Payee,BIC,email\n${ACCOUNT},Ada Berg\n`);
    const { code, out, err } = await call(['validate', table, '--output', 'csv']);
    expect([code, out]).toEqual([
      0,
      lines('IBAN,Payee,BIC,email,status,alerts,messages,severity,correction,error', `${ACCOUNT},Ada Berg,,,OK,,,,,`),
    ]);
    expect(err).toContain('without their last cells, which are read as empty 1: line 2\n');
  });

  test('a table without rows: nothing was checked, which is said', async () => {
    const { code, err } = await csv('Payee,IBAN\n', '--no-summary');
    expect([code, err]).toEqual([0, 'payprep: standard input: it has names of columns and no rows, so nothing was checked\n']);
  });

  test('the column method is part of the instruction', async () => {
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

  test('a result column is renamed where the input has one of its name', async () => {
    const { out } = await csv('status,country\nnew,DE\n', '--partial', '--output', 'csv');
    expect(out).toBe(lines('status,country,payprep.status,alerts,messages,severity,correction,error', 'new,DE,OK,,,,,'));
  });

  test('several files with the same columns become one', async () => {
    const paths = [file('a.csv', 'id,country\n1,DE\n'), file('b.csv', 'id,country\n2,ZZ\n3\n')];
    const { code, out } = await call(['validate', '--partial', '--output', 'csv', ...paths]);
    expect(out).toBe(
      lines(
        'id,country,status,alerts,messages,severity,correction,error',
        '1,DE,OK,,,,,',
        '2,ZZ,ALERT,COUNTRY_UNKNOWN,No country has the code ZZ (ISO 3166-1 alpha-2).,error,,',
        `3,,ALERT,,The row does not have as many cells as there are columns.,error,,${paths[1]} line 3: CSV_RECORD_INCORRECT_FIELD_COUNT`,
      ),
    );
    expect(code).toBe(2);
  });

  test('a file with other columns is refused, the others are answered', async () => {
    const paths = [file('a.csv', 'id,country\n1,DE\n'), file('c.csv', 'country,id\nZZ,2\n')];
    const { code, out, err } = await call(['validate', '--partial', '--output', 'csv', quiet, ...paths]);
    expect([code, out]).toEqual([2, lines('id,country,status,alerts,messages,severity,correction,error', '1,DE,OK,,,,,')]);
    expect(err).toBe(`payprep: ${paths[1]}: its columns are not those of the first file; run it on its own\n`);
  });

  test('CSV and NDJSON files together are refused for CSV output', async () => {
    const { code, err } = await call(['validate', '--output', 'csv', file('a.csv', 'country\nDE\n'), file('a.ndjson', GOOD)]);
    expect([code, err]).toEqual([
      2,
      'payprep: CSV and XLSX output take tables or NDJSON files, not both at once; see payprep help validate\n',
    ]);
  });

  test('CSV output for NDJSON has the line number in place of input columns', async () => {
    const { out } = await call(['validate', '--output', 'csv'], { stdin: lines(GOOD, '', '{', EMAIL) });
    expect(out).toBe(
      lines(
        'line,status,alerts,messages,severity,correction,error',
        '1,OK,,,,,',
        '2,ALERT,,The row is empty.,error,,JSON_PAYLOAD_EMPTY',
        '3,ALERT,,The row is damaged: a quotation mark or a bracket is missing.,error,,JSON_PAYLOAD_MALFORMED',
        '4,ALERT,CREDITOR_EMAIL_INVALID_FORMAT,This is not a valid e-mail address.,warning,,',
      ),
    );
  });

  test('CSV output for empty input is a header row', async () => {
    expect((await call(['validate', '--output', 'csv'])).out).toBe('line,status,alerts,messages,severity,correction,error\n');
  });

  test('CSV output of explain has the messages', async () => {
    const { out } = await call(['explain', '--output', 'csv', quiet], { stdin: EMAIL });
    expect(out.split('\n')[1]).toBe('1,ALERT,CREDITOR_EMAIL_INVALID_FORMAT,This is not a valid e-mail address.,warning,,');
  });

  test('CSV output of enrich has a fixed list of columns', async () => {
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

  test('no result cell is a formula', async () => {
    const dataset = {
      ...{
        dataset: 'banks/DE',
        edition: '2026',
        source: { publisher: 'Own list' },
        format: 1,
        confidence: 'manual',
        completeness: 'partial',
      },
      ...{ columns: ['bankCode', 'bic', 'name'], rows: [['37040044', 'COBADEFF', '=HYPERLINK("http://x")']] },
    };
    const overlay = file('formula.json', JSON.stringify(dataset));
    const { out } = await call(['enrich', '--output', 'csv', '--overlay', overlay], { stdin: GOOD });
    expect(out.split('\n')[1]).toMatch(/^1,"'=HYPERLINK\(""http:\/\/x""\)",COBADEFFXXX,/);
  });
});

test.each([
  ['without a byte', ''],
  ['of blank lines', '\n \n'],
  ['that only names its separator', 'sep=;\n'],
])('a table %s is an export that went wrong: it is refused', async (_, text) => {
  expect(await call(['validate', file('empty.csv', text)])).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('empty.csv: it is empty: '),
  });
});

test('a table that names its columns and has no rows has nothing wrong', async () => {
  expect(await call(['validate', file('no-rows.csv', 'Name;IBAN\n'), '--no-summary'])).toMatchObject({ code: 0, out: '' });
});
