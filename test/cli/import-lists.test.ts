/** `payprep data import scl|blz|…`: a published list becomes an overlay; its wrong lines are reported by number. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importFormats } from '../../src/cli/import/formats/index.js';
import type { Dataset } from '../../src/directory/dataset.js';
import { jsonOf } from '../reference-data/datasets.js';
import { faults } from '../reference-data/json-schema.js';
import { call, file, lines } from './call.js';

const schema = jsonOf<Record<string, unknown>>('schema/dataset.schema.json');
const imported = (name: string, path: string, ...more: readonly string[]) => call(['data', 'import', name, path, ...more]);
const datasetOf = (out: string): Dataset => JSON.parse(out) as Dataset;

interface BlzLine {
  readonly code?: string;
  readonly office?: string;
  readonly name?: string;
  readonly town?: string;
  readonly bic?: string;
  readonly change?: string;
}

/** A line of the Bankleitzahlendatei: 168 characters. */
const blzLine = ({
  code = '10000001',
  office = '1',
  name = 'Musterbank Köln',
  town = 'Köln',
  bic = 'MUSTDE33XXX',
  change = 'U',
}: BlzLine) =>
  [
    code,
    office,
    name.padEnd(58),
    '50667',
    town.padEnd(35),
    ''.padEnd(27),
    '00000',
    bic.padEnd(11),
    '09',
    '000001',
    change,
    '0',
    '00000000',
  ].join('');

const BLZ_HEAD =
  'Bankleitzahl;Merkmal;Bezeichnung;PLZ;Ort;Kurzbezeichnung;PAN;BIC;Prüfzifferberechnungsmethode;Datensatznummer;Änderungskennzeichen;Bankleitzahllöschung;Nachfolge-Bankleitzahl';
const BLZ_ROW = '"10000001";"1";"Musterbank Köln";"50667";"Köln";"Muster";"";"MUSTDE33XXX";"09";"000001";"U";"0";"00000000"';
const MUSTERBANK = ['10000001', 'MUSTDE33', 'Musterbank Köln', 'Köln', '50667', '09'];

describe('blz, the Bankleitzahlendatei', () => {
  test.each([
    ['lines of 168 characters', lines(blzLine({}))],
    ['lines of 174 characters', lines(`${blzLine({})}005600`)],
    ['CSV', lines(BLZ_HEAD, BLZ_ROW)],
  ])('%s, in Latin-1 or UTF-8', async (_, text) => {
    for (const encoding of ['latin1', 'utf8'] as const) {
      const { code, out, err } = await imported('blz', file('blz-20260907.txt', Buffer.from(text, encoding)));
      expect([code, err]).toEqual([
        0,
        '1 line: 1 kept, 0 left out, 0 refused\n  banks/DE: 1 row, edition 2026-09-07, official, complete\n',
      ]);
      const dataset = datasetOf(out);
      expect(faults(schema, dataset)).toEqual([]);
      expect(dataset).toMatchObject({ dataset: 'banks/DE', rows: [MUSTERBANK] });
      expect(dataset.source).toMatchObject({ licence: 'as licensed to you', retrieved: '2026-11-20', via: 'payprep data import blz' });
    }
  });

  test('branch offices and deleted bank codes are left out, wrong lines are refused, and the dataset is partial then', async () => {
    const text = lines(
      blzLine({}),
      blzLine({ office: '2' }),
      blzLine({ code: '10000002', change: 'D' }),
      blzLine({ code: '1000000X' }),
      blzLine({ code: '10000003', office: '3' }),
      blzLine({ code: '10000004', bic: 'MUST' }),
      blzLine({ code: '10000005' }).slice(0, 100),
    );
    const path = file('blz.txt', Buffer.from(text, 'latin1'));
    const { code, out, err } = await imported('blz', path, '--edition', '2026-09');
    expect(code).toBe(1);
    expect(datasetOf(out)).toMatchObject({ completeness: 'partial', rows: [MUSTERBANK] });
    expect(err.split('\n')).toEqual([
      `payprep: ${path}: line 4: the bank code has not eight digits`,
      `payprep: ${path}: line 5: the mark of the office is neither 1 nor 2`,
      `payprep: ${path}: line 6: bic has not the form that the dataset prescribes`,
      `payprep: ${path}: line 7: it has not 168 or 174 characters`,
      '7 lines: 1 kept, 2 left out, 4 refused',
      '  left out: another office of a bank code 1',
      '  left out: a deleted bank code 1',
      '  banks/DE: 1 row, edition 2026-09, official, partial',
      '',
    ]);
  });

  test('the overlay is what enrich goes by', async () => {
    const out = file('overlay.json', '');
    await imported('blz', file('blz-20260907.txt', Buffer.from(lines(blzLine({})), 'latin1')), '--out', out);
    const payment = JSON.stringify({
      country: 'DE',
      creditorAgent: { clearingSystemMemberId: { memberId: '10000001' } },
    });
    const enriched = await call(['enrich', '--overlay', out, '--output', 'ndjson'], { stdin: lines(payment) });
    expect(enriched.out).toContain('"bic":"MUSTDE33XXX"');
    expect(enriched.out).toContain('"name":"Musterbank Köln"');
  });
});

