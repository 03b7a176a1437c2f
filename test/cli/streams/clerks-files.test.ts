/** Files as they come out of spreadsheets, books and banks, and calls as a clerk types them: what is said is what to do. */
import { describe, expect, test } from 'vitest';
import { isFormulaError } from '../../../cli/files/formula-error.js';
import { ACCOUNT, call, file, GOOD, lines } from '../call.js';

const BAD_IBAN = 'DE88370400440532013000';
const statuses = (out: string): unknown =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).status ?? JSON.parse(line).error);

describe('a file whose name says no format', () => {
  const rows = ['Empfänger\tIBAN\tLand', `Ada Berg\t${ACCOUNT}\tDE`, `Bo Lund\t${BAD_IBAN}\tDE`];

  test.each([
    ['list.txt', Buffer.from(`\ufeff${lines(...rows)}`, 'utf16le')],
    ['export.xls', Buffer.from(lines(...rows), 'latin1')],
    ['bank.asc', Buffer.from(lines(...rows))],
    ['list', Buffer.from(lines(...rows.map((row) => row.replaceAll('\t', ';'))))],
  ])('is a table where it begins as one does: %s', async (name, bytes) => {
    const { out } = await call(['validate', file(name, bytes)]);
    expect(statuses(out)).toEqual(['OK', 'ALERT']);
  });

  test('is NDJSON or JSON where it begins as these do', async () => {
    expect(statuses((await call(['validate', file('list.txt', `\n${GOOD}\n{broken\n`)])).out)).toEqual([
      'JSON_PAYLOAD_EMPTY',
      'OK',
      'JSON_PAYLOAD_MALFORMED',
    ]);
    expect(statuses((await call(['validate', file('array.txt', `[${GOOD}]`)])).out)).toEqual(['OK']);
  });
});

