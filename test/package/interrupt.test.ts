/** A run of the built program that somebody stops, as a process that gets the signal. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/set-up.mjs';
import { GOOD } from '../cli/inputs.js';

const PATIENCE = 120_000;
const MAIN = join(root, 'dist/cli.js');
const HEADER = 'Name,IBAN\n';
const ROWS = 'Ada,DE89370400440532013000\nBo,DE88370400440532013000\n';

const folder = (): string => mkdtempSync(join(tmpdir(), 'payprep-interrupt-'));

function start(argv: readonly string[], stdout: 'pipe' | number = 'pipe') {
  const child: ChildProcess = spawn(process.execPath, [MAIN, ...argv], { stdio: ['pipe', stdout, 'pipe'] });
  let err = '';
  child.stderr?.on('data', (piece: Buffer) => {
    err += piece.toString();
  });
  const ended = async (): Promise<readonly unknown[]> => [...(await once(child, 'close')), err];
  return { child, ended };
}

async function until(isDone: () => boolean): Promise<void> {
  for (const from = Date.now(); !isDone() && Date.now() - from < PATIENCE; ) await new Promise((resolve) => setTimeout(resolve, 50));
}

test('what is written into a file ends with a whole row, and standard error says that it is incomplete', {
  timeout: PATIENCE,
}, async () => {
  const path = join(folder(), 'checked.csv');
  const { child, ended } = start(['validate', '--input', 'csv', '--output', 'csv', '--lang', 'de', '--no-summary'], openSync(path, 'w'));
  child.stdin?.write(HEADER + ROWS + ROWS);
  await until(() => readFileSync(path, 'utf8').split('\n').length > 4);
  child.kill('SIGINT');
  const [code, signal, err] = await ended();
  expect([code, signal]).toEqual([130, null]);
  expect(err).toBe(
    'payprep: abgebrochen nach 4 Zeilen\npayprep: die Ausgabe ist unvollständig: Sie endet hinter der letzten dieser Zeilen\n',
  );
  const written = readFileSync(path, 'utf8');
  expect(written.endsWith('\n')).toBe(true);
  expect(written.trimEnd().split('\n')).toHaveLength(5);
});

test('a file of --out is not put into its place, and no draft stays', { timeout: PATIENCE }, async () => {
  const place = folder();
  const path = join(place, 'answers.ndjson');
  writeFileSync(path, 'an earlier file');
  const { child, ended } = start(['validate', '--out', path, '--report', join(place, 'r.html'), '--jobs', '1']);
  child.stdin?.write(`${GOOD}\n`.repeat(3));
  await until(() => readdirSync(place).some((name) => name.endsWith('.part') && statSync(join(place, name)).size > 0));
  child.kill('SIGTERM');
  const [code, , err] = await ended();
  expect(code).toBe(143);
  expect(err).toBe(
    `payprep: stopped after 3 rows\npayprep: --out ${path}: not written; what stood there before is unchanged\npayprep: --report ${join(place, 'r.html')}: not written; what stood there before is unchanged\n`,
  );
  expect([readdirSync(place), readFileSync(path, 'utf8')]).toEqual([['answers.ndjson'], 'an earlier file']);
});

test('of files, it says how far they were read', { timeout: PATIENCE }, async () => {
  const place = folder();
  const path = join(place, 'long.ndjson');
  writeFileSync(path, `${GOOD}\n`.repeat(100_000));
  const out = join(place, 'answers.ndjson');
  const { child, ended } = start(['explain', path, '--jobs', '1'], openSync(out, 'w'));
  await until(() => statSync(out).size > 0);
  child.kill('SIGINT');
  const [code, , err] = await ended();
  expect(code).toBe(130);
  const [, rows] = /stopped after (\d+) rows \(\d+% of the input\)/.exec(String(err)) ?? [];
  const written = readFileSync(out, 'utf8').split('\n');
  expect([written.length - 1, written.at(-1)]).toEqual([Number(rows), '']);
  for (const line of written.slice(0, -1)) expect(line.endsWith('}')).toBe(true);
});