const SCL = ['Gueltig ab / valid from 25.05.2026;;;;;;', 'BIC;Name;SERVICE SCT;SERVICE COR;SERVICE COR1;SERVICE B2B;SERVICE SCC'];

describe('scl, the directory of the SEPA Clearer', () => {
  test('has its day in the line above the columns, and leaves SCT open where it has 0', async () => {
    const { code, out, err } = await imported(
      'scl',
      file('scl.csv', lines(...SCL, 'AAAADEFF;A "B" C;1;1;0;0;0', 'BBBBDEFFXXX;B;0;0;0;1;0')),
    );
    expect([code, err]).toEqual([
      0,
      '2 lines: 2 kept, 0 left out, 0 refused\n  registries/scl-reachability: 2 rows, edition 2026-05-25, derived, partial\n',
    ]);
    expect(datasetOf(out).rows).toEqual([
      ['AAAADEFF', 1, 1, 0],
      ['BBBBDEFF', null, 0, 1],
    ]);
  });

  test('joins the two lines of a BIC of eight letters', async () => {
    const path = file('scl.csv', lines(...SCL, 'AAAADEFF;A;1;0;0;0;0', 'AAAADEFFXXX;A;0;1;0;1;0'));
    const { out, err } = await imported('scl', path);
    expect(datasetOf(out).rows).toEqual([['AAAADEFF', 1, 1, 1]]);
    expect(err).toContain('2 lines: 1 kept, 1 left out, 0 refused\n  left out: repeats the key of an earlier line 1\n');
  });

  test('refuses a line whose service is neither 0 nor 1, and a BIC that is none', async () => {
    const path = file('scl.csv', lines(...SCL, 'AAAADEFF;A;x;0;0;0;0', 'AAAADE;A;1;0;0;0;0', 'CCCCDEFF;C;1;0;0;0;0', 'DDDDDEFF;D'));
    const { code, err } = await imported('scl', path);
    expect(code).toBe(1);
    expect(err).toContain('line 3: a service is neither 0 nor 1\n');
    expect(err).toContain('line 4: bic has not the form that the dataset prescribes\n');
    expect(err).toContain('line 6: the number of cells differs from the number of columns\n');
  });
});

describe('csv, a list of your own', () => {
  const list = (...rows: readonly string[]): string => file('mine.csv', lines('bankCode,bic,name,town', ...rows));

  test('the names of its columns are those of the dataset', async () => {
    const { code, out } = await imported('csv', list('12,abcdke22xxx,"Bank, Ltd",'), '--dataset', 'banks/KE', '--edition', '2026');
    expect(code).toBe(0);
    expect(faults(schema, datasetOf(out))).toEqual([]);
    expect(datasetOf(out)).toMatchObject({
      dataset: 'banks/KE',
      edition: '2026',
      confidence: 'manual',
      completeness: 'partial',
      columns: ['bankCode', 'bic', 'name', 'town'],
      rows: [['12', 'ABCDKE22', 'Bank, Ltd', null]],
    });
  });

  test('a dry run reads and checks, and writes nothing', async () => {
    const out = `${list('12,,A,')}.json`;
    const {
      code,
      out: text,
      err,
    } = await imported('csv', list('12,,A,'), '--dataset', 'banks/KE', '--edition', '2026', '--dry-run', '--out', out);
    expect([code, text, existsSync(out)]).toEqual([0, '', false]);
    expect(err).toMatch(/^1 line: 1 kept.*nothing was written \(--dry-run\)\n$/s);
  });

  test('of many refused lines twenty are listed', async () => {
    const rows = Array.from({ length: 25 }, () => '1 2,,A,');
    const { err } = await imported('csv', list('12,,A,', ...rows), '--dataset', 'banks/KE', '--edition', '2026');
    expect(err.match(/: line \d+: bankCode has not the form/g)).toHaveLength(20);
    expect(err).toContain('5 more\n26 lines: 1 kept, 0 left out, 25 refused\n');
  });

  test('nothing is written where every line is refused', async () => {
    const out = `${list('1 2,,A,')}.json`;
    const { code, err } = await imported('csv', list('1 2,,A,'), '--dataset', 'banks/KE', '--edition', '2026', '--out', out);
    expect([code, existsSync(out)]).toEqual([2, false]);
    expect(err).toContain('nothing was imported\n');
  });

  test.each([
    ['bankCode,bic\n1,\n', 'it has no column name; the columns of banks/KE are bankCode, bic,'],
    ['bankCode,name,note\n1,A,\n', 'its column 3 is unknown; the columns of banks/KE are bankCode, bic,'],
    ['bankCode,name,name\n1,A,B\n', 'it has two columns of the same name'],
    ['', 'it is empty'],
    ['bankCode,name\n', 'it has no lines that could be read'],
  ])('%j is refused', async (text, problem) => {
    const path = file('wrong.csv', text);
    const { code, out, err } = await imported('csv', path, '--dataset', 'banks/KE', '--edition', '2026');
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`payprep: ${path}: ${problem}`);
  });

  test('repeats no cell of the list', async () => {
    const { err, out } = await imported('csv', list('GB29NWBK60161331926819,,A,', '12,,B,'), '--dataset', 'banks/KE', '--edition', '2026');
    expect(err + out).not.toContain('60161331926819');
  });
});