describe('a first row that names no column', () => {
  test.each([
    [`Ada Berg;${ACCOUNT};DE`, 'its first row holds an account, not names of columns: put a row of names above it'],
    ['Ada Berg;0532013000;37040044', 'its first row holds an account'],
    ['"Empfänger;IBAN;Betrag"', 'each row stands in one cell: divide it into columns'],
    ['0302        123456       30116ME SARL', 'it is no table, and no payment file of ISO 20022'],
    ['A;B;C', 'no column of the first row is a field'],
    ['Konto', 'no column of the first row is a field'],
  ])('is answered by what to do: %s', async (first, said) => {
    const { code, err } = await call(['validate', file('first.csv', lines(first, 'Bo Lund;x;y'))]);
    expect([code, err]).toEqual([2, expect.stringContaining(said)]);
    expect(err).not.toContain('0532013000');
  });

  test.each([
    ['Lieferant;Bankverbindung;;Zahlung', 'Name;IBAN;BIC;Betrag'],
    ['Bénéficiaire;Compte bancaire;', 'Nom;IBAN;BIC'],
  ])('stands above the one that does: %s', async (heading, names) => {
    const { code, out, err } = await call(['validate', file('two.csv', lines(heading, names, `Ada Berg;${ACCOUNT};;`))]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('line 2 names the columns: delete what stands before it');
  });

  test('a first payee is no row of names', async () => {
    const { out } = await call(['validate', file('payee.csv', lines('Name;Bankverbindung', `IBAN GmbH;${ACCOUNT}`, `Name;${ACCOUNT}`))]);
    expect(statuses(out)).toHaveLength(2);
  });
});

describe('a cell', () => {
  const read = async (names: string, ...rows: readonly string[]) => call(['validate', file('cells.csv', lines(names, ...rows))]);

  test.each(['€', 'euro', 'EUR'])('for the currency is read as it was certainly meant: %s', async (currency) => {
    expect(statuses((await read('Name;IBAN;Währung', `Ada Berg;${ACCOUNT};${currency}`)).out)).toEqual(['OK']);
  });

  test.each(['$', 'kr', '¥', 'C$'])('for the currency stays where several have the sign: %s', async (currency) => {
    expect(statuses((await read('Name;IBAN;Währung', `Ada Berg;${ACCOUNT};${currency}`)).out)).toEqual(['ALERT']);
  });

  test.each(['01.02.1980', '1.2.1980', '25/12/1980', '12/25/1980', '1980/02/01', '1980-2-1', '1980-02-01 00:00:00', '25-12-1980'])(
    'for the date of birth is read where the day is certain: %s',
    async (date) => expect(statuses((await read('Name;IBAN;Geburtsdatum', `Ada Berg;${ACCOUNT};${date}`)).out)).toEqual(['OK']),
  );

  test.each(['03/04/1980', '29262', '31.02.1980', '25.13.1980', '1.2.80'])(
    'for the date of birth stays where it is not, or is none: %s',
    async (date) => expect(statuses((await read('Name;IBAN;Geburtsdatum', `Ada Berg;${ACCOUNT};${date}`)).out)).toEqual(['ALERT']),
  );

  test('with a formula that failed is not read, in whatever column it stands, and the others are', async () => {
    const { out } = await read(
      'Name;IBAN;Ort;Note',
      `#NV;${ACCOUNT};;`,
      'Ada;#REF!;;',
      `Bo;${ACCOUNT};#¿NOMBRE?;`,
      `Cy #1;${ACCOUNT};;#REF!`,
    );
    expect(statuses(out)).toEqual(['CSV_FORMULA_ERROR', 'CSV_FORMULA_ERROR', 'CSV_FORMULA_ERROR', 'OK']);
    const table = await call(['validate', '--output', 'csv', '--lang', 'de', file('failed.csv', lines('Name;IBAN', 'Ada;#BEZUG!'))]);
    expect(table.out).toContain('Eine Formel der Tabellenkalkulation zeigt einen Fehler statt eines Wertes.');
  });

  test.each(['#1', '#1 Cleaning', '#SHOP', 'C#', '#', '##', 'Unit #A/B', '#hello!', 'Err', ''])('is no failed formula: %s', (cell) =>
    expect(isFormulaError(cell)).toBe(false),
  );
  test.each(['#N/A', '#N/D', '#DIV/0!', '#WERT!', '#ИМЯ?', '#VALEUR!', '#YOK', ' #NULL! ', '########', 'Err:502', '#CALC!'])(
    'is a failed formula: %s',
    (cell) => expect(isFormulaError(cell)).toBe(true),
  );
});

describe('a call', () => {
  test.each([
    ['payees.csv', 'a command comes first: payprep validate FILE checks a list; see payprep --help\n'],
    ['check payees.xlsx', 'there is no command of this name: payprep validate FILE checks a list; see payprep --help\n'],
    ['vaildate payees.csv', 'there is no command of this name. Did you mean validate? See payprep --help\n'],
    ['validate x.csv --by Team', '--by is a column of the report: name one with --report FILE; see payprep help validate\n'],
    [
      'validate x.csv --out y.xls',
      '--out y.xls: name a file that ends in .csv, .xlsx, .txt or .ndjson, or say the format with --output; see payprep help validate\n',
    ],
    [
      'validate x.csv --report y.xlsx',
      '--report y.xlsx: the report is an HTML page, name a file that ends in .html; see payprep help validate\n',
    ],
    ['days QQQQ 2026-11-30', 'days has no calendar of this name: payprep days lists them; see payprep help days\n'],
  ])('that is wrong is answered by the right one: %s', async (argv, said) => {
    expect(await call(argv.split(' '))).toMatchObject({ code: 2, out: '', err: `payprep: ${said}` });
  });
});

test('what a column may be is said in the language', async () => {
  const { err } = await call(['validate', '--lang', 'de', file('each.csv', lines('Name;Vorname;Bankverbindung', `Berg;Ada;${ACCOUNT}`))]);
  expect(err).toContain('Typ IBAN / ACCOUNT_NUMBER, je nach Inhalt der Zelle\n');
  expect(err).toContain('Vorname          nicht verwendet: ein Teil des Namens ist kein Feld eines Zahlungsauftrags\n');
});
