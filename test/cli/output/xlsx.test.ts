/** XLSX in and out: account numbers as people see them, and files that mean harm. */
import { constants, deflateRawSync } from 'node:zlib';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { checkArchive, refuseOtherArchive } from '../../../cli/output/xlsx/archive.js';
import { cellText } from '../../../cli/output/xlsx/cells.js';
import { loadXlsxLibrary } from '../../../cli/output/xlsx/library.js';
import { ACCOUNT, call, file, GOOD } from '../call.js';

type Rows = NonNullable<Parameters<typeof writeXlsx>[0]['sheets'][number]['rows']>;

const workbook = async (name: string, rows: Rows, formats: Readonly<Record<string, readonly [number, string]>> = {}): Promise<string> => {
  const cells = new Map(Object.entries(formats).map(([at, [value, numFmt]]) => [at, { value, style: { numFmt } }] as const));
  return file(name, Buffer.from(await writeXlsx({ sheets: [{ name: 'Payees', rows, cells }] })));
};

const rowsOf = async (bytes: Buffer): Promise<readonly (readonly unknown[])[]> => (await readXlsx(bytes)).sheets[0]?.rows ?? [];

describe('XLSX in', () => {
  test('is read row by row, blank rows and all', async () => {
    const path = await workbook('in.xlsx', [
      [],
      ['Empfänger', 'IBAN', 'Betrag', null],
      ['Ada', ACCOUNT, 10.5],
      [null, '  '],
      ['Bo\nBerg', 'DE88370400440532013000', 7, null],
      ['Cy', ACCOUNT, 1, 'too much'],
    ]);
    const { code, out, err } = await call(['validate', path, '--output', 'csv']);
    expect(out).toBe(
      `\nEmpfänger,IBAN,Betrag,status,alerts,messages,severity,correction,error\nAda,${ACCOUNT},10.5,OK,,,,,\n,,,,,,,,\n"Bo\nBerg",DE88370400440532013000,7,ALERT,CREDITOR_NAME_INVALID_CHARACTERS CREDITOR_IBAN_INCORRECT_CHECK_DIGITS,"The creditor’s name has characters (U+000A) that names do not have, or that ISO 20022 does not carry. The check digits of the IBAN are wrong: a character is mistyped or swapped.",error,,\nCy,${ACCOUNT},"1,too much",ALERT,,The row does not have as many cells as there are columns.,error,,line 6: CSV_RECORD_INCORRECT_FIELD_COUNT\n`,
    );
    expect(err).toContain('IBAN      → creditorAccount.id.value, type IBAN\n');
    expect(code).toBe(2);
  });

  test('is recognised on standard input by how it begins', async () => {
    const bytes = Buffer.from(await writeXlsx({ sheets: [{ name: 'a', rows: [['IBAN'], [ACCOUNT]] }] }));
    expect((await call(['validate'], { stdin: [bytes.subarray(0, 10), bytes.subarray(10)] })).out).toBe('{"status":"OK","alerts":[]}\n');
  });

  test('keeps the zeros that a cell shows', async () => {
    const path = await workbook(
      'zeros.xlsx',
      [
        ['Land', 'BLZ', 'Kontonummer', 'Date of birth'],
        ['DE', null, '0532013000', new Date('1980-05-17')],
      ],
      {
        '1,1': [1001, '00000000'],
      },
    );
    const { out } = await call(['validate', path, '--output', 'csv', '--no-summary']);
    expect(out).toContain('DE,00001001,0532013000,1980-05-17,');
  });

  test.each([
    ['1.23457E+15', '1.23457E+15'],
    [1234567890123450, '1234567890123450'],
    [12345678901234567000, '12345678901234567168'],
  ])('an account number that is rounded, %s, is not read as one', async (value, shown) => {
    const path = await workbook('rounded.xlsx', [
      ['Land', 'Account number', 'Kunde'],
      ['US', value, 1e15],
      ['US', '123456789', value],
      ['US', 1234567890123456, null],
    ]);
    const { code, out } = await call(['validate', '--partial', path, '--output', 'csv', '--no-summary']);
    expect([code, out.split('\n').slice(1)]).toEqual([
      2,
      [
        `US,${shown},1000000000000000,ALERT,,"The spreadsheet rounded the number, so its last digits are lost. Give the column the format Text and enter the number again.",error,,line 2: CSV_NUMBER_ROUNDED`,
        `US,123456789,${shown},OK,,,,,`,
        'US,1234567890123456,,OK,,,,,',
        '',
      ],
    ]);
  });

  test.each([
    [532013000, '0000000000', '0532013000'],
    [20304, '00-00-00', '02-03-04'],
    [20304, '00\\-00\\-00', '02-03-04'],
    [1234567, '000', '1234567'],
    [-7, '000', '-7'],
    [12.5, '000', '12.5'],
    [1e15, undefined, '1000000000000000'],
    ['00123', undefined, '00123'],
    [true, undefined, 'TRUE'],
    [null, undefined, ''],
    [new Date('2026-11-20T10:30:00Z'), undefined, '2026-11-20T10:30:00.000Z'],
    [new Date(Number.NaN), undefined, ''],
  ])('the cell %s in the format %s is %j', (value, format, text) => expect(cellText(value, format)).toBe(text));
});