/** Datasets of an import, by name. */
const datasetsOf = (out: string): Readonly<Record<string, Dataset>> =>
  Object.fromEntries([JSON.parse(out) as Dataset | Dataset[]].flat().map((dataset) => [dataset.dataset, dataset]));

describe('epc, a register of participants', () => {
  const HEAD = 'Country,ParticipantName,Address,City,BIC,Readiness Date,Scheme Leaving Date,Scheme Options';
  const register = (...rows: readonly string[]): string => file('sct-2026-11-03.csv', lines(HEAD, ...rows));
  const options = ['--dataset', 'registries/sct-inst-participants'];

  test('has the days on which a participant joins and leaves', async () => {
    const path = register(
      'GERMANY,"Musterbank, AG",Weg 1,Köln,MUSTDE33XXX,2019-11-01,,',
      'FRANCE,Banque,,Paris,BANQFRPP,2018-01-01,2026-06-30,x|y',
    );
    const { code, out } = await imported('epc', path, ...options);
    expect(code).toBe(0);
    expect(datasetOf(out)).toMatchObject({
      dataset: 'registries/sct-inst-participants',
      edition: '2026-11-03',
      rows: [
        ['BANQFRPP', 'Banque', 'Paris', 'FR', '2018-01-01', '2026-06-30'],
        ['MUSTDE33', 'Musterbank, AG', 'Köln', 'DE', '2019-11-01', null],
      ],
    });
  });

  test('refuses a date of another form, and needs to know the scheme', async () => {
    const path = register('GERMANY,Bank,,Köln,MUSTDE33XXX,01/11/2019,,', 'GERMANY,Bank,,Köln,MUSUDE33XXX,2019-11-01,,');
    expect((await imported('epc', path, ...options)).err).toContain('line 2: readyOn has not the form that the dataset prescribes\n');
    expect((await imported('epc', path)).err).toContain(
      'data import epc makes registries/sct-participants or registries/sct-inst-participants: say which with --dataset',
    );
  });

  test('a file without the columns is refused', async () => {
    const path = file('other.csv', lines(...Array.from({ length: 30 }, () => 'a,b,c')));
    expect(await imported('epc', path, ...options)).toMatchObject({ code: 2, out: '' });
    expect((await imported('epc', file('short.csv', 'a,b\n'), ...options)).err).toContain(
      'none of its first lines names the columns Country, BIC, ParticipantName, City, Readiness Date, Scheme Leaving Date',
    );
  });
});

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
    expect(err).toContain('line 2: the routing number has a wrong check digit, or not nine digits\n');
    expect(err).toContain('line 4: it has not 155 characters\n');
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

  test('makes banks and branches, as an IBAN names them', async () => {
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
    expect(err).toContain('4 lines: 2 kept, 2 left out, 0 refused\n  left out: no BIC 1\n  left out: a deleted sorting code 1\n');
  });

  test('refuses a line that has not the cells', async () => {
    const text = lines(cells('601613', 'MUSTGB2L'), '601614\tMUSTGB2L', cells('6016', 'MUSTGB2L'));
    const { err } = await imported('eiscd', file('eiscd-20261101.txt', text));
    expect(err).toContain('line 2: it has not 12 cells\n');
    expect(err).toContain('line 3: the sorting code has not six digits\n');
  });

  test('a file that begins otherwise is refused', async () => {
    const { code, err } = await imported('eiscd', file('eiscd.xml', '<Bank/>\n'), '--edition', '2026');
    expect(code).toBe(2);
    expect(err).toContain('its first line fits no layout of this list');
  });
});

