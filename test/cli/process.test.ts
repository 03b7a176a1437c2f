/** The program itself, in a process of its own, with pipes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BAD, GOOD, lines } from './call.js';

const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));

function start(...argv: readonly string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN, ...argv], { stdio: 'pipe' });
  const kept = { out: '', err: '' };
  child.stdout.on('data', (piece: Buffer) => {
    kept.out += piece.toString();
  });
  child.stderr.on('data', (piece: Buffer) => {
    kept.err += piece.toString();
  });
  return { child, kept };
}

test('a pipe in, a pipe out, counts on standard error, an exit code', { timeout: 20_000 }, async () => {
  const { child, kept } = start('validate');
  const rows = Array.from({ length: 4000 }, (_, row) => (row % 2 === 0 ? GOOD : BAD));
  child.stdin.end(lines(...rows));
  const [code] = await once(child, 'close');
  expect(
    kept.out
      .split('\n')
      .slice(0, -1)
      .map((line) => (JSON.parse(line) as { status: string }).status),
  ).toEqual(rows.map((row) => (row === GOOD ? 'OK' : 'ALERT')));
  expect(kept.err).toMatch(/^4000 instructions: 2000 OK, 2000 ALERT, 0 unreadable\n/);
  expect(code).toBe(1);
});

test('a reader that goes away: exit code 0, not a word, though input goes on', { timeout: 20_000 }, async () => {
  const { child, kept } = start('validate');
  child.stdin.on('error', () => {}); // the program stops reading: that is the point
  const feeding = setInterval(() => child.stdin.write(`${GOOD}\n`.repeat(2000)), 5);
  child.stdout.once('data', () => child.stdout.destroy());
  const [code] = await once(child, 'exit');
  clearInterval(feeding);
  expect([code, kept.err]).toEqual([0, '']);
});
