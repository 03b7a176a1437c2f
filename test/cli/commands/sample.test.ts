/** `payprep sample`: made-up payments, one a line. */
import { expect, test } from 'vitest';
import { call } from '../call.js';

test('right payments, as many as are asked for, each by a seed of its own', async () => {
  const { code, out, err } = await call(['sample', '--country', 'de', '--system', 'sct', '--count', '3']);
  const lines = out.trimEnd().split('\n');
  expect({ code, err, count: lines.length, different: new Set(lines).size }).toEqual({ code: 0, err: '', count: 3, different: 3 });
  const second = await call(['sample', '--country', 'DE', '--system', 'SCT', '--seed', '2']);
  expect(second.out).toBe(`${lines[1]}\n`);
  const checked = await call(['validate'], { stdin: out });
  expect(checked.code).toBe(0);
});

test('--alert writes payments that raise this alert', async () => {
  const { out } = await call([
    'sample',
    '--country',
    'NL',
    '--alert',
    'CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN',
    '--seed',
    'demo',
    '--count',
    '2',
  ]);
  const { out: checked } = await call(['validate'], { stdin: out });
  const answers = checked
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  const answer = { status: 'ALERT', alerts: [{ code: 'CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN' }] };
  expect(answers).toEqual([answer, answer]);
});

test('says where there is none, and what a wrong call meant', async () => {
  expect(await call(['sample', '--country', 'US', '--alert', 'CREDITOR_IBAN_INVALID_FORMAT'])).toMatchObject({
    code: 1,
    out: '',
    err: 'payprep: no single fault raises this alert along this corridor\n',
  });
  expect(await call(['sample'])).toMatchObject({ code: 2, err: expect.stringContaining('sample needs a country') });
  expect(await call(['sample', '--country', 'DE', '--system', 'SCTT'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('did you mean SCT?'),
  });
  expect(await call(['sample', '--country', 'DE', '--count', '0'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('--count is a number'),
  });
});
