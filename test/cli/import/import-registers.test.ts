/** `payprep data import`: the registers of Australia and Poland. */
import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { call, file, lines } from '../call.js';
import { datasetOf, imported } from './imported.js';

describe('bsb, the directory of Australian branches and its key to abbreviations', () => {
  const DIRECTORY = lines(
    '"012-998","ANZ","Sample Branch","1 Sample Street","Sydney","NSW","2000","PEH"',
    '"012-997","ANZ","Merged","Refer to BSB 012-998 08/14","Sydney","NSW","2000","PE "',
    '012996,ANZ,Old Branch (closed),,Perth,WA,6000,P',
    '12-995,ANZ,Short,,Perth,WA,6000,P',
    '"012-994","ANZ","Odd payments","1 Sample Street","Sydney","NSW","2000","X"',
  );

  test('a branch a line; notices stand for what became of it', async () => {
    const { code, out, err } = await imported(
      'bsb',
      file('BSBDirectory.csv', DIRECTORY),
      '--dataset',
      'branches/AU',
      '--edition',
      '2026-11',
    );
    expect(code).toBe(1);
    expect(datasetOf(out)).toMatchObject({
      dataset: 'branches/AU',
      rows: [
        ['012996', 'ANZ', 'Old Branch', 'Perth', '6000', null, 'WA', 'P', 0, null],
        ['012997', 'ANZ', null, 'Sydney', '2000', null, 'NSW', 'PE', 0, '012998'],
        ['012998', 'ANZ', 'Sample Branch', 'Sydney', '2000', '1 Sample Street', 'NSW', 'PEH', 1, null],
      ],
    });
    expect(err).toContain('line 4: the BSB does not have six digits\n');
    expect(err).toContain('line 5: accepts does not have the form that the dataset prescribes\n');
  });

  test('the key: ten codes for a number of two digits, of which a spreadsheet took the zero', async () => {
    const text = lines('ANZ,Sample Bank,1', 'SMP,"Sample Mutual, Ltd","633, 640"', 'NON,Sample Agent,', 'BAD,Sample,12345');
    const { code, out, err } = await imported('bsb', file('KEY.csv', text), '--edition', '2026-11');
    expect(code).toBe(1);
    expect(datasetOf(out).dataset).toBe('banks/AU');
    expect(
      datasetOf(out)
        .rows.map(([bankCode]) => bankCode)
        .join(' '),
    ).toBe('010 011 012 013 014 015 016 017 018 019 633 640');
    expect(datasetOf(out).rows.at(-1)).toEqual(['640', 'Sample Mutual, Ltd', 'SMP']);
    expect(err).toContain('  left out: a bank without a BSB 1\n');
    expect(err).toContain('line 4: a number does not have two or three digits\n');
  });

  test('as an overlay it names the branch, and what is shipped names the bank', async () => {
    const out = file('au.json', '');
    await imported('bsb', file('BSBDirectory.csv', DIRECTORY), '--edition', '2026-11', '--out', out);
    const payment = JSON.stringify({ country: 'AU', creditorAgent: { clearingSystemMemberId: { memberId: '012998' } } });
    const enriched = await call(['enrich', '--overlay', out, '--output', 'ndjson'], { stdin: lines(payment) });
    expect(enriched.out).toContain('"townName":"Sydney"');
    expect(enriched.out).toContain('"bic":"ANZBAU3MXXX"');
  });

  test('another file is refused', async () => {
    const { code, err } = await imported('bsb', file('update.csv', 'bsb;name\n'), '--edition', '2026-11');
    expect([code, err]).toEqual([2, expect.stringContaining('its first line fits no layout of this list')]);
  });
});

describe('ewib, the register of Polish bank numbers', () => {
  const cells = (bankCode: string, bank: string, town: string, bic: string): string =>
    Object.assign(
      Array.from({ length: 32 }, () => ' '),
      {
        0: '999 ',
        1: bank,
        4: bankCode,
        5: 'Oddział 1',
        7: town,
        8: 'ul. Przykładowa 1',
        13: '5550100',
        19: bic,
      },
    ).join('\t');

  test('an office a line, checked by its own check digit', async () => {
    const text = lines(cells('10901014', 'Bank Przykładowy SA', 'Łódź ', 'abcdplpwxxx'), cells('10901015', 'B', 'C', ''), '999\tshort');
    const { code, out, err } = await imported('ewib', file('plewibnra.txt', text), '--edition', '2026-11');
    expect(code).toBe(1);
    expect(datasetOf(out)).toMatchObject({
      dataset: 'banks/PL',
      completeness: 'partial',
      columns: ['bankCode', 'bic', 'name', 'town'],
      rows: [['10901014', 'ABCDPLPW', 'Bank Przykładowy SA', 'Łódź']],
    });
    expect(err).toContain('line 2: the numer rozliczeniowy does not have eight digits, or its check digit is wrong\n');
    expect(err).toContain('line 3: it has fewer than 32 cells\n');
    expect(out).not.toContain('5550100');
  });

  test('is read in code page 852', async () => {
    const path = file('plewibnra.txt', '');
    // Łódź, Spółka: 9d a2 64 ab, and the letters of code page 852
    const line = cells('10901014', 'Sp#ka', '#', '')
      .split('#')
      .map((part) => Buffer.from(part.replace(/[^\0-\x7f]/g, 'x')));
    const [before, between, after] = line as [Buffer, Buffer, Buffer];
    writeFileSync(
      path,
      Buffer.concat([before, Buffer.of(0xa2, 0x88), between, Buffer.of(0x9d, 0xa2, 0x64, 0xab), after, Buffer.from('\n')]),
    );
    const { code, out } = await imported('ewib', path, '--edition', '2026-11');
    expect([code, datasetOf(out).rows]).toEqual([0, [['10901014', null, 'Spółka', 'Łódź']]]);
    expect(datasetOf(out).completeness).toBe('complete');
  });
});
