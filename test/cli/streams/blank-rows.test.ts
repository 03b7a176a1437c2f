/** A clerk lays the checked table beside the one that was given: a row has the same number in both. */
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { call, file } from '../call.js';

describe('blank rows keep the others in their places', () => {
  const IBAN = 'DE89370400440532013000';
  const rows = `Name;IBAN\n;\nAda;${IBAN}\n\n ; \nBo;8,93704E+21\n;\nCy;${IBAN}\n;\n\n`;
  const numbersOf = (cells: readonly (readonly unknown[])[]) =>
    cells.flatMap(([name], index) => (['Name', 'Ada', 'Bo', 'Cy'].includes(String(name)) ? [[name, index + 1]] : []));
  const places = [
    ['Name', 1],
    ['Ada', 3],
    ['Bo', 6],
    ['Cy', 8],
  ];

  test('in CSV, whose last rows are those of the last payee', async () => {
    const { out, err } = await call(['validate', '--output', 'csv', file('blank-rows.csv', rows)]);
    expect(numbersOf(out.split('\n').map((line) => line.split(';')))).toEqual(places);
    expect(out.split('\n')).toHaveLength(9);
    expect(out.split('\n')[1]).toBe(';;;;;;;');
    expect(err).toContain('3 instructions');
  });

  test.each(['enrich', 'explain'])('whatever %s adds', async (command) => {
    const { out } = await call([command, '--output', 'csv', file('blank-rows.csv', rows)]);
    expect(numbersOf(out.split('\n').map((line) => line.split(';')))).toEqual(places);
  });

  test('in XLSX, with the correction in its row', async () => {
    const wrong = `\n${rows}Dee;DE89 3704 0044 0523 0130 00\n`;
    const { bytes } = await call(['validate', '--output', 'xlsx', file('blank-rows.csv', wrong)]);
    const cells = (await readXlsx(bytes)).sheets[0]?.rows ?? [];
    expect(numbersOf(cells)).toEqual(places.map(([name, row]) => [name, Number(row) + 1]));
    expect(cells[1]).toContain('IBAN (Correction)');
    expect(cells[11]?.[0]).toBe('Dee');
    expect(cells[11]).toContain('DE89 3704 0044 0532 0130 00');
  });
});
