import { fc, test as property } from '@fast-check/vitest';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { MAX_BYTES } from '../../../cli/files/blocks.js';
import { CsvReader } from '../../../cli/files/csv.js';
import { detectSeparator, writeCell } from '../../../cli/files/csv-cells.js';
import { readAll, splitIntoChunks } from './chunks.js';

const read = (text: string | Buffer, size = 7) =>
  readAll(new CsvReader(), splitIntoChunks(text, size)).flatMap((each) => (each.kind === 'blank' ? [] : [each]));

/** The instruction of each record after the header, or its line and error. */
function records(text: string, size?: number): unknown[] {
  const [, ...entries] = read(text, size);
  return entries.map((entry) =>
    entry.kind === 'instruction' ? entry.instruction : entry.kind === 'unreadable' ? [entry.line, entry.error] : 'header',
  );
}

describe('columns', () => {
  test('are named by path, with an index for arrays', () => {
    const names = ['country', 'creditorAccount.id.value', 'creditorAgent.clearingSystemMemberId.memberId', 'creditor.contactDetails.email'];
    const documents = ['creditor.documents.1.value', 'creditor.documents.0.value', 'creditor.documents.0.type'];
    expect(records(`${[...names, ...documents].join(',')}\nDE,X1,37040044,a@b.de,second,first,PASSPORT\n`)).toEqual([
      {
        country: 'DE',
        creditorAccount: { id: { value: 'X1' } },
        creditorAgent: { clearingSystemMemberId: { memberId: '37040044' } },
        creditor: { contactDetails: { email: 'a@b.de' }, documents: [{ value: 'first', type: 'PASSPORT' }, { value: 'second' }] },
      },
    ]);
  });

  test('an empty cell is an absent field', () => {
    expect(records('country,creditorAccount.id.value,id\nDE,,\n,"",1\n')).toEqual([{ country: 'DE' }, {}]);
  });

  test('a single document with a later index becomes the first of the array', () => {
    expect(records('country,creditor.documents.7.value\nDE,x\n')).toEqual([{ country: 'DE', creditor: { documents: [{ value: 'x' }] } }]);
  });

  test('of unknown names are ignored, even if a field of that name has members', () => {
    expect(records('id,creditor,country,creditor.name,length\n1,Maxi,DE,Muster,3\n')).toEqual([
      { country: 'DE', creditor: { name: 'Muster' } },
    ]);
  });

  test.each([
    '__proto__',
    '__proto__.country',
    'constructor.prototype.country',
    'creditor.__proto__.name',
    'creditor.documents.__proto__.value',
  ])('%s sets no prototype', (name) => {
    expect(records(`country,${name}\nDE,polluted\n`)).toEqual([{ country: 'DE' }]);
    expect(({} as { country?: string }).country).toBeUndefined();
  });

  test('are trimmed', () => {
    expect(records(' country ;id\nDE;1')).toEqual([{ country: 'DE' }]);
  });

  test('a file without a known column is refused', () => {
    expect(() => read('id,betrag\n1,2\n')).toThrow(/^no column of the first row is a field/);
  });

  test('a file with a known column twice is refused', () => {
    expect(() => read('country,country\nDE,FR\n')).toThrow('it has two columns named country');
  });
});

describe('separators', () => {
  test.each([
    ['country,id', ','],
    ['country;id', ';'],
    ['country\tid', '\t'],
    ['"a,b,c";country;x', ';'],
    ['country', ','],
  ])('the first line %j gives %j', (line, separator) => expect(detectSeparator(line)).toBe(separator));

  test.each([',', ';', '\t'])('%j separates cells', (separator) => {
    const text = [
      ['id', 'country', 'currency'],
      ['1', 'DE', 'EUR'],
    ].map((row) => row.join(separator));
    expect(records(text.join('\n'))).toEqual([{ country: 'DE', currency: 'EUR' }]);
  });

  test('above the header, blank lines and rows of separators are counted, and nothing else', () => {
    const [header, first] = read('\n;;\nLand;IBAN\nDE;DE89370400440532013000\n');
    expect(header).toMatchObject({ kind: 'header', names: ['Land', 'IBAN'], blankRows: 2 });
    expect(first).toMatchObject({ line: 4, instruction: { country: 'DE' } });
    // the row of separators does not hide that the output needs a byte order mark
    const [mark] = read(Buffer.from(';;\ncountry;Empf\xe4nger\n', 'latin1'), 1000);
    expect(mark?.kind === 'header' && mark.raw.toString()).toBe('\ufeff\ncountry;Empfänger');
  });

  test('a row without a cell that is filled in is none, also where tabs separate', () => {
    expect(records('id\tcountry\n\t\n\n1\tDE')).toEqual([{ country: 'DE' }]);
    expect(records('id;country\n;;;\n ; \n"";\n1;DE')).toEqual([{ country: 'DE' }]);
  });
});

