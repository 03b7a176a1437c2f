/** Lists in each form and with each trap, from a server of the test: no publisher is asked. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeOutcome, download, type Outcome, pullRequestText } from '../../../scripts/reference-data/download/download.js';
import type { List } from '../../../scripts/reference-data/list.js';
import { LISTS } from '../../../scripts/reference-data/lists.js';
import type { Dataset } from '../../../src/directory/dataset.js';
import { datasetOf } from '../datasets.js';
import { type Answer, type Cells, type Publishers, startPublishers, write, zip } from './publisher.js';

const TODAY = '2026-12-08';
const EDITION = '2026-11-30';

const root = mkdtempSync(join(tmpdir(), 'payprep-lists-'));
const target = join(root, 'reference-data');
const cache = join(root, 'cache');
let publishers: Publishers;

beforeAll(async () => {
  publishers = await startPublishers();
});
afterAll(() => {
  publishers.close();
  rmSync(root, { recursive: true });
});
beforeEach(() => {
  rmSync(target, { recursive: true, force: true });
  rmSync(cache, { recursive: true, force: true });
  publishers.files.clear();
  publishers.modified = undefined;
  mkdirSync(target);
  store(AUSTRIA.head, AUSTRIA.records, '2026-03');
});

type CellRecord = Readonly<Record<string, string>>;

/** The first rows of a shipped dataset, one a code. */
function rowsOf(name: string, count: number): { readonly head: Dataset; readonly records: readonly CellRecord[] } {
  const head = datasetOf(name);
  const records = head.rows.map((row) => Object.fromEntries(head.columns.map((column, at) => [column, String(row[at] ?? '')])));
  const unique = [...new Map(records.map((record) => [record.bankCode, record])).values()];
  return { head, records: unique.slice(0, count) };
}

const AUSTRIA = rowsOf('banks/AT', 20);