test.each(['hidden', 'veryHidden'])('a sheet that is %s is not the one that the user sees', async (state) => {
  const sheets = [
    { name: 'Lists', rows: [['Country'], ['DE']], [state]: true },
    { name: 'Payees', rows: [['IBAN'], ['DE88370400440532013000']] },
  ];
  const path = file('hidden.xlsx', Buffer.from(await writeXlsx({ sheets })));
  const { code, err } = await call(['validate', path]);
  expect([code, err]).toEqual([1, expect.stringMatching(/hidden\.xlsx: sheet "Payees", 2 of 2; not read: "Lists" \(--sheet NAME\)\n/)]);
  expect((await call(['validate', '--partial', path, '--sheet', 'lists'])).code).toBe(0);
});

describe('a workbook of several sheets', async () => {
  const sheet = (name: string, ...rows: Rows) => ({ name, rows });
  const path = file(
    'sheets.xlsx',
    Buffer.from(
      await writeXlsx({
        sheets: [sheet('Notes', ['IBAN'], ['none']), sheet('Payees', ['IBAN'], [ACCOUNT]), sheet('DE89 3704 0044', ['IBAN'], [ACCOUNT])],
      }),
    ),
  );
  const read = (...more: readonly string[]) => call(['validate', path, '--output', 'ndjson', ...more]);

  test('has its first sheet read, which is said', async () => {
    const { out, err } = await read();
    expect(out).toContain('CREDITOR_IBAN_INVALID_FORMAT');
    expect(err).toContain('sheets.xlsx: sheet "Notes", 1 of 3; not read: "Payees", number 3 (--sheet NAME)\n');
    expect((await read('--no-summary')).err).toBe('');
  });

  test.each(['Payees', ' payees ', '2'])('has the sheet %j read', async (name) => {
    const { out, err } = await read('--sheet', name);
    expect(out).toBe('{"status":"OK","alerts":[]}\n');
    expect(err).toContain('sheet "Payees", 2 of 3');
  });

  test.each(['Payee', '0', '4'])('has no sheet %j, which is said with those that it has', async (name) => {
    const { code, err } = await read('--sheet', name);
    expect(code).toBe(2);
    expect(err).toContain('sheets.xlsx: it has no readable sheet of the name or number in --sheet; it has "Notes", "Payees", number 3\n');
  });
});

describe('XLSX out', () => {
  test('has texts alone: no number, no formula', async () => {
    const path = file('out.csv', `IBAN,id,note\n${ACCOUNT},007,=1+1\n`);
    const { bytes } = await call(['validate', path, '--output', 'xlsx']);
    expect(await rowsOf(bytes)).toEqual([
      ['IBAN', 'id', 'note', 'status', 'alerts', 'messages', 'severity', 'correction', 'error'],
      [ACCOUNT, '007', '=1+1', 'OK', ...Array<unknown>(5).fill(expect.anything())].map((cell) =>
        typeof cell === 'string' ? cell : expect.toBeOneOf([null, '']),
      ),
    ]);
  });

  test('for NDJSON has the line in place of the columns of the input', async () => {
    const { bytes } = await call(['validate', '--output', 'xlsx'], { stdin: `${GOOD}\n{\n` });
    const rows = await rowsOf(bytes);
    expect(rows.map((row) => row.slice(0, 2))).toEqual([
      ['line', 'status'],
      ['1', 'OK'],
      ['2', 'ALERT'],
    ]);
    expect(rows[2]?.[6]).toBe('JSON_PAYLOAD_MALFORMED');
  });

  test('of lines that are no table has no columns of corrections, and no account number', async () => {
    const wrong = { country: 'DE', creditorAccount: { id: { value: 'DE89370400440532013001', type: 'IBAN' } } };
    const [head = [], row = []] = await rowsOf((await call(['validate', '--output', 'xlsx'], { stdin: JSON.stringify(wrong) })).bytes);
    expect(head).toEqual(['line', 'status', 'alerts', 'messages', 'severity', 'correction', 'error']);
    expect(row[5]).toBe('creditorAccount.id.value: character 22: “0”');
    expect(row.join(' ')).not.toContain('0532013000');
  });

  test('has corrections in columns of their own, and what was entered as it was', async () => {
    const path = file('fix.csv', `IBAN,PLZ,Land\n${ACCOUNT.slice(0, -1)},1067,DE\nGB29 NWBK 6016 1331 9268 19 NWBKGB2L,,GB\n`);
    const [head = [], one = [], two = []] = await rowsOf((await call(['validate', path, '--output', 'xlsx'])).bytes);
    expect(head.slice(-3)).toEqual(['PLZ (Correction)', 'IBAN (Correction)', 'creditorAgent.bic (Correction)']);
    expect([one.slice(0, 3), one.slice(-3)]).toEqual([
      [ACCOUNT.slice(0, -1), '1067', 'DE'],
      ['01067', ACCOUNT, expect.toBeOneOf([null, ''])],
    ]);
    expect(two.slice(-2)).toEqual(['GB29 NWBK 6016 1331 9268 19', 'NWBKGB2L']);
  });

  test('is not written to a terminal', async () => {
    const { code, err } = await call(['validate', '--output', 'xlsx'], { stdin: GOOD, io: { stdoutIsTerminal: true } });
    expect([code, err]).toEqual([
      2,
      'payprep: XLSX cannot be shown on a terminal: write it to a file with --out FILE; see payprep help validate\n',
    ]);
  });
});

