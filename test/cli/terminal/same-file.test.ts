/** What is read is never written, under whatever name: whoever loses a list of payees loses it for good. */
import { linkSync, readFileSync, symlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import { identityOfPath } from '../../../cli/terminal/file-identity.js';
import { BAD, call, file, GOOD, lines } from '../call.js';

const LIST = lines(GOOD, BAD);
const REFUSED = 'that file is being read; see payprep help validate\n';

/** A file, and another name of it. */
function twoNames(name: string, link: (path: string, other: string) => void): readonly [path: string, other: string] {
  const path = file(name, LIST);
  const other = `${path}.${Math.random()}`;
  link(path, other);
  return [path, other];
}

test.each([
  ['hard', linkSync],
  ['symbolic', symlinkSync],
] as const)('through a %s link', async (kind, link) => {
  const [path, other] = twoNames(`${kind}.ndjson`, link);
  for (const option of ['--out', '--report'])
    expect(await call(['validate', path, option, other])).toMatchObject({ code: 2, err: `payprep: ${option} ${other}: ${REFUSED}` });
  expect(readFileSync(path, 'utf8')).toBe(LIST);
});

test('as standard input', async () => {
  const path = file('stdin.ndjson', LIST);
  const io = { stdinFile: identityOfPath(path) };
  expect(await call(['validate', '--out', path], { stdin: LIST, io })).toMatchObject({
    code: 2,
    err: `payprep: --out ${path}: ${REFUSED}`,
  });
  expect(readFileSync(path, 'utf8')).toBe(LIST);
});

test('as standard output, which would be read without end', async () => {
  const path = file('stdout.ndjson', LIST);
  const io = { stdoutFile: identityOfPath(path) };
  const answer = await call(['validate', path], { io });
  expect(answer).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('standard output is written to a file that is being read'),
  });
  expect(await call(['validate', '--report', path], { stdin: GOOD, io })).toMatchObject({
    code: 2,
    err: `payprep: --report ${path}: that file is written by standard output; see payprep help validate\n`,
  });
});

test('as an overlay', async () => {
  const dataset = {
    ...{
      dataset: 'banks/DE',
      edition: '2026',
      source: { publisher: 'Own list' },
      format: 1,
      confidence: 'manual',
      completeness: 'partial',
    },
    ...{ columns: ['bankCode', 'bic', 'name'], rows: [['37040044', 'COBADEFF', 'Ours']] },
  };
  const overlay = file('overlay.json', JSON.stringify(dataset));
  const { code, err } = await call(['validate', '--overlay', overlay, '--out', overlay], { stdin: GOOD });
  expect([code, err]).toEqual([2, `payprep: --out ${overlay}: ${REFUSED}`]);
});

test('as a list that is imported', async () => {
  const [path, other] = twoNames('list.csv', linkSync);
  for (const format of ['correspondents', 'blz'])
    expect(await call(['data', 'import', format, path, '--out', other])).toMatchObject({
      code: 2,
      err: expect.stringContaining('that file is being read'),
    });
  expect(readFileSync(path, 'utf8')).toBe(LIST);
});

test('a device, and a file that is not there yet, are no file that is read', () => {
  expect([identityOfPath('/dev/null'), identityOfPath('/nowhere/list.csv')]).toEqual([undefined, undefined]);
});
