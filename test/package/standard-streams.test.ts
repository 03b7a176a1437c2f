/** The standard streams of the program as files and directories: what a shell makes of `<`, `>` and `>>`. */
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BAD, file, GOOD, lines } from '../cli/inputs.js';
import { root } from './built.js';

const LIST = lines(GOOD, BAD);

interface Streams {
  readonly from?: string;
  readonly onto?: string;
}

/** Runs the program with standard input from a file or directory, and standard output at the end of a file. */
function run(argv: readonly string[], { from, onto }: Streams) {
  const input = from === undefined ? 'ignore' : openSync(from, 'r');
  const output = onto === undefined ? 'pipe' : openSync(onto, 'a');
  try {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'dist/cli.js'), ...argv], {
      stdio: [input, output, 'pipe'],
      encoding: 'utf8',
      timeout: 30_000,
    });
    return { status, out: stdout ?? '', err: stderr };
  } finally {
    for (const opened of [input, output]) if (typeof opened === 'number') closeSync(opened);
  }
}

const COMMANDS: readonly (readonly string[])[] = [
  ['validate'],
  ['names', '--given', 'a', '--held', 'b'],
  ['address'],
  ['extract'],
  ['iban', '-'],
  ['detect', '-'],
  ['payment-code', '-'],
];

test.each(COMMANDS.map((argv) => ({ argv })))('payprep $argv.0 < directory is no empty list', ({ argv }) => {
  const { status, out, err } = run(argv, { from: tmpdir() });
  expect([status, out]).toEqual([2, '']);
  expect(err).toMatch(/^payprep: standard input: it is a directory/);
});

test('an empty file and a file are read', () => {
  expect(run(['validate', '--no-summary'], { from: file('none.ndjson', '') })).toEqual({ status: 0, out: '', err: '' });
  expect(run(['validate', '--no-summary'], { from: file('some.ndjson', LIST) })).toMatchObject({ status: 1, err: '' });
});

test('the answers never go into the file that is read', () => {
  const path = file('own.ndjson', LIST);
  const refused = 'payprep: standard output is written to a file that is being read; see payprep help validate\n';
  expect(run(['validate'], { from: path, onto: path })).toMatchObject({ status: 2, err: refused });
  expect(run(['validate', path], { onto: path })).toMatchObject({ status: 2, err: refused });
  expect(run(['validate', '--out', path], { from: path })).toMatchObject({
    status: 2,
    err: expect.stringContaining('that file is being read'),
  });
  expect(readFileSync(path, 'utf8')).toBe(LIST);
});

test('but to the end of another', () => {
  const answers = file('answers.ndjson', '');
  expect(run(['validate', '--no-summary'], { from: file('list.ndjson', LIST), onto: answers })).toMatchObject({ status: 1, err: '' });
  expect(readFileSync(answers, 'utf8').split('\n')).toHaveLength(3);
});
