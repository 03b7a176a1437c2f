/** The line `sep=;`, with which spreadsheets say what separates the cells. */
import { describe, expect, test } from 'vitest';
import { CsvReader } from '../../../cli/files/csv.js';
import { readAll, splitIntoChunks } from './chunks.js';

const read = (text: string | Buffer, size = 7) => readAll(new CsvReader(), splitIntoChunks(text, size));

describe('a first line sep=', () => {
  const header = (text: string | Buffer, size?: number) => {
    const [first] = read(text, size);
    return first?.kind === 'header' ? first : undefined;
  };

  test.each([
    ['sep=;\r\n', ';'],
    ['SEP=,\n', ','],
    ['sep=\t\n', '\t'],
    ['sep=\\t\n', '\t'],
    ['sep=|\n', '|'],
    ['"sep=;"\n', ';'],
    ['sep=;;;;\n', ';'],
    ['\n\nsep=;\n\n', ';'],
    ['\ufeffsep=;\n', ';'],
  ])('%j names the separator, in any chunks, and CSV output repeats it, with blank lines behind it', (line, separator) => {
    const text = `${line}country${separator}creditor.name,x;y\nDE${separator}Ada\n`;
    for (const size of [1, 7, 1000]) {
      expect(header(text, size)).toMatchObject({
        separator,
        names: text.includes('\t') || separator === '|' ? ['country', 'creditor.name,x;y'] : expect.anything(),
      });
      expect(header(text, size)?.raw.toString()).toBe(
        `${line.replace(/^(\n*)(.*\n)(\n*)$/, '$2$1$3')}country${separator}creditor.name,x;y`,
      );
    }
  });

  test('counts as a line', () => {
    const [, first] = read('sep=;\ncountry;creditor.name\nDE;Ada\n');
    expect(first).toMatchObject({ line: 3, instruction: { country: 'DE', creditor: { name: 'Ada' } } });
  });

  test('in front of Windows-1252 does not hide that the output needs a mark', () => {
    expect(header(Buffer.from('sep=;\ncountry;Empf\xe4nger\n', 'latin1'), 1000)?.raw.toString()).toBe('\ufeffsep=;\ncountry;Empfänger');
  });

  test.each(['sep', 'sep=', 'sep=x', 'sep=.'])('%s is no such line', (line) => {
    expect(header(`country,${line}\nDE,x\n`)?.names).toEqual(['country', line]);
  });

  test('is one line only', () => expect(() => read('sep=;\nsep=;\nDE;x\n')).toThrow('no column of the first row is a field'));
});
