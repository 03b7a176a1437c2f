import { describe, expect, test } from 'vitest';
import { joinGroups } from '../../../cli/commands/iban.js';
import { fillUnread } from '../../../src/iban.js';
import { call, file, lines } from '../call.js';

const report = async (...argv: readonly string[]) => call(['iban', ...argv]);

describe('arguments that are groups of one IBAN are joined', () => {
  test.each([
    [['DE89370400440532013000'], ['DE89370400440532013000']],
    [['DE89 3704 0044 0532 0130 00'], ['DE89 3704 0044 0532 0130 00']],
    [['DE89', '3704', '0044', '0532', '0130', '00'], ['DE89 3704 0044 0532 0130 00']],
    [
      ['BE68', '5390', '0754', '7034', 'DE89', '3704', '0044', '0532', '0130', '00'],
      ['BE68 5390 0754 7034', 'DE89 3704 0044 0532 0130 00'],
    ],
    [
      ['BE68539007547034', 'GB29NWBK60161331926819'],
      ['BE68539007547034', 'GB29NWBK60161331926819'],
    ],
    [['xx', 'yy'], ['xx yy']],
  ])('%j', (args, expected) => expect(joinGroups(args)).toEqual(expected));
});

test('a valid IBAN is shown with its parts and its bank', async () => {
  const { code, out } = await report('de89', '3704', '0044', '0532', '0130', '00');
  expect(code).toBe(0);
  expect(out).toMatch(/^de89 3704 0044 0532 0130 00 {2}valid\n/);
  for (const line of [
    'country          DE Germany',
    'check digits     89',
    'bank code        37040044',
    'account          0532013000',
    'national check   passed',
    'bank             Commerzbank',
    'BIC              COBADEFFXXX',
    'print format     DE89 3704 0044 0532 0130 00',
    'electronic       DE89370400440532013000',
  ]) {
    expect(out).toContain(`  ${line}\n`);
  }
  expect(out).toMatch(/ {2}systems {10}SCT_INST, SCT/);
});

test('branch and national check digits are shown where a country has them', async () => {
  const { out } = await report('FR1420041010050500013M02606');
  expect(out).toContain('  branch           01005\n');
  expect(out).toContain('  national digits  06\n');
});

test('a national check that is not covered is shown as such', async () => {
  expect((await report('MT84MALT011000012345MTLCAST001S')).out).toContain('  national check   not covered\n');
});

test('a country without a known system and outside the IBAN registry is shown as such', async () => {
  const { code, out } = await report('IR580540105180021273113007');
  expect(out).toContain('(not in the IBAN registry)');
  expect(out).toContain('  systems          none known\n');
  expect(code).toBe(0);
});

test('a wrong IBAN is shown with the place, the reason and the correction', async () => {
  const { code, out } = await report('DE89 3704 0044 0523 0130 00');
  expect(code).toBe(1);
  expect(out).toBe(
    lines(
      'DE89 3704 0044 0523 0130 00  not valid',
      '  ^^',
      '  The check digits of the IBAN are wrong: a character is mistyped or swapped.',
      '  (CREDITOR_IBAN_INCORRECT_CHECK_DIGITS, error)',
      '  probably meant: DE89 3704 0044 0532 0130 00',
    ),
  );
});

test('the caret points at the wrong character in the text as it was given', async () => {
  const { out } = await report('iban: DE89 3704 OO44 0532 0130 00');
  const [first = '', second = ''] = out.split('\n');
  expect(second).toMatch(/^ +\^$/);
  expect(first[second.indexOf('^')]).toBe('O');
});

test('a valid IBAN that is likely wrong is called doubtful', async () => {
  const { code, out } = await report('BE57539007547135'); // no bank has the code 539
  expect(code).toBe(1);
  expect(out).toMatch(/^BE57539007547135 {2}valid, but doubtful\n {2}No known bank in Belgium has the bank identifier in the IBAN\.\n/);
  expect(out).toContain('  country          BE Belgium\n');
});

