/** `--report`: a page that loads nothing, shows no account number, and is safe from what it shows. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../cli/options/languages.js';
import { ACCOUNT, BAD, call, file, GOOD, iban, lines } from '../call.js';

const path = join(mkdtempSync(join(tmpdir(), 'payprep-report-')), 'report.html');
const HOSTILE = '"><script>alert(1)</script>';

async function report(argv: readonly string[], stdin = ''): Promise<string> {
  await call([...argv, '--report', path], { stdin });
  return readFileSync(path, 'utf8');
}

/** Without what parts directions. */
const plain = (page: string): string => page.replace(/<\/?bdi>/g, '');

const belgian = JSON.stringify(iban('BE57539007547135'));

describe('the page', () => {
  test('has totals, the worst codes, countries and banks, and a row for each alert', async () => {
    const page = await report(['validate'], lines(GOOD, BAD, BAD, belgian, '{'));
    expect(page).toContain('<li><strong>1</strong> OK</li><li><strong>3</strong> ALERT</li><li><strong>1</strong> unreadable</li>');
    expect(page).toMatch(/<tr><td>Compare the IBAN[^<]*<code>CREDITOR_IBAN_INCORRECT_CHECK_DIGITS<\/code><\/td><td class="number">2<\/td>/);
    expect(page).toContain('<tr><td>Germany</td><td class="number">2</td></tr>');
    expect([...page.matchAll(/^<tr data-[^>]*><td class="number">(\d)<\/td>/gm)].map(([, row]) => row)).toEqual(['5', '2', '3', '4']);
  });

  test('loads nothing, and allows its own style and script alone', async () => {
    const page = await report(['validate'], lines(BAD));
    expect(page).not.toMatch(/\s(?:src|href|style|on\w+)=/);
    expect(page).not.toMatch(/url\(|@import|https?:/);
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? '';
    for (const [name, text] of [...page.matchAll(/<(style|script)>([\s\S]*?)<\/\1>/g)].map(
      ([, one = '', two = '']) => [one, two] as const,
    )) {
      expect(policy).toContain(`${name}-src 'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
    expect(policy).toMatch(/^default-src 'none';/);
  });

  test('repeats no account number, wherever it stands', async () => {
    const hostile = JSON.stringify({
      ...iban(ACCOUNT, { country: ACCOUNT, currency: ACCOUNT }),
      creditorAgent: { bic: ACCOUNT, clearingSystemMemberId: { memberId: ACCOUNT } },
      creditor: { name: ACCOUNT },
    });
    const page = await report(['validate'], lines(BAD, hostile, `{"x":"${ACCOUNT}`));
    expect(page).not.toContain(ACCOUNT.slice(4));
    expect(page).not.toContain('370400440532013000');
  });

  test('escapes what others wrote: cells, names of banks and of files', async () => {
    const dataset = {
      ...{
        dataset: 'banks/DE',
        edition: '2026',
        source: { publisher: 'Own list' },
        format: 1,
        confidence: 'manual',
        completeness: 'partial',
      },
      ...{ columns: ['bankCode', 'bic', 'name'], rows: [['37040044', 'COBADEFF', HOSTILE]] },
    };
    const paths = [
      file('a<img>.ndjson', lines(JSON.stringify(iban(ACCOUNT, { country: 'US' })))),
      file('b.csv', `country,creditor.name\n${HOSTILE.replaceAll('"', '')},x\n`),
    ];
    const page = await report(['validate', ...paths, '--overlay', file('hostile.json', JSON.stringify(dataset))]);
    expect(page).not.toContain('<script>alert');
    expect(page).not.toContain('<img>');
    expect(page).toContain('a&lt;img&gt;.ndjson');
    expect(page).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  test.each(Object.keys(languages))('is written in the language %s, and leaves no word open', async (tag) => {
    const page = await report(['validate', '--lang', tag], lines(GOOD, BAD, '{}', '{'));
    const texts = await languages[tag as keyof typeof languages].report();
    expect(page).toContain(`<html lang="${tag}"${tag === 'ar' ? ' dir="rtl"' : ''}>`);
    for (const word of [texts.rows, texts.meaning]) expect(page).toContain(`<th scope="col">${word}</th>`);
    for (const word of [texts.cell, texts.severity, texts.fault, texts.correction])
      expect(page).toContain(`<button type="button">${word}</button>`);
    expect(page).toContain(`<td>${texts.malformed}<code>`);
    expect(page.replace(/<(style|script)>[\s\S]*?<\/\1>| data-text="[^"]*"/g, '')).not.toMatch(/[{}]/);
  });

  test('names of banks have a direction of their own, and countries and banks are counted of the rows with an alert', async () => {
    const page = await report(['validate', '--lang', 'ar'], lines(GOOD, JSON.stringify(iban(ACCOUNT, { country: 'US' }))));
    expect(page).toContain('<td><bdi>Commerzbank</bdi></td>');
    expect(page.match(/<th scope="col">ALERT<\/th>/g)).toHaveLength(2);
  });

  test('says in another language what an alert means', async () => {
    expect(await report(['validate', '--lang', 'de'], lines(BAD))).toContain(
      'Ein Zeichen ist vertippt oder vertauscht.<code>CREDITOR_IBAN_INCORRECT_CHECK_DIGITS</code>',
    );
  });

  test('says so where no row has an alert', async () => {
    expect(await report(['validate'], lines(GOOD))).toContain('<p>No row has an alert.</p>');
    expect(await report(['enrich'], lines(GOOD, '{}'))).toContain('<li><strong>1</strong> nothing known</li>');
  });

  test('has a list of ten thousand rows at most, and counts the others', async () => {
    const page = await report(['validate'], '{"country":"ZZ"}\n'.repeat(10_001));
    expect(page.match(/^<tr data-[^>]*><td class="number">\d+<\/td>/gm)).toHaveLength(10_000);
    expect(page).toContain('<p>and 1 more, which are counted above</p>');
  });
});

test('a report that cannot be written is a mistake in the call', async () => {
  expect(await call(['validate', '--report', '/nowhere/report.html'], { stdin: GOOD })).toMatchObject({
    code: 2,
    err: expect.stringMatching(/--report \/nowhere\/report\.html: there is no such folder/),
  });
});

const SHEET = file(
  'payees.csv',
  [
    'Empfänger;IBAN;PLZ;Land;Sachbearbeiter',
    `Ada Berg;${ACCOUNT.slice(0, -1)};1067;Deutschland;Meier`,
    `Bo Lund;${ACCOUNT};;Deutschland;Huber`,
    'Cy Moss;GB29 NWBK 6016 1331 9268 19 NWBKGB2L;;GB;Huber',
    'Di Roth;;;Deutschland;Meier',
    'Eve Sand;3,70400E+15;;Deutschland;Meier',
    `Flo Tal;${ACCOUNT};;Deutschland;Meier`,
    '',
  ].join('\n'),
);

describe('a list of payees', () => {
  test('says in the language what is wrong with which cell, and what was meant, without name and number', async () => {
    const page = plain(await report(['validate', SHEET, '--lang', 'de', '--by', 'Sachbearbeiter', '--no-summary']));
    expect(page).toContain(
      '<strong>B</strong> IBAN</td><td>Meier</td><td class="error" data-rank="0">Fehler</td><td>Die IBAN hat 21 statt 22 Zeichen.',
    );
    expect(page).toContain('<small>PLZ: 01067</small>');
    expect(page).toContain('In dieser Zelle steht mehr als eine Angabe.');
    expect(page).toContain('<small>IBAN: nur die Zeichen 1–27</small><small>BIC: NWBKGB2L</small>'.replace('BIC:', 'creditorAgent.bic:'));
    expect(page).toContain('Die Tabellenkalkulation hat die Zahl gerundet');
    expect(page).toContain('<label>Sachbearbeiter <select id="by">');
    expect(page).not.toMatch(/Berg|Lund|Moss|Roth|Sand|Tal\b|37040044|9268/);
  });

  test('the column of --by is not called unused', async () => {
    const { err } = await call(['validate', SHEET, '--report', path, '--by', 'sachbearbeiter']);
    expect(err).toMatch(/^ {2}Sachbearbeiter → --by$/m);
  });

  test('has the rows that nobody can pay on top', async () => {
    const page = await report(['validate', SHEET, '--no-summary']);
    const rows = [...page.matchAll(/^<tr data-[^>]*><td class="number">(\d)<\/td>/gm)].map(([, row]) => row);
    expect(rows).toEqual(['5', '6', '2', '2', '4']);
  });

  test('names an account that stands under several names by its rows', async () => {
    expect(await report(['validate', SHEET, '--no-summary'])).toContain('<li>Row 3 · Row 7</li>');
  });

  test('shows name, number and the whole correction with --show', async () => {
    const page = plain(await report(['validate', SHEET, '--show', '--no-summary']));
    expect(page).toContain('This page holds names and account numbers');
    expect(page).toContain(`<td>Ada Berg</td><td><small>${ACCOUNT.slice(0, -1)}</small></td>`);
    expect(page).toContain(`<small>IBAN: ${ACCOUNT}</small>`);
    expect(page).toContain('<li>Row 3: Bo Lund · Row 7: Flo Tal</li>');
  });

  test.each([
    ['Empfänger', 'the column of --by is creditor.name, which a report shows only with --show'],
    ['Team', 'it has no column of the name in --by'],
  ])('refuses --by %s', async (by, text) => {
    expect(await call(['validate', SHEET, '--report', path, '--by', by])).toMatchObject({ code: 2, err: expect.stringContaining(text) });
  });
});
