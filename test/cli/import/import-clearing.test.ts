/** `payprep data import`: the directories of Fedwire, of sorting codes, and IBAN Plus. */
import { describe, expect, test } from 'vitest';
import type { Dataset } from '../../../src/directory/dataset.js';
import { call, file, lines } from '../call.js';
import { datasetOf, imported } from './imported.js';

/** Datasets of an import, by name. */
const datasetsOf = (out: string): Readonly<Record<string, Dataset>> =>
  Object.fromEntries([JSON.parse(out) as Dataset | Dataset[]].flat().map((dataset) => [dataset.dataset, dataset]));

describe('fedach, the directory of routing numbers', () => {
  const fedLine = (routingNumber: string, name = 'SAMPLE BANK', view = '1'): string =>
    [
      `${routingNumber}O0210000891061812000000000`,
      name.padEnd(36),
      '1 MAIN STREET'.padEnd(36),
      'NEW YORK'.padEnd(20),
      'NY100010000',
      '2125550100',
      `1${view}`.padEnd(7),
    ].join('');
  const ROW = ['021000089', 'SAMPLE BANK', 'NEW YORK', '10001', '1 MAIN STREET'];

  test('lines of 155 characters', async () => {
    expect(fedLine('021000089')).toHaveLength(155);
    const text = lines(fedLine('021000089'), fedLine('021000088'), fedLine('021000021', 'OLD', '0'), 'short');
    const path = file('FedACHdir.txt', text);
    const { code, out, err } = await imported('fedach', path, '--edition', '2026-11-01');
    expect(code).toBe(1);
    expect(datasetOf(out)).toMatchObject({ dataset: 'banks/US', rows: [ROW] });
    expect(err).toContain('line 2: the routing number does not have nine digits, or its check digit is wrong\n');
    expect(err).toContain('line 4: it does not have 155 characters\n');
    expect(err).toContain('  left out: not the current view 1\n');
    expect(out).not.toContain('5550100');
  });

  test('JSON', async () => {
    const item = {
      routingNumber: '021000089',
      dataViewCode: '1',
      customerName: 'SAMPLE BANK',
      customerAddress: '1 MAIN STREET',
      customerCity: 'NEW YORK',
      customerZip: '10001',
      customerPhoneSuffix: '0100',
    };
    const text = JSON.stringify(
      { fedACHParticipants: { response: { code: 200 }, fedACHParticipants: [item, { routingNumber: 5 }] } },
      null,
      2,
    );
    const { code, out, err } = await imported('fedach', file('fed.json', text), '--edition', '2026-11-01');
    expect([code, datasetOf(out).rows]).toEqual([1, [ROW]]);
    expect(err).toContain('line 2: the routing number');
    expect((await imported('fedach', file('fed.json', '{"a":1}'), '--edition', '2026')).err).toContain('it has no list at fedACH');
    expect((await imported('fedach', file('fed.json', '{"a":'), '--edition', '2026')).err).toContain('it is not JSON');
  });

  test('as an overlay it names the bank of a routing number, and leaves the BIC that is shipped', async () => {
    const out = file('us.json', '');
    await imported('fedach', file('FedACHdir.txt', lines(fedLine('021000089'))), '--edition', '2026-11-01', '--out', out);
    const payment = JSON.stringify({ country: 'US', creditorAgent: { clearingSystemMemberId: { memberId: '021000089' } } });
    const enriched = await call(['enrich', '--overlay', out, '--output', 'ndjson'], { stdin: lines(payment) });
    expect(enriched.out).toContain('"name":"SAMPLE BANK"');
    expect(enriched.out).toContain('"bic":"CITIUS33XXX"');
  });
});