describe('records', () => {
  test.each([1, 3, 64])('are read with both kinds of line end and a byte order mark, in chunks of %i', (size) => {
    const [header, ...entries] = read('\ufeffcountry,id\r\nDE,1\r\n\r\nFR,2\nGB,3', size);
    expect(header).toMatchObject({ kind: 'header', names: ['country', 'id'], end: '\r\n', separator: ',' });
    expect(header?.kind === 'header' && header.raw.toString()).toBe('\ufeffcountry,id');
    expect(entries).toMatchObject([
      { line: 2, instruction: { country: 'DE' } },
      { line: 4, instruction: { country: 'FR' } },
      { line: 5, instruction: { country: 'GB' } },
    ]);
  });

  test.each([1, 3, 64])('with quoted cells over several lines keep their bytes, in chunks of %i', (size) => {
    const text = 'country,creditor.name,id\nDE,"Maxi ""M""\r\nMuster, b","1"\nFR,5" pipe,2\n';
    const [, ...entries] = read(text, size);
    expect(entries).toMatchObject([
      { line: 2, instruction: { creditor: { name: 'Maxi "M"\r\nMuster, b' } } },
      { line: 4, instruction: { creditor: { name: '5" pipe' } } },
    ]);
    expect(entries.map((entry) => entry.kind === 'instruction' && entry.raw?.toString())).toEqual([
      'DE,"Maxi ""M""\r\nMuster, b","1"',
      'FR,5" pipe,2',
    ]);
  });

  test('with the wrong number of cells are reported', () => {
    expect(records('id,country\n1\n1,DE,2\n3,FR\n')).toEqual([
      [2, 'CSV_RECORD_INCORRECT_FIELD_COUNT'],
      [3, 'CSV_RECORD_INCORRECT_FIELD_COUNT'],
      { country: 'FR' },
    ]);
  });

  test('without their last cells are read where these are optional', () => {
    const header = 'country,IBAN,BIC,email';
    expect(records(`${header}\nDE,DE1\nDE,DE2,X\nDE\n`)).toEqual([
      { country: 'DE', creditorAccount: { id: { value: 'DE1', type: 'IBAN' } } },
      { country: 'DE', creditorAgent: { bic: 'X' }, creditorAccount: { id: { value: 'DE2', type: 'IBAN' } } },
      [4, 'CSV_RECORD_INCORRECT_FIELD_COUNT'],
    ]);
    // the file may have been cut there
    expect(records(`${header}\nDE,DE1`)).toEqual([[2, 'CSV_RECORD_INCORRECT_FIELD_COUNT']]);
    expect(records(`IBAN,country\nDE1\n`)).toEqual([[2, 'CSV_RECORD_INCORRECT_FIELD_COUNT']]);
  });

  test('with an account of blanks have none', () => expect(records('country,IBAN\nDE,   \n')).toEqual([{ country: 'DE' }]));

  test('with an address of several lines in a cell have as many', () => {
    const lines = (text: string) => records(`Address,Address 2\n${text}\n`);
    const address = (...[addressLine1, addressLine2, addressLine3]: string[]) => [
      { creditor: { address: { addressLine1, ...(addressLine2 && { addressLine2 }), ...(addressLine3 && { addressLine3 }) } } },
    ];
    expect(lines('"Weg 1\r\n10115 Berlin\n",')).toEqual(address('Weg 1', '10115 Berlin'));
    expect(lines('"Weg 1\nHof",10115 Berlin')).toEqual(address('Weg 1', 'Hof', '10115 Berlin'));
    expect(lines('"a\nb\nc\nd",e')).toEqual(address('a', 'b', 'c, d, e'));
    expect(lines('a,b')).toEqual(address('a', 'b'));
  });

  test('in Indonesia, a NIB is no account', () => {
    expect(records('NIB,Country\n1234567890123,ID\n123456789012345678901,PT\n')).toEqual([
      { country: 'ID' },
      { country: 'PT', creditorAccount: { id: { value: '123456789012345678901', type: 'ACCOUNT_NUMBER' } } },
    ]);
  });

  test('with text after a closing quote are reported', () => {
    expect(records('country,id\n"DE"x,1\nFR,2\n')).toEqual([[2, 'CSV_RECORD_MALFORMED'], { country: 'FR' }]);
  });

  test('with an unclosed quote cost that line and no other', () => {
    expect(records('country,id\nDE,"1\nFR,2\nGB,"3\nIT,4\n')).toEqual([
      [2, 'CSV_RECORD_MALFORMED'],
      { country: 'FR' },
      [4, 'CSV_RECORD_MALFORMED'],
      { country: 'IT' },
    ]);
  });

  test('with an unclosed quote cost that line, even if more follows than a record may hold', () => {
    const rows = Array.from({ length: 100_000 }, () => 'FR,22222').join('\n');
    const found = records(`country,id\nDE,"1\n${rows}\nIT,4\n`, 65536);
    expect(found).toHaveLength(100_002);
    expect(found[0]).toEqual([2, 'CSV_RECORD_MALFORMED']);
    expect(found.at(-1)).toEqual({ country: 'IT' });
  });

  test('with a line over the size limit are reported, also inside a quoted cell', () => {
    const long = 'x'.repeat(MAX_BYTES + 1);
    expect(records(`country,id\nDE,${long}\nFR,2\nGB,"3\n${long}\nIT,4\n`, 65536)).toEqual([
      [2, 'CSV_RECORD_TOO_LARGE'],
      { country: 'FR' },
      [4, 'CSV_RECORD_MALFORMED'],
      [5, 'CSV_RECORD_TOO_LARGE'],
      { country: 'IT' },
    ]);
  });

  test('are read in linear time where every line opens a quote', () => {
    const found = records(`country,id\n${'x","\n'.repeat(200_000)}`, 65536);
    expect(found).toHaveLength(200_000);
    expect(found.every((entry) => Array.isArray(entry) && entry[1] === 'CSV_RECORD_MALFORMED')).toBe(true);
  });

  test('with an unclosed quote cost that line, even if empty lines follow', () => {
    expect(records(`country,id\nDE,"1${'\n'.repeat(600_000)}FR,2\n`, 65536)).toEqual([[2, 'CSV_RECORD_MALFORMED'], { country: 'FR' }]);
  });
});

