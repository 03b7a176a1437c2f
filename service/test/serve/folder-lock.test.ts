import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdFolder } from '../../serve/folder-lock.js';
import { UsageError } from '../../serve/io.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'payprep-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that is killed while it listens in the folder. */
const leaveSocket = (): Promise<unknown> =>
  promisify(execFile)(process.execPath, [
    '-e',
    "require('node:net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))",
    join(folder, 'lock'),
  ]).catch(() => undefined);

test('a folder is one’s own until it is let go', async () => {
  const letGo = await holdFolder(folder);
  await expect(holdFolder(folder)).rejects.toThrow(UsageError);
  await letGo();
  await (await holdFolder(folder))();
  expect(readdirSync(folder)).toEqual([]);
});

test('another folder is another one’s', async () => {
  const other = join(folder, 'other');
  mkdirSync(other);
  for (const letGo of [await holdFolder(folder), await holdFolder(other)]) await letGo();
});

test.skipIf(process.platform === 'win32')('what one has left that was killed holds nothing', async () => {
  await leaveSocket();
  expect(readdirSync(folder)).toEqual(['lock']);
  const letGo = await holdFolder(folder);
  await expect(holdFolder(folder)).rejects.toThrow(UsageError);
  await letGo();
  expect(readdirSync(folder)).toEqual([]);
});

test.skipIf(process.platform === 'win32')('of several that find it at once, one gets it', async () => {
  await leaveSocket();
  const all = await Promise.allSettled(Array.from({ length: 8 }, () => holdFolder(folder)));
  const held = all.filter((each) => each.status === 'fulfilled');
  expect(held).toHaveLength(1);
  for (const { value: letGo } of held) await letGo();
});

test('a folder may lie deep', async () => {
  const deep = join(folder, ...Array.from({ length: 10 }, () => 'a-folder-with-a-long-name'));
  mkdirSync(deep, { recursive: true });
  const letGo = await holdFolder(deep);
  await expect(holdFolder(deep)).rejects.toThrow(UsageError);
  await letGo();
  await (await holdFolder(deep))();
});

test('a folder that is not there is a fault', async () => {
  await expect(holdFolder(join(folder, 'nowhere'))).rejects.toThrow(/ENOENT|EACCES/);
});

test('who was killed while opening it is waited for, and not for ever', async () => {
  const path = join(folder, 'opening');
  writeFileSync(path, '');
  const waiting = holdFolder(folder);
  utimesSync(path, new Date(), new Date(Date.now() - 11_000));
  await (await waiting)();
  expect(readdirSync(folder)).toEqual([]);
});
