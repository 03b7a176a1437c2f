/** Tables as people have them: names of columns, encodings, JSON arrays, the file of the result. */
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ACCOUNT, BAD, call, file, GOOD, lines } from '../call.js';

const OK = '{"status":"OK","alerts":[]}';
const SHEET = `Empfänger;IBAN;Betrag;Konto;id\nAda Berg;${ACCOUNT};1,00;;1\n`;

describe('columns', () => {
  test('are named on standard error before the answers', async () => {
    const { code, out, err } = await call(['validate', file('sheet.csv', SHEET)]);
    expect([code, out]).toEqual([0, `${OK}\n`]);
    expect(err.split('\n').slice(0, 6)).toEqual([
      expect.stringMatching(/sheet\.csv: columns$/),
      '  Empfänger → creditor.name',
      '  IBAN      → creditorAccount.id.value, type IBAN',
      '  Betrag      not used: an instruction has no field for an amount',
      '  Konto       not used: it may be an IBAN or an account number; --map "Konto=creditorAccount.id.value"',
      '  id          not used',
    ]);
  });

  test('of which none is an account: it says so', async () => {
    const table = file('names.csv', 'Payee,Account,Country\nAda Berg,31926819,GB\n');
    const { err } = await call(['enrich', table]);
    expect(err).toContain('names.csv: no column is an account, so none is checked; --map "COLUMN=IBAN" says which one is\n');
  });

  test('of which one may be an account and none is read: the exit code is 2, whatever the call says', async () => {
    const unused = 'names.csv: a column that may be the account was not used, so the exit code is 2';
    const table = file('names.csv', 'Payee,Account,Country\nAda Berg,31926819,GB\n');
    const codeOf = async (...argv: string[]) => {
      const { code, err } = await call(argv);
      return [code, err.includes(unused)];
    };
    expect(await codeOf('enrich', table, '--exit-zero', '--no-summary')).toEqual([2, true]);
    expect(await codeOf('validate', table, '--partial', '--exit-zero')).toEqual([2, true]);
    expect(await codeOf('validate', table, '--exit-zero')).toEqual([2, false]); // refused
    expect(await codeOf('validate', table, '--partial', '--map', 'Account=')).toEqual([0, false]);
    expect(await codeOf('enrich', table, '--map', 'Account=Account number')).toEqual([0, false]);
    const rivals = file('names.csv', 'Payee,IBAN,IBAN\nAda Berg,DE89370400440532013000,\n');
    expect(await codeOf('enrich', rivals, '--exit-zero')).toEqual([2, true]);
    expect(await codeOf('enrich', file('names.csv', 'Payee,Debit IBAN\nAda Berg,x\n'))).toEqual([0, false]);
  });

  test('an account whose name says neither IBAN nor number is what each cell says', async () => {
    const rows = 'Ada Berg,31926819,60-16-13,GB\nBo Dahl,DE89 3704 0044 0532 0130 00,,UK\nCy Ek,iban: GB29NWBK60161331926818,,GBR\n';
    const { out, err } = await call(['validate', file('mixed.csv', `Beneficiary,Account,Sort code,Country\n${rows}`)]);
    expect(err).toContain('Account     → creditorAccount.id.value, type IBAN / ACCOUNT_NUMBER, as each cell says\n');
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { alerts: { code: string }[] }).alerts.map(({ code }) => code)),
    ).toEqual([[], [], ['CREDITOR_IBAN_INCORRECT_CHECK_DIGITS']]);
  });

  test.each([
    ['Credit IBAN,Debit IBAN,Name', 'Credit IBAN'],
    ['Debit account,Credit account,Name', 'Credit account'],
    ['Auftraggeberkonto,Empfängerkonto,Empfänger', 'Empfängerkonto'],
    ['Name,Konto,BLZ', 'Konto'],
    ['Konto,IBAN,BIC', 'IBAN'],
    ['Konto,Empfängerkonto,Empfänger', 'Empfängerkonto'],
  ])('%s: the account is %s', async (header, account) => {
    const cells = header.split(',').map((name) => (name === account ? 'DE88370400440532013000' : ''));
    const { out } = await call(['validate', file('accounts.csv', `${header}\n${cells.join(',')}\n`)]);
    expect(out).toContain('CREDITOR_IBAN_INCORRECT_CHECK_DIGITS');
  });

  test('of which none is a country, where accounts are numbers: it says so', async () => {
    const row = '\nAda Berg,31926819,601613\n';
    const list = file('numbers.csv', `Payee,Account number,Sort code${row}`);
    const line =
      'numbers.csv: no column is a country, so an account number is not checked by the rules of one; --set country=CODE says which one';
    expect((await call(['validate', list])).err).toContain(line);
    expect((await call(['validate', list, '--set', 'country=GB'])).err).not.toContain('no column is a country');
    for (const other of ['BIC', 'Country', 'IBAN']) {
      const { err } = await call(['validate', file('more.csv', `Payee,Account number,${other}${row}`)]);
      expect(err).not.toContain('no column is a country');
    }
  });

  test('that are named by path need no word; one that is not used has a line', async () => {
    expect((await call(['validate', '--partial', file('paths.csv', 'country\nDE\n')])).err).toMatch(/^1 instruction/);
    expect((await call(['validate', '--partial', file('typo.csv', 'country,curency\nDE,EUR\n')])).err).toMatch(
      /typo\.csv: columns\n {2}curency {3}not used: did you mean [Cc]urrency\?\n1 instruction/,
    );
  });

  test('are passed on as they are', async () => {
    const { out } = await call(['validate', '--output', 'csv', file('sheet.csv', SHEET)]);
    expect(out).toBe(
      lines('Empfänger;IBAN;Betrag;Konto;id;status;alerts;messages;severity;correction;error', `Ada Berg;${ACCOUNT};1,00;;1;OK;;;;;`),
    );
  });

  test('--map and --set say the rest', async () => {
    const path = file('map.csv', `Konto\n${ACCOUNT}\n`);
    expect((await call(['validate', path])).code).toBe(2);
    const { out, err } = await call(['enrich', path, '--map', 'Konto=creditorAccount.id.value', '--set', 'country=DE', '--output', 'csv']);
    expect(out).toContain('Commerzbank');
    expect(err).toContain('  Konto → creditorAccount.id.value\n');
    const french = await call(['validate', path, '--map', 'Konto=IBAN', '--set', 'country=US', '--no-summary']);
    expect([french.out, french.err]).toEqual(['{"status":"ALERT","alerts":[{"code":"CREDITOR_IBAN_COUNTRY_INCONSISTENCY"}]}\n', '']);
  });

  test.each([
    [['--map', 'IBAN'], '--map is COLUMN=FIELD: --map "IBAN=creditorAccount.id.value"; see payprep help validate'],
    [
      ['--map', 'IBAN=ibam'],
      '--map names no field of an instruction, such as creditorAccount.id.value. Did you mean IBAN? See payprep help validate',
    ],
    [['--set', 'country='], '--set is FIELD=VALUE: --set country=DE; see payprep help validate'],
    [
      ['--set', 'contry=DE'],
      '--set names no field of an instruction, such as creditorAccount.id.value. Did you mean country? See payprep help validate',
    ],
  ])('%j is refused', async (options, message) => {
    expect(await call(['validate', ...options])).toMatchObject({ code: 2, out: '', err: `payprep: ${message}\n` });
  });
});

