/** A payment file that is larger than memory should need. `npm run trial -- payment-files` does the same with a gigabyte. */
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EXIT } from '../../cli/terminal/io.js';
import { message, payment, SEPA } from '../cli/iso20022/messages.js';
import { peakMemory, start } from './program.js';

const file = message([payment()], { facts: `${SEPA}\n<ReqdExctnDt>\n<Dt>2026-11-23</Dt>\n</ReqdExctnDt>` });
const at = file.indexOf('<CdtTrfTxInf>');
const behind = file.indexOf('</PmtInf>');
const [head, one, foot] = [file.slice(0, at), file.slice(at, behind), file.slice(behind)];
const block = one.repeat(1000);
const BLOCKS = 40;

test.each([['read'], ['completed']])('is %s in constant memory', async (what) => {
  const out = join(mkdtempSync(join(tmpdir(), 'payprep-large-')), 'completed.xml');
  const options = what === 'completed' ? ['--fix', '--out', out] : [];
  const { child, kept, ended } = start(['validate', '--input', 'xml', '--no-summary', ...options]);
  const send = async (blocks: number): Promise<void> => {
    for (let sent = 0; sent < blocks; sent++) if (!child.stdin.write(block)) await once(child.stdin, 'drain');
  };
  child.stdin.write(head);
  await send(BLOCKS / 4);
  const warm = peakMemory(child.pid);
  await send((BLOCKS * 3) / 4);
  expect(peakMemory(child.pid) - warm).toBeLessThan(60_000_000);
  child.stdin.end(foot);
  expect([await ended(), kept.err]).toEqual([0, '']);
  expect(kept.out.split('\n')).toHaveLength(BLOCKS * 1000 + 1);
  if (what === 'completed') expect(statSync(out).size).toBeGreaterThan(head.length + BLOCKS * block.length + foot.length);
});

test.each(['SIGINT', 'SIGTERM'] as const)('a run that %s stops leaves no draft, and an earlier file as it was', async (signal) => {
  const folder = mkdtempSync(join(tmpdir(), 'payprep-stopped-'));
  const out = join(folder, 'completed.xml');
  writeFileSync(out, 'an earlier file');
  const { child, answered, ended } = start(['validate', '--input', 'xml', '--fix', '--out', out]);
  child.stdin.write(head + block);
  await answered(1);
  expect(readdirSync(folder)).toHaveLength(2);
  child.kill(signal);
  expect(await ended()).toBe(EXIT[signal]);
  expect([readdirSync(folder), readFileSync(out, 'utf8')]).toEqual([['completed.xml'], 'an earlier file']);
});