test('gleif-bic-lei: a BIC can have several LEIs, and check digits are checked', async () => {
  const text = lines('LEI,BIC', '7LTWFZYICNSX8D621K86,DEUTDEFFXXX', '529900T8BM49AURSDO55,DEUTDEFFXXX', '529900T8BM49AURSDO56,DEUTDEFFXXX');
  const { code, out, err } = await imported('gleif-bic-lei', file('lei-bic-20261030.csv', text));
  expect(code).toBe(1);
  expect(datasetOf(out)).toMatchObject({
    dataset: 'registries/bic-lei',
    edition: '2026-10-30',
    rows: [
      ['DEUTDEFF', '7LTWFZYICNSX8D621K86'],
      ['DEUTDEFF', '529900T8BM49AURSDO55'],
    ],
  });
  expect(err).toContain('line 4: the LEI has not its form, or wrong check digits\n');
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
    expect(err).toContain('line 4: the country of the IBAN has not two letters\n');
  });
});

test('the progress line is shown on a terminal only, and not with --no-progress', async () => {
  const path = file('long.csv', `bankCode,name\n${Array.from({ length: 30_000 }, (_, index) => `${100000 + index},Bank\n`).join('')}`);
  let now = 0;
  const io = { stderrIsTerminal: true, now: () => (now += 200) };
  const argv = ['data', 'import', 'csv', path, '--dataset', 'banks/KE', '--edition', '2026', '--dry-run'];
  expect((await call(argv, { io })).err).toContain('rows/s');
  expect((await call([...argv, '--no-progress'], { io })).err).not.toContain('rows/s');
  expect((await call(argv)).err).not.toContain('rows/s');
});

describe('a wrong call is reported', () => {
  const path = file('any.csv', 'bankCode,name\n1,A\n');

  test.each([
    [['data', 'import', 'blz'], 'data import takes one file: payprep data import blz FILE'],
    [['data', 'import', 'csv', path], 'data import csv needs --dataset, such as --dataset banks/DE'],
    [['data', 'import', 'csv', path, '--dataset', 'logos/banks'], 'data import csv needs --dataset, such as --dataset banks/DE'],
    [
      ['data', 'import', 'scl', path, '--dataset', 'banks/DE'],
      'data import scl makes registries/scl-reachability: say which with --dataset',
    ],
    [['data', 'import', 'blz', path, '--edition', '1.9.2026'], '--edition is a day, a month or a year: YYYY-MM-DD, YYYY-MM or YYYY'],
    [
      ['data', 'import', 'csv', path, '--dataset', 'banks/KE'],
      `${path}: it does not say of which day it is: give --edition, such as --edition 2026-11`,
    ],
    [['data', 'import', 'blz', '/nowhere.txt'], '/nowhere.txt: there is no such file'],
    [['data', '--dry-run'], '--dry-run belongs to data import'],
    [['data', 'DE', '--edition', '2026'], '--edition belongs to data import'],
  ])('%j', async (argv, problem) => {
    expect(await call(argv)).toMatchObject({ code: 2, out: '', err: `payprep: ${problem}; see payprep help data\n` });
  });
});

test('a file that cannot be written is reported', async () => {
  const argv = ['data', 'import', 'csv', file('ok.csv', 'bankCode,name\n1,A\n'), '--dataset', 'banks/KE', '--edition', '2026'];
  const { code, err } = await call([...argv, '--out', '/nowhere/x.json']);
  expect(code).toBe(2);
  expect(err).toContain('payprep: /nowhere/x.json: there is no such file');
});

test.each(importFormats.map((format) => [format.name, format] as const))(
  'the help on %s says what it takes and what is not known',
  async (name, format) => {
    const { code, out } = await call(['data', 'import', name, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`payprep data import ${name} FILE`);
    expect(out).toContain('What is not known\n- ');
    expect(out.endsWith('\n')).toBe(true);
    expect(format.unknown.length).toBeGreaterThan(0);
    expect((await call(['help', 'data'])).out).toContain(`  ${name}`);
  },
);

test('the text of an overlay is written to the file that --out names', async () => {
  const out = file('out.json', '');
  await imported('scl', file('scl.csv', lines(...SCL, 'AAAADEFF;A;1;1;0;0;0')), '--out', out);
  expect(datasetOf(readFileSync(out, 'utf8')).dataset).toBe('registries/scl-reachability');
});