test('a blank line separates several IBANs', async () => {
  const { code, out } = await report('GB29NWBK60161331926819', 'nonsense');
  expect(code).toBe(1);
  expect(out).toMatch(/^GB29NWBK60161331926819 {2}valid\n[\s\S]+\n\nnonsense {2}not valid\n {2}\^\n/);
});

test('control characters do not reach the terminal', async () => {
  expect((await report('\u001b[2JDE89370400440532013000')).out).not.toContain('\u001b');
});

test('--json prints one object an IBAN', async () => {
  const { out } = await report('DE89370400440532013000', 'DE89370400440523013000', '--json');
  const [good, bad] = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(good).toMatchObject({
    text: 'DE89370400440532013000',
    valid: true,
    status: 'OK',
    iban: { country: 'DE', bank: '37040044', account: '0532013000', nationalCheck: 'passed' },
    printFormat: 'DE89 3704 0044 0532 0130 00',
    creditorAgent: { bic: 'COBADEFFXXX' },
    alerts: [{ code: 'CREDITOR_ACCOUNT_NUMBER_SUSPICIOUS', severity: 'info' }],
  });
  expect(bad).toMatchObject({
    valid: false,
    status: 'ALERT',
    alerts: [{ code: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS', range: [2, 4], corrected: 'DE89 3704 0044 0532 0130 00' }],
  });
  expect(bad).not.toHaveProperty('iban');
});

test('--overlay and --on are applied', async () => {
  const dataset = {
    ...{
      dataset: 'banks/DE',
      edition: '2026',
      source: { publisher: 'Own list' },
      format: 1,
      confidence: 'manual',
      completeness: 'partial',
    },
    ...{ columns: ['bankCode', 'name'], rows: [['37040044', 'Own Bank']] },
  };
  const { out } = await report('DE89370400440532013000', '--overlay', file('iban.json', JSON.stringify(dataset)), '--on', '2005-01-01');
  expect(out).toContain('  bank             Own Bank\n');
  // before SEPA; the overlay names no BIC, so that of the directory stays
  expect(out).toContain('  systems          SWIFT\n');
});

test('an IBAN with words around it is found, and the answer says so', async () => {
  const { code, out } = await report('Konto DE89370400440532013000');
  expect([code, out.split('\n').slice(0, 2)]).toEqual([
    0,
    ['found in the text: Konto DE89370400440532013000', 'DE89 3704 0044 0532 0130 00  valid'],
  ]);
  const json = await report('Konto DE89370400440532013000', '--json');
  expect(JSON.parse(json.out)).toMatchObject({ text: 'Konto DE89370400440532013000', found: 'DE89370400440532013000', valid: true });
});

test('a mistyped IBAN with words around it stays what it is, and so do two', async () => {
  for (const text of ['Konto DE88370400440532013000', 'DE89370400440532013000 NL91ABNA0417164300']) {
    const { code, out } = await report(text);
    expect([code, out]).toEqual([1, expect.not.stringContaining('found in the text')]);
  }
});

test('a character that cannot be read: the IBANs that it can be, and none of three', async () => {
  const { code, out } = await report('DE89 3704 0044 0532 0?30 00');
  expect(code).toBe(1);
  expect(out).toContain('  can be: compare with the document\n    DE89 3704 0044 0532 0130 00\n');
  const two = JSON.parse((await report('DE88 3704 0044 0532 0?3? 00', '--output', 'json')).out);
  expect(two.candidates).toEqual(fillUnread('DE88 3704 0044 0532 0?3? 00'));
  expect((await report('DE8? 1')).out).toContain('no IBAN with these characters passes its checks');
  expect((await report('DE8? 3704 0044 0532 0?3? 00')).out).not.toMatch(/can be|no IBAN with/);
  expect((await report('DE89370400440532013000')).out).not.toContain('can be');
});
