/** `payprep data import`: the directories of SWIFTRef, and that of Fedwire. */
import { describe, expect, test } from 'vitest';
import type { Dataset } from '../../../src/directory/dataset.js';
import { call, file, lines } from '../call.js';
import { imported } from './imported.js';

const datasetsOf = (out: string): Readonly<Record<string, Dataset>> =>
  Object.fromEntries([JSON.parse(out) as Dataset | Dataset[]].flat().map((dataset) => [dataset.dataset, dataset]));

describe('fedwire, who takes wire transfers', () => {
  const line = (routingNumber: string, status = 'Y Y20200101', name = 'SAMPLE BANK'): string =>
    `${routingNumber}${'SAMPLE BK'.padEnd(18)}${name.padEnd(36)}NY${'NEW YORK'.padEnd(25)}${status}`;

  test('lines of 101 characters, of which an editor took the spaces at the end', async () => {
    expect(line('021000089')).toHaveLength(101);
    const text = lines(
      line('021000089'),
      line('011000015', 'YSN'),
      line('021000021', 'N Y'),
      line('021000088'),
      line('121000248', 'X N'),
      'short',
    );
    const { code, out, err } = await imported('fedwire', file('fpddir.txt', text), '--edition', '2026-11-01');
    expect(code).toBe(1);
    expect(datasetsOf(out)['banks/US']).toMatchObject({
      columns: ['bankCode', 'name', 'town', 'systems'],
      completeness: 'partial',
      rows: [
        ['011000015', 'SAMPLE BANK', 'NEW YORK', null],
        ['021000021', 'SAMPLE BANK', 'NEW YORK', null],
        ['021000089', 'SAMPLE BANK', 'NEW YORK', 'US_FEDWIRE'],
      ],
    });
    expect(err).toContain('line 4: the routing number does not have nine digits, or its check digit is wrong\n');
    expect(err).toContain('line 5: the status of funds transfers is neither Y nor N\n');
    expect(err).toContain('line 6: it does not have 101 characters\n');
  });

  test('as an overlay it names a bank that no list has, and leaves the BIC that is shipped', async () => {
    const out = file('us-wire.json', '');
    const text = lines(line('011900571', undefined, 'NEWLY MADE BANK'), line('021000089', undefined, 'SAMPLE BANK'));
    await imported('fedwire', file('fpddir.txt', text), '--edition', '2026-11-01', '--out', out);
    const enriched = async (memberId: string, ...more: readonly string[]) => {
      const payment = JSON.stringify({ country: 'US', currency: 'USD', creditorAgent: { clearingSystemMemberId: { memberId } } });
      return (await call(['enrich', '--output', 'ndjson', ...more], { stdin: lines(payment) })).out;
    };
    expect(await enriched('011900571')).not.toContain('"name"');
    expect(await enriched('011900571', '--overlay', out)).toContain('"name":"NEWLY MADE BANK"');
    expect(await enriched('021000089', '--overlay', out)).toContain('"bic":"CITIUS33XXX"');
  });
});

const FLAGS = 'the modification flag is none of A, M, U and D';

describe('bic-directory', () => {
  const record = (flag: string, bic: string, name: string, town: string): string =>
    `FI${flag}${bic}${name.padEnd(105)}${''.padEnd(70)}${town.padEnd(35)}BANK`.padEnd(848);

  test('records of 848 characters, a name over two of its pieces', async () => {
    const name = 'SAMPLE BANK FOR TRADE AND COMMERCE, FRANKFURT BRANCH';
    const text = lines(
      record('U', 'MUSTDEFFXXX', name, 'FRANKFURT'),
      record('A', 'MUSTDEFF500', 'SAMPLE BANK', 'BERLIN').trimEnd(),
      record('D', 'MUSTFRPPXXX', 'SAMPLE BANK', 'PARIS'),
      record('U', 'MUST11PPXXX', 'SAMPLE BANK', 'PARIS'),
      record('U', 'BANQFRPPXXX', '', 'PARIS'),
    );
    const { code, out, err } = await imported('bic-directory', file('FI_20261101.TXT', text));
    expect(code).toBe(1);
    expect(Object.keys(datasetsOf(out))).toEqual(['bics/DE']);
    expect(datasetsOf(out)['bics/DE']).toMatchObject({
      edition: '2026-11-01',
      columns: ['bic', 'name', 'town'],
      rows: [
        ['MUSTDEFF', name, 'FRANKFURT'],
        ['MUSTDEFF500', 'SAMPLE BANK', 'BERLIN'],
      ],
    });
    expect(err).toContain('left out: a deletion 1\n');
    expect(err).toContain('line 4: the BIC does not have the form of one\n');
    expect(err).toContain('line 5: the institution has no name\n');
  });

  test('the table of 2018', async () => {
    const text = lines(
      ['TAG', 'MODIFICATION FLAG', 'BIC CODE', 'BRANCH CODE', 'INSTITUTION NAME', 'BRANCH INFORMATION', 'CITY HEADING'].join('\t'),
      ['FI', 'U', 'MUSTGB2L', 'XXX', 'SAMPLE BANK PLC', '', 'LONDON'].join('\t'),
      ['FI', 'E', 'MUSTGB22', 'XXX', 'SAMPLE BANK PLC', '', 'LONDON'].join('\t'),
    );
    const { out, err } = await imported('bic-directory', file('BICDIR2018_20261101.txt', text));
    expect(datasetsOf(out)['bics/GB']?.rows).toEqual([['MUSTGB2L', 'SAMPLE BANK PLC', 'LONDON']]);
    expect(err).toContain(`line 3: ${FLAGS}\n`);
  });
});