/** A ZIP archive of one member, which states the size that is given. */
const archive = (content: Buffer, statedSize: number): Buffer => archiveOf(deflateRawSync(content), statedSize);

function archiveOf(data: Buffer, statedSize: number): Buffer {
  const local = Buffer.alloc(31);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(1, 26);
  local.write('a', 30);
  const entry = Buffer.alloc(47);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(data.length, 20);
  entry.writeUInt32LE(statedSize, 24);
  entry.writeUInt16LE(1, 28);
  entry.write('a', 46);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + data.length, 16);
  return Buffer.concat([local, data, entry, end]);
}

describe('a file that means harm', () => {
  test('is refused where it holds more than its limit, whatever size it states', () => {
    // blocks of one megabyte each, and an empty one that is the last
    const megabyte = deflateRawSync(Buffer.alloc(1024 * 1024), { finishFlush: constants.Z_FULL_FLUSH });
    const bomb = archiveOf(Buffer.concat([...Array(257).fill(megabyte), deflateRawSync('')]), 10);
    expect(bomb.length).toBeLessThan(400_000);
    expect(() => checkArchive(bomb)).toThrow('it holds more than 256 MB; save it as CSV');
    expect(() => checkArchive(archive(Buffer.alloc(1000), 1000))).not.toThrow();
  });

  test.each([
    ['empty', Buffer.alloc(0), 'it is empty: the first row of a table names its columns'],
    ['cut off', archive(Buffer.alloc(1000), 1000).subarray(0, 60), 'its end is missing: save or download it again'],
    ['no archive', Buffer.from('nothing of the kind'), 'it is not a readable XLSX file'],
    ['an archive of something else', archive(Buffer.from('x'), 1), 'it is compressed (ZIP): unpack it first'],
  ])('is reported where it is %s', async (_, bytes, problem) => {
    const { code, out, err } = await call(['validate', '--no-summary', file('harm.xlsx', bytes)]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`harm.xlsx: ${problem}`);
  });

  test.each([
    ['xl/workbook.bin', 'it is a spreadsheet of another format (XLSB): save it as .xlsx or CSV'],
    ['content.xml', 'it is a spreadsheet of another format (OpenDocument): save it as .xlsx or CSV'],
    ['Index/Document.iwa', 'it is a spreadsheet of another format (Numbers): save it as .xlsx or CSV'],
  ])('is called by its format where it has the member %s', (member, problem) => {
    expect(() => refuseOtherArchive(new Set(['[Content_Types].xml', member]))).toThrow(problem);
    expect(() => refuseOtherArchive(new Set(['[Content_Types].xml', 'word/document.xml']))).not.toThrow();
  });
});

test('without the library the answer is the command that installs it', async () => {
  const absent = Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' });
  await expect(loadXlsxLibrary(() => Promise.reject(absent))).rejects.toThrow('XLSX needs the package hucre: npm install hucre@1');
  await expect(loadXlsxLibrary(() => Promise.reject(new RangeError('ours')))).rejects.toThrow('ours');
});