describe('eiscd, the directory of sorting codes', () => {
  const cells = (sortCode: string, bic: string, deletedOn = ''): string =>
    [
      sortCode,
      bic,
      '',
      '',
      'Sample Branch',
      'SAMPLE',
      'SAMPLE BANK PLC',
      '',
      '1234',
      '',
      'A',
      deletedOn,
      ...Array.from({ length: 84 }, () => ''),
    ].join('\t');

  test('makes banks and branches, as an IBAN names them, and the bank of each code', async () => {
    const text = lines(
      cells('601613', 'MUSTGB2L'),
      cells('601614', 'MUSTGB2L'),
      cells('601615', ''),
      cells('601616', 'MUSTGB2L', '2020-01-01'),
    );
    const { code, out, err } = await imported('eiscd', file('eiscd-20261101.txt', text));
    const datasets = datasetsOf(out);
    expect(code).toBe(0);
    expect(datasets['banks/GB']?.rows).toEqual([['MUST', 'MUSTGB2L', 'SAMPLE BANK PLC']]);
    expect(datasets['branches/GB']?.rows).toEqual([
      ['MUST601613', 'MUSTGB2L', 'Sample Branch'],
      ['MUST601614', 'MUSTGB2L', 'Sample Branch'],
    ]);
    expect(datasets['code-ranges/GB']?.rows).toEqual([
      ['601613', 'MUSTGB2L', 'SAMPLE BANK PLC'],
      ['601614', 'MUSTGB2L', 'SAMPLE BANK PLC'],
      ['601615', null, 'SAMPLE BANK PLC'],
    ]);
    expect(err).toContain('4 lines: 3 kept, 1 left out, 0 refused\n  left out: a deleted sorting code 1\n');
  });

  test('refuses a line that has not the cells', async () => {
    const text = lines(cells('601613', 'MUSTGB2L'), '601614\tMUSTGB2L', cells('6016', 'MUSTGB2L'));
    const { err } = await imported('eiscd', file('eiscd-20261101.txt', text));
    expect(err).toContain('line 2: it has fewer than 12 cells\n');
    expect(err).toContain('line 3: the sorting code does not have six digits\n');
  });

  test('a file that begins otherwise is refused', async () => {
    const { code, err } = await imported('eiscd', file('eiscd.xml', '<Bank/>\n'), '--edition', '2026');
    expect(code).toBe(2);
    expect(err).toContain('its first line fits no layout of this list');
  });
});

describe('iban-plus', () => {
  const HEAD = [
    'MODIFICATION FLAG',
    'RECORD KEY',
    'INSTITUTION NAME',
    'COUNTRY NAME',
    'ISO COUNTRY CODE',
    'IBAN ISO COUNTRY CODE',
    'IBAN BIC',
    'ROUTING BIC',
    'IBAN NATIONAL ID',
    'SERVICE CONTEXT',
    'FIELD A',
    'FIELD B',
  ].join('\t');
  const record = (change: string, country: string, bic: string, nationalId: string): string =>
    [change, 'IB0001', `Bank "${country}"`, '', country, country, bic, bic, nationalId, 'SEPA', '', ''].join('\t');
  const PATH = 'IBANPLUS_V3_FULL_20261002.txt';

  test('makes a dataset a country, and cuts the bank code from the national identifier', async () => {
    const text = lines(
      HEAD,
      record('A', 'DE', 'MUSTDE33XXX', '10000001'),
      record('A', 'FR', 'BANQFRPPXXX', '3000400001'),
      record('A', 'FR', 'BANQFRPPXXX', '3000400002'),
      record('D', 'DE', 'MUSTDE33XXX', '10000002'),
    );
    const { code, out, err } = await imported('iban-plus', file(PATH, text));
    const datasets = datasetsOf(out);
    expect(code).toBe(0);
    expect(Object.keys(datasets)).toEqual(['banks/DE', 'banks/FR']);
    expect(datasets['banks/FR']).toMatchObject({ edition: '2026-10-02', rows: [['30004', 'BANQFRPP', 'Bank "FR"']] });
    expect(err).toContain('4 lines: 2 kept, 2 left out, 0 refused\n');
  });

  test('refuses a national identifier that is too short, another flag and another country', async () => {
    const text = lines(
      HEAD,
      record('A', 'DE', 'MUSTDE33XXX', '1000'),
      record('X', 'DE', 'MUSTDE33XXX', '10000002'),
      record('A', '', '', '1'),
    );
    const { err } = await imported('iban-plus', file(PATH, text));
    expect(err).toContain('line 2: the IBAN national identifier is shorter than the bank code\n');
    expect(err).toContain('line 3: the modification flag is none of A, M, U and D\n');
    expect(err).toContain('line 4: the country of the IBAN does not have two letters\n');
  });
});
