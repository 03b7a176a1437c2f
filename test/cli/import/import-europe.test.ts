/** `payprep data import`: the lists of Germany, of the SEPA Clearer and of the European Payments Council. */
import { describe, expect, test } from 'vitest';
import { faults } from '../../reference-data/json-schema.js';
import { call, file, lines } from '../call.js';
import { datasetOf, imported, SCL, schema } from './imported.js';

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
      `payprep: ${path}: line 4: the bank code does not have eight digits`,
      `payprep: ${path}: line 5: the mark of the office is neither 1 nor 2`,
      `payprep: ${path}: line 6: bic does not have the form that the dataset prescribes`,
      `payprep: ${path}: line 7: it does not have 168 or 174 characters`,
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
    expect(err).toContain('line 4: bic does not have the form that the dataset prescribes\n');
    expect(err).toContain('line 6: the number of cells differs from the number of columns\n');
  });
});

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
    expect((await imported('epc', path, ...options)).err).toContain('line 2: readyOn does not have the form that the dataset prescribes\n');
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