describe('bank-directory-plus', () => {
  const HEAD = [
    'MODIFICATION FLAG',
    'RECORD KEY',
    'BIC8',
    'BRANCH BIC',
    'BIC',
    'NATIONAL ID',
    'INSTITUTION NAME',
    'CITY',
    'ISO COUNTRY CODE',
  ];
  const record = (flag: string, bic8: string, branch: string, nationalId: string, country: string, name = 'SAMPLE BANK'): string =>
    [flag, 'BD0000000001', bic8, branch, bic8 + branch, nationalId, name, 'TOWN', country].join('\t');

  test('BICs of each country, and bank codes where the national ID is one', async () => {
    const text = lines(
      HEAD.join('\t'),
      record('A', 'MUSTDE33', 'XXX', '10000001', 'DE'),
      record('A', '', '', '10000002', 'DE'),
      // a sort code is no bank code of an IBAN, which has letters there
      record('A', 'MUSTGB2L', 'XXX', '200000', 'GB'),
      record('A', '', '', '021000089', 'US'),
      record('D', 'MUSTDE34', 'XXX', '10000003', 'DE'),
    );
    const { code, out, err } = await imported('bank-directory-plus', file('BANKDIRECTORYPLUS_V3_FULL_20261002.txt', text));
    const datasets = datasetsOf(out);
    expect(code).toBe(0);
    expect(Object.keys(datasets)).toEqual(['banks/DE', 'bics/DE', 'bics/GB']);
    expect(datasets['banks/DE']).toMatchObject({
      edition: '2026-10-02',
      columns: ['bankCode', 'bic', 'name', 'town'],
      rows: [
        ['10000001', 'MUSTDE33', 'SAMPLE BANK', 'TOWN'],
        ['10000002', null, 'SAMPLE BANK', 'TOWN'],
      ],
    });
    expect(err).toContain('left out: a deletion 1\n');
    expect(err).toContain('left out: neither a BIC nor a bank code of IBANs 1\n');
  });

  test('refuses another flag, a country that is none and a BIC that is none', async () => {
    const text = lines(
      HEAD.join('\t'),
      record('X', 'MUSTDE33', 'XXX', '', 'DE'),
      record('A', '', '', '10000002', 'D'),
      record('A', 'MUST', 'XXX', '', 'DE'),
    );
    const { code, err } = await imported('bank-directory-plus', file('BANKDIRECTORYPLUS_V3_FULL_20261002.txt', text));
    expect(code).not.toBe(0);
    expect(err).toContain(`line 2: ${FLAGS}\n`);
    expect(err).toContain('line 3: the country does not have two letters\n');
    expect(err).toContain('line 4: the BIC does not have the form of one\n');
  });

  test('as an overlay it names a bank that no list has', async () => {
    const out = file('swift.json', '');
    const text = lines(HEAD.join('\t'), record('A', 'ZZQXGB2L', 'XXX', '', 'GB', 'NEWLY MADE BANK PLC'));
    await imported('bank-directory-plus', file('BANKDIRECTORYPLUS_V3_FULL_20261002.txt', text), '--out', out);
    const { out: shown } = await call(['bic', 'ZZQXGB2L', '--overlay', out]);
    expect(shown).toContain('NEWLY MADE BANK PLC');
  });
});