describe('a file is refused', () => {
  test('whose first row cannot be read', () => {
    expect(() => read('"country,id\nDE,1\n')).toThrow('its first row');
  });

  test('whose lines end in bare carriage returns', () => {
    expect(() => read('country,id\rDE,1\rFR,2\r')).toThrow('bare carriage return');
  });

  test('that is UTF-16', () => {
    expect(() => read(Buffer.from('\ufeffcountry,id\n', 'utf16le'))).toThrow('it is UTF-16');
  });
});

test('an empty file is refused, as one whose export went wrong', () => expect(() => read('')).toThrow('it is empty'));

const cell = fc.stringMatching(/^[ab ,;\t"\r\n€]{0,6}$/);
const separator = fc.constantFrom(',' as const, ';' as const, '\t' as const);

property.prop([
  fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }),
  separator,
  fc.constantFrom('\n', '\r\n'),
  fc.integer({ min: 1, max: 9 }),
])('a written record is read as csv-parse reads it', (rows, between, end, size) => {
  const written = rows.map((row) => ['DE', ...row].map((text) => writeCell(text, between)).join(between));
  const text = [['country', 'creditor.name', 'creditor.taxId'].join(between), ...written].map((row) => row + end).join('');
  const [, ...oracle] = parse(text, { delimiter: between, record_delimiter: end, relax_quotes: true }) as string[][];
  const expected = oracle.map(([country, name, taxId]) => ({
    country,
    ...((name || taxId) && { creditor: { ...(name && { name }), ...(taxId && { taxId }) } }),
  }));
  expect(expected).toHaveLength(rows.length);
  expect(records(text, size)).toEqual(expected);
});

test.each(['1.23457E+15', '1,23457E+11', ' 3E+10 '])('a number that a spreadsheet rounded, %s, is no account number', (number) => {
  const rows = `country;creditorAccount.id.value;id\nKE;${number};1\nKE;123;${number}\nKE;1E15;\nKE;+2547E+1;\n`;
  expect(records(rows)).toEqual([
    [2, 'CSV_NUMBER_ROUNDED'],
    { country: 'KE', creditorAccount: { id: { value: '123' } } },
    { country: 'KE', creditorAccount: { id: { value: '1E15' } } },
    { country: 'KE', creditorAccount: { id: { value: '+2547E+1' } } },
  ]);
});

describe('what programs write into a table', () => {
  test('empty cells behind the last column are none, and stay out of the bytes of the record', () => {
    const [, ...entries] = read('IBAN;country\nDE1;DE;;\nDE2;DE;\nDE3;DE;;x\n"DE4";"DE";""\n');
    expect(entries.map((entry) => (entry.kind === 'instruction' ? String(entry.raw) : entry.kind))).toEqual([
      'DE1;DE',
      'DE2;DE',
      'unreadable',
      'unreadable',
    ]);
  });
  test('a formula that is a text is that text', () => {
    const header = 'creditorAgent.clearingSystemMemberId.memberId;creditorAccount.id.value';
    expect(records(`${header}\n="37040044";"=""0532013000"""\n=A1;="a"&"b"\n`)).toEqual([
      { creditorAgent: { clearingSystemMemberId: { memberId: '37040044' } }, creditorAccount: { id: { value: '0532013000' } } },
      { creditorAgent: { clearingSystemMemberId: { memberId: '=A1' } }, creditorAccount: { id: { value: '="a"&"b"' } } },
    ]);
  });
});
