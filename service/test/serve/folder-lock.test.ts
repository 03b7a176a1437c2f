import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from '../../serve/folder-lock.js';
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
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(UsageError);
  await release();
  await (await lockFolder(folder))();
  expect(readdirSync(folder)).toEqual([]);
});

test('another folder is another one’s', async () => {
  const other = join(folder, 'other');
  mkdirSync(other);
  for (const release of [await lockFolder(folder), await lockFolder(other)]) await release();
});

test.skipIf(process.platform === 'win32')('what one has left that was killed holds nothing', async () => {
  await leaveSocket();
  expect(readdirSync(folder)).toEqual(['lock']);
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(UsageError);
  await release();
  expect(readdirSync(folder)).toEqual([]);
});

test.skipIf(process.platform === 'win32')('of several that find it at once, one gets it', async () => {
  await leaveSocket();
  const all = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  const held = all.filter((each) => each.status === 'fulfilled');
  expect(held).toHaveLength(1);
  for (const { value: release } of held) await release();
});

test('a folder may lie deep', async () => {
  const deep = join(folder, ...Array.from({ length: 10 }, () => 'a-folder-with-a-long-name'));
  mkdirSync(deep, { recursive: true });
  const release = await lockFolder(deep);
  await expect(lockFolder(deep)).rejects.toThrow(UsageError);
  await release();
  await (await lockFolder(deep))();
});

test('a folder that is not there is a fault', async () => {
  await expect(lockFolder(join(folder, 'nowhere'))).rejects.toThrow(/ENOENT|EACCES/);
});

test('who was killed while opening it is waited for, and not for ever', async () => {
  const path = join(folder, 'opening');
  writeFileSync(path, '');
  const waiting = lockFolder(folder);
  utimesSync(path, new Date(), new Date(Date.now() - 11_000));
  await (await waiting)();
  expect(readdirSync(folder)).toEqual([]);
});