describe('encodings', () => {
  test.each([
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${SHEET}`)],
    ['UTF-16 with one', Buffer.from(`\ufeff${SHEET}`, 'utf16le')],
    ['UTF-16 of the other order', Buffer.from(`\ufeff${SHEET}`, 'utf16le').swap16()],
    ['UTF-16 without one', Buffer.from(SHEET, 'utf16le')],
    ['Windows-1252', Buffer.from(SHEET, 'latin1')],
  ])('%s comes out as UTF-8 that a spreadsheet opens', async (_, bytes) => {
    const { out } = await call(['validate', '--output', 'csv', file('encoded.csv', bytes)]);
    expect(out).toBe(
      lines('\ufeffEmpfänger;IBAN;Betrag;Konto;id;status;alerts;messages;severity;correction;error', `Ada Berg;${ACCOUNT};1,00;;1;OK;;;;;`),
    );
  });

  test('a line in Windows-1252 far behind the first is read as such', async () => {
    const rows = Array.from({ length: 20_000 }, () => 'DE,Ada').join('\n');
    const bytes = Buffer.from(`country,creditor.name\n${rows}\nDE,M\xfcller\n`, 'latin1');
    const { out } = await call(['validate', '--partial', '--output', 'csv', file('late.csv', bytes)]);
    expect(out.trimEnd().split('\n').at(-1)).toBe('DE,Müller,OK,,,,,');
  });

  test('--encoding utf-8 takes the bytes as they are', async () => {
    const bytes = Buffer.from('country,creditor.name\nDE,M\xfcller\n', 'latin1');
    const { out } = await call(['validate', '--partial', '--encoding', 'utf-8', file('as-is.csv', bytes)]);
    expect(out).toContain('CREDITOR_NAME_INVALID_CHARACTERS');
  });

  test('NDJSON may be UTF-16, too: a shell writes it so', async () => {
    expect((await call(['validate'], { stdin: Buffer.from(`\ufeff${GOOD}\r\n`, 'utf16le') })).out).toBe(`${OK}\n`);
  });
});

describe('JSON', () => {
  const array = `[\n  ${GOOD},\n  {"country":},\n  ${BAD}\n]\n`;

  test('an array is answered an item a line', async () => {
    for (const argv of [
      ['validate', file('array.json', array)],
      ['validate', '--input', 'json', '-'],
    ]) {
      const { code, out } = await call(argv, { stdin: array });
      expect(out.split('\n')[0]).toBe(OK);
      expect(out.split('\n')[1]).toBe('{"line":2,"error":"JSON_PAYLOAD_MALFORMED"}');
      expect(out.split('\n')[2]).toContain('CREDITOR_IBAN_INCORRECT_CHECK_DIGITS');
      expect(code).toBe(2);
    }
  });

  test('an array is recognised in a file, and on standard input where the call says so; else it is one line', async () => {
    const array = `  ${JSON.stringify([JSON.parse(GOOD), { country: 'DE' }])}`;
    expect((await call(['validate', file('array3.txt', array)])).out).toBe(`${OK}\n${OK}\n`);
    expect((await call(['validate', '--input', 'json'], { stdin: array })).out).toBe(`${OK}\n${OK}\n`);
    expect((await call(['validate'], { stdin: `${array}\n${GOOD}\n` })).out).toMatch(/PAYMENT_INSTRUCTION_INVALID_FORMAT.*\n.*"OK"/);
    expect((await call(['validate', file('line.ndjson', '[]\n')])).out).toContain('PAYMENT_INSTRUCTION_INVALID_FORMAT');
  });

  test('one instruction over many lines is read from a .json file', async () => {
    const path = file('pretty.json', JSON.stringify(JSON.parse(BAD), null, 2));
    expect((await call(['validate', path])).out).toContain('CREDITOR_IBAN_INCORRECT_CHECK_DIGITS');
  });

  test('data diff reads arrays and tables as validate does', async () => {
    const { out } = await call(['data', 'diff', 'banks/DE', 'banks/DE', '--against', file('array2.json', `[${GOOD},${GOOD}]`)]);
    expect(out).toContain('2 payments: 0 affected, 0 unreadable\n');
    const sheet = await call(['data', 'diff', 'banks/DE', 'banks/DE', '--against', file('diff.csv', SHEET)]);
    expect(sheet.out).toContain('1 payment: 0 affected, 0 unreadable\n');
  });
});

describe('--out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'payprep-out-'));

  test('writes a file, whose name says the format', async () => {
    const path = join(folder, 'out.csv');
    const { code, out } = await call(['validate', file('sheet.csv', SHEET), '--out', path]);
    expect([code, out]).toEqual([0, '']);
    expect(readFileSync(path, 'utf8')).toMatch(/^Empfänger;IBAN;.*;status;alerts;messages;severity;correction;error\n/);
  });

  test('- is standard output', async () => {
    const { code, out } = await call(['validate', file('sheet.csv', SHEET), '--out', '-', '--output', 'csv']);
    expect([code, out.split('\n')[0]]).toEqual([
      0,
      expect.stringMatching(/^Empfänger;IBAN;.*;status;alerts;messages;severity;correction;error$/),
    ]);
    expect(existsSync('-')).toBe(false);
  });

  test.each(['--out', '--report', '--overlay'])(
    '%s with an empty name, of a variable that is not set, is refused before a row is read',
    async (option) => {
      expect(await call(['validate', file('sheet.csv', SHEET), option, ''])).toEqual({
        ...{ code: 2, out: '', bytes: Buffer.alloc(0) },
        err: `payprep: validate: the option ${option} needs a value; see payprep help validate\n`,
      });
    },
  );

  test('never writes over what is read', async () => {
    const path = file('same.csv', SHEET);
    for (const option of ['--out', '--report']) {
      expect((await call(['validate', path, option, path])).err).toBe(
        `payprep: ${option} ${path}: that file is being read; see payprep help validate\n`,
      );
    }
    expect(readFileSync(path, 'utf8')).toBe(SHEET);
  });

  test('that cannot be written is reported', async () => {
    const path = join(folder, 'nowhere', 'out.csv');
    expect(await call(['validate', file('sheet.csv', SHEET), '--out', path])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/--out .*out.csv cannot be written: there is no such folder\n$/),
    });
    expect(existsSync(path)).toBe(false);
  });
});

test('explain takes the language of its messages from --lang', async () => {
  const { out } = await call(['explain', '--lang', 'de', '--output', 'csv'], { stdin: '{"country":"ZZ"}\n' });
  expect(out).toContain('Kein Land hat den Code ZZ');
});

describe('what is said of columns', () => {
  const said = async (header: string, row = '') => (await call(['validate', file('said.csv', `${header}\n${row}\n`)])).err;

  test('a sheet with one cell far to the right is summed up', async () => {
    const err = await said(`IBAN${','.repeat(16_382)},x`);
    expect(err.split('\n').length).toBeLessThan(60);
    expect(err).toContain('  16343 more columns are not used\n');
  });

  test('what is to be said of a column is said, however far to the right', async () => {
    expect(await said(`IBAN${','.repeat(500)},Konto`)).toContain('  Konto       not used: it may be');
  });

  test('two columns of one name are not told apart by --map', async () => {
    const err = await said('IBAN;Name;Name;Konto;Konto');
    expect(err).not.toContain('--map');
    expect(err.match(/several columns have this name: give them names of their own/g)).toHaveLength(4);
    expect(await said('IBAN;Name;Empfänger')).toContain('--map "Name=creditor.name"');
    expect(await said('IBAN;IBAN')).toContain('several columns of the first row are creditorAccount.id.value, and no other is a field');
  });
});

describe('a row of names that is not the first', () => {
  const IBAN_ROW = `A;${ACCOUNT};DE`;
  test.each([
    ['behind a title', lines('Vendor list;;', 'Date: 28.11.2026;;', ';;', 'Name;IBAN;Land', IBAN_ROW), 4],
    ['behind a title without separators', lines('Vendor list, 2026', '', 'Name;IBAN;Land', IBAN_ROW), 3],
    ['below headings of several columns', lines('Payee;;', 'Name;IBAN;Land', IBAN_ROW), 2],
  ])('%s is named, and no row is OK', async (_, text, line) => {
    const { code, out, err } = await call(['validate', file('title.csv', text)]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`title.csv: line ${line} names the columns: delete what stands before it\n`);
  });
  test('is looked for in some rows only, and a word in a cell is none', async () => {
    const rows = Array.from({ length: 30 }, () => 'x;y;z');
    const { err } = await call(['validate', file('none.csv', lines('Vendor list;;', ...rows, 'Name;IBAN;Land'))]);
    expect(err).toContain('no column of the first row is a field');
    const { out } = await call(['validate', '--partial', file('words.csv', lines('Name;Land;Note', 'Iban;DE;x', 'Ada Berg;DE;IBAN'))]);
    expect(out.trim().split('\n')).toHaveLength(2);
  });
});