const store = (head: Dataset, records: readonly CellRecord[], edition = '2025-01'): void => {
  const rows = records.map((record) => head.columns.map((column) => (record[column] === '' ? null : (record[column] ?? null))));
  const file = join(target, `${head.dataset}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...head, edition, rows }));
};

const stored = (name: string): Dataset => JSON.parse(readFileSync(join(target, `${name}.json`), 'utf8'));
const columnOf = ({ columns, rows }: Dataset, column: string) => rows.map((row) => row[columns.indexOf(column)]);

/** The note above a list that says its edition. */
const noteOf = (id: string, edition: string): string => {
  const [year, month, day] = edition.split('-');
  if (id.startsWith('ph-')) return `As of ${Number(day)} November ${year}`;
  if (id === 'ru') return `EDDate="${edition}"`;
  return id === 'ch' || id === 'li' ? `Valid on ${edition}` : `Stand: ${day}.${month}.${year}`;
};

/** What a row has in a column of the publisher. */
const cellOf = (id: string, column: string, record: CellRecord): string =>
  ({ office: '1', country: id.toUpperCase(), kind: '20', from: record.bankCode, to: record.bankCode, ispb: '12345678', number: '1' })[
    column
  ] ??
  record[column] ??
  '';

/** The lines of a PDF. */
const LINES: Readonly<Record<string, (record: CellRecord) => Cells>> = {
  ke: ({ bankCode = '', name = '' }) => [bankCode, name, '091', 'Main Branch'],
  rs: ({ bankCode = '', name = '' }) => ['12.', name, `${bankCode}-`],
};

async function fileOf(id: string, list: List, records: readonly CellRecord[], edition = EDITION): Promise<Buffer> {
  const columns = Object.keys(list.columns);
  const header = [...columns.map((column) => list.columns[column]?.[0] ?? column), ...(list.format.kind === 'pdf' ? [] : ['Remark'])];
  const cells = records.map(LINES[id] ?? ((record: CellRecord) => columns.map((column) => cellOf(id, column, record))));
  const content = await write(list.format, noteOf(id, edition), header, cells);
  return list.inside === undefined
    ? content
    : zip(id === 'us-nic' ? 'CSV_ATTRIBUTES_ACTIVE.csv' : id === 'ru' ? 'x_ED807_full.xml' : 'FLUSSO_INTERMEDIARIO.csv', content);
}

/** What the link of a page is called, and leads to. */
const LINKS: Readonly<Record<string, string>> = {
  cz: 'kody_bank_CR_231.csv',
  de: 'blz-aktuell-csv-data.csv',
  ke: 'bank-and-branch-report.pdf',
  nl: 'BIC-lijst-NL.xlsx',
  sk: 'file_225',
  'br-pix': 'lista-participantes-instituicoes-em-adesao-pix-20261130.csv',
  'es-mfi': 'mfi_csv_261130.csv',
};

const pageOf = (...links: readonly string[]): Buffer =>
  Buffer.from(
    `<!doctype html><a href="/">Home</a>${links.map((link) => `<a class="f" href="files/${link}">Directory (CSV)</a>`).join('')}`,
  );

const at = (list: List, link: string): string => new URL(`files/${link}`, list.address).href;

/** Puts the file where the list is, behind a page where it is behind one. */
function publish(id: string, list: List, file: Answer): void {
  publishers.modified = list.edition.in === 'modified' ? EDITION : undefined;
  if (list.link === undefined) {
    publishers.files.set(list.address, file);
    return;
  }
  const link = LINKS[id] ?? '';
  publishers.files.set(list.address, pageOf(link));
  publishers.files.set(at(list, link), file);
}

async function run(id: string, list: List = LISTS[id] as List, acceptColumns = false): Promise<Outcome> {
  const { locate } = publishers;
  const [outcome] = await download({ lists: { [id]: list }, target, cache, today: TODAY, locate, limit: 40, acceptColumns });
  return outcome as Outcome;
}

/** Those whose banks were corrected by hand: a correction of a bank that is not there is an error. */
const CORRECTED: readonly string[] = ['it', 'ke', 'nl'];

const SAMPLE: readonly CellRecord[] = [
  { bic: 'ABCDPHMM', name: 'Example Bank', lei: '1', riad: 'X', country: 'ES', routingNumber: '021000021', town: 'X', compe: '001' },
];

describe.each(Object.entries(LISTS))('%s', (id, list) => {
  test('is downloaded, read, compared and kept', async () => {
    const dataset = list.makes?.dataset;
    const { head, records } =
      dataset === undefined
        ? { head: undefined, records: SAMPLE }
        : rowsOf(dataset, CORRECTED.includes(id) ? Number.POSITIVE_INFINITY : 13);
    const [renamed = {}, second = {}, ...others] = records;
    if (head !== undefined) store(head, [renamed, ...others.slice(0, -1), ...(records.length > 10 ? [second] : [])]);
    const published = head === undefined ? records : [{ ...renamed, name: 'Renamed Bank' }, ...others];
    publish(id, list, await fileOf(id, list, published));
    const outcome = await run(id);
    expect(outcome.fault).toBeUndefined();
    expect(outcome.edition).toBe(EDITION);
    expect(existsSync(join(cache, id, EDITION))).toBe(true);
    if (dataset === undefined) return;
    const made = stored(dataset);
    expect(made.edition).toBe(EDITION);
    expect(made.source.retrieved).toBe(TODAY);
    expect(columnOf(made, 'bankCode')).toEqual(expect.arrayContaining(published.map(({ bankCode }) => bankCode)));
    // a correction by hand may add a row
    expect(made.rows.length - published.length).toBeLessThan(3);
    if (!['ru', 'rs'].includes(id)) expect(outcome.changes.join('\n')).toContain('to Renamed Bank');
    expect(outcome.changes.join('\n')).toMatch(/^came: /m);
    // once more: nothing is new
    expect((await run(id)).changes).toEqual([]);
  });
});

describe('traps', () => {
  const list = LISTS.at as List;
  const { records } = AUSTRIA;
  const file = (rows: readonly CellRecord[] = records, edition = EDITION) => fileOf('at', list, rows, edition);
  const shippedText = () => readFileSync(join(target, 'banks/AT.json'), 'utf8');

  async function refused(id = 'at'): Promise<string | undefined> {
    const old = shippedText();
    const outcome = await run(id);
    expect(shippedText()).toBe(old);
    expect(existsSync(join(target, 'lists.json')) ? readFileSync(join(target, 'lists.json'), 'utf8') : '').not.toContain(`"${TODAY}"`);
    return outcome.fault;
  }

  test('an old file at an old address that answers 200', async () => {
    publish('at', list, await file(records, '2025-11-30'));
    expect(await refused()).toBe('its edition is 2025-11-30, and 2026-03 is here: an old file at an old address');
  });

  test('an edition before it takes effect', async () => {
    publish('at', list, await file(records, '2027-01-01'));
    expect(await refused()).toBe('its edition 2027-01-01 is not in force yet');
  });

  test('of several editions on a page, the last one in force', async () => {
    const cz = LISTS.cz as List;
    const banks = rowsOf('banks/CZ', 12);
    store(banks.head, banks.records);
    publishers.files.set(cz.address, pageOf('kody_bank_CR_229.csv', 'kody_bank_CR_231.csv', 'kody_bank_CR_230.csv'));
    for (const [link, edition] of [
      ['229', '2026-01-01'],
      ['231', '2027-01-01'],
      ['230', '2026-10-01'],
    ] as const) {
      publishers.files.set(at(cz, `kody_bank_CR_${link}.csv`), await fileOf('cz', cz, banks.records, edition));
    }
    expect((await run('cz')).edition).toBe('2026-10-01');
  });

  test('a cookie that is set on a redirect and wanted back', async () => {
    const content = await file();
    publish('at', list, (request, response) => {
      if (request.headers.cookie?.includes('session=1') === true) response.end(content);
      else response.writeHead(302, { location: request.url, 'set-cookie': ['other=2; Path=/', 'session=1; Path=/; HttpOnly'] }).end();
    });
    expect((await run('at')).fault).toBeUndefined();
  });

  test('redirects without end', async () => {
    publish('at', list, (request, response) => response.writeHead(302, { location: request.url }).end());
    expect(await refused()).toBe('the server redirects without end');
  });

  test.each([
    ['a page in the place of the file', Buffer.from('<!DOCTYPE html><p>We have moved'), 'a page stands in the place of the file'],
    ['an empty file', Buffer.alloc(0), 'the file is empty'],
    ['columns that are not there', Buffer.from('a;b\r\n1;2\r\n'), /^no line names the columns: bankCode \(Bankleitzahl\)/],
  ])('%s', async (_, content, fault) => {
    publish('at', list, content);
    expect(await refused()).toEqual(expect.stringMatching(fault));
  });

  test('a server that fails, and the other lists go on', async () => {
    publishers.files.set(list.address, (_, response) => response.writeHead(503).end());
    const sm = LISTS.sm as List;
    const banks = rowsOf('banks/SM', 4);
    store(banks.head, banks.records);
    publishers.files.set(sm.address, await fileOf('sm', sm, banks.records));
    publishers.modified = EDITION;
    const outcomes = await download({
      lists: { at: list, sm },
      target,
      cache,
      today: TODAY,
      locate: publishers.locate,
      limit: 40,
      acceptColumns: false,
    });
    expect(outcomes.map(({ fault }) => fault)).toEqual(['the server answers 503', undefined]);
    expect(pullRequestText(outcomes, { at: list, sm })).toContain('\n    at: the server answers 503');
    expect(outcomes.map(describeOutcome)[0]).toBe('at: not taken: the server answers 503');
  });

  test('a list that shrinks by more than a tenth, and one that shrinks by a tenth', async () => {
    publish('at', list, await file(records.slice(3)));
    expect(await refused()).toBe('it has 17 codes, and had 20: more than a tenth went');
    publish('at', list, await file(records.slice(2)));
    const { fault, changes } = await run('at');
    expect(fault).toBeUndefined();
    expect(changes.filter((line) => /^(?:went|merged): /.test(line))).toHaveLength(2);
  });

  test('a column that is renamed, until it is accepted', async () => {
    publish('at', list, await file());
    await run('at');
    const renamed = Buffer.from((await file()).toString('latin1').replace('Remark', 'Note'), 'latin1');
    publish('at', list, renamed);
    expect(await refused()).toBe('its columns are others: - Remark, + Note (--accept-columns)');
    expect((await run('at', list, true)).fault).toBeUndefined();
    expect((await run('at')).fault).toBeUndefined();
  });

  test('a list that no longer says of which day it is, and a server that does not either', async () => {
    publish('at', list, Buffer.from((await file()).toString('latin1').replace('30.11.2026', ''), 'latin1'));
    expect(await refused()).toBe('its text does not say of which day it is');
    publishers.files.set((LISTS.sm as List).address, await fileOf('sm', LISTS.sm as List, rowsOf('banks/SM', 4).records));
    publishers.modified = undefined;
    expect((await run('sm')).fault).toBe('neither the list nor its server says of which day it is');
  });

  test('a page without the link', async () => {
    publishers.files.set((LISTS.sk as List).address, Buffer.from('<a href="/">Home</a>'));
    expect((await run('sk')).fault).toBe('the page has no link to the file any more');
  });

  test('an encoding that its header gets wrong: the declared one counts', async () => {
    const sk = LISTS.sk as List;
    const banks = rowsOf('banks/SK', 12);
    store(banks.head, banks.records);
    const content = await fileOf('sk', sk, [{ ...banks.records[0], name: 'Žltá sporiteľňa' }, ...banks.records.slice(1)]);
    publish('sk', sk, (_, response) => response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' }).end(content));
    expect((await run('sk')).fault).toBeUndefined();
    expect(columnOf(stored('banks/SK'), 'name')).toContain('Žltá sporiteľňa');
  });

  test.each([
    ['that was cut', (content: Buffer) => content.subarray(0, content.length - 30), 'the file is no ZIP archive, or was cut'],
    ['with other files', () => zip('readme.txt', Buffer.from('x')), /^the ZIP archive has no .* but readme\.txt$/],
    ['that is damaged', (content: Buffer) => Buffer.from(content).fill(255, 60, 90), 'the ZIP archive is damaged'],
  ])('a ZIP archive %s', async (_, spoil, fault) => {
    const ru = LISTS.ru as List;
    publish('ru', ru, spoil(await fileOf('ru', ru, rowsOf('banks/RU', 12).records)));
    expect((await run('ru')).fault).toEqual(expect.stringMatching(fault));
  });

  test.each([
    ['rs', 'the file is no PDF that can be read'],
    ['be', 'the file is no workbook that can be read'],
  ])('%s: another kind of file', async (id, fault) => {
    publish(id, LISTS[id] as List, Buffer.from('%nothing'));
    expect((await run(id)).fault).toBe(fault);
  });

  test('text in another encoding than declared', async () => {
    publishers.files.set((LISTS['br-str'] as List).address, Buffer.from('ISPB,N\xfamero', 'latin1'));
    publishers.modified = EDITION;
    expect((await run('br-str')).fault).toBe('the text is not utf-8');
  });

  test('what the list lacks stays: a town, while the BIC is the same', async () => {
    const [one = {}, two = {}] = records;
    publish('at', list, await file([{ ...one, town: '' }, { ...two, bic: 'ABCDATWW' }, ...records.slice(2)]));
    await run('at');
    const towns = columnOf(stored('banks/AT'), 'town');
    expect(towns[0]).toBe(one.town);
    expect(towns[1]).toBeNull();
  });

  test('a bank that went where another has its BIC now was merged into it', async () => {
    const [one = {}, two = {}] = records;
    publish('at', list, await file([{ ...two, bic: one.bic ?? '' }, ...records.slice(2)]));
    expect((await run('at')).changes[0]).toBe(`merged: ${one.name} (${one.bankCode}) into ${two.name} (${two.bankCode})`);
  });
});

test('a correction by hand of a bank that went is to be removed first', async () => {
  const nl = LISTS.nl as List;
  const { head, records } = rowsOf('banks/NL', Number.POSITIVE_INFINITY);
  store(head, records);
  publish(
    'nl',
    nl,
    await fileOf(
      'nl',
      nl,
      records.filter(({ bankCode }) => bankCode !== 'BOFS'),
    ),
  );
  expect((await run('nl')).fault).toContain('has no row {"bankCode":"BOFS"}');
  expect(stored('banks/NL').edition).toBe('2025-01');
});

test('the names of others mention nobody in the text of a pull request', () => {
  const changes = ['came: @everyone <img src=x>\n# Title (1)'];
  const text = pullRequestText([{ id: 'at', edition: EDITION, dataset: 'banks/AT', changes, notes: [] }], LISTS);
  expect(text.split('\n').filter((line) => line.includes('@'))).toEqual(['    came: @everyone <img src=x> # Title (1)']);
  expect(text).toMatch(/^# Renew banks\/AT\n\n## banks\/AT, edition 2026-11-30\n/);
});
