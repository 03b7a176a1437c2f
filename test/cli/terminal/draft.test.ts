/** What `--out` and `--report` write stands under its name whole, or not at all. */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, lstatSync, mkdtempSync, readdirSync, readFileSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { identityOfPath } from '../../../cli/terminal/file-identity.js';
import { call, file, GOOD, lines } from '../call.js';

const OK = '{"status":"OK","alerts":[]}\n';
const EARLIER = 'an earlier result\n';

function folderWith(content?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'payprep-draft-'));
  const out = join(folder, 'out.ndjson');
  if (content !== undefined) writeFileSync(out, content);
  return { folder, out };
}

describe('--out', () => {
  test('has nothing under its name while the run goes on', async () => {
    const { folder, out } = folderWith();
    const seen: (readonly string[])[] = [];
    const stdin = (function* () {
      yield lines(GOOD);
      seen.push(readdirSync(folder));
      yield lines(GOOD);
    })();
    expect((await call(['validate', '--out', out], { stdin })).code).toBe(0);
    expect(seen).toEqual([[expect.stringMatching(/^\.payprep-.*\.part$/)]]);
    expect([readdirSync(folder), readFileSync(out, 'utf8')]).toEqual([['out.ndjson'], OK + OK]);
  });

  test.each([[undefined], [EARLIER]])('is not written where a file cannot be read to its end: %j stays', async (earlier) => {
    const { folder, out } = folderWith(earlier);
    const { code, err } = await call(['validate', file('good.ndjson', lines(GOOD)), '/nowhere.ndjson', '--out', out]);
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringContaining(`payprep: --out ${out}: not written, because not every file could be read to its end\n`),
    });
    expect(readdirSync(folder)).toEqual(earlier === undefined ? [] : ['out.ndjson']);
    if (earlier !== undefined) expect(readFileSync(out, 'utf8')).toBe(earlier);
  });

  test('keeps the permissions of the file that it replaces', async () => {
    const { out } = folderWith(EARLIER);
    for (const mode of [0o600, 0o666]) {
      chmodSync(out, mode);
      await call(['validate', '--out', out], { stdin: GOOD });
      expect([statSync(out).mode & 0o777, readFileSync(out, 'utf8')]).toEqual([mode, OK]);
    }
  });

  test.each([[EARLIER], [undefined]])('goes through a link, whose file holds %j', async (earlier) => {
    const { folder, out } = folderWith(earlier);
    const link = join(folder, 'link.ndjson');
    symlinkSync('out.ndjson', link);
    await call(['validate', '--out', link], { stdin: GOOD });
    expect([lstatSync(link).isSymbolicLink(), readFileSync(out, 'utf8'), readdirSync(folder)]).toEqual([
      true,
      OK,
      ['link.ndjson', 'out.ndjson'],
    ]);
  });

  test('is written in its place where it is standard output, or a pipe', async () => {
    const { folder, out } = folderWith(EARLIER);
    const inode = statSync(out).ino;
    await call(['validate', '--out', out], { stdin: GOOD, io: { stdoutFile: identityOfPath(out) } });
    expect([statSync(out).ino, readFileSync(out, 'utf8')]).toEqual([inode, OK]);
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const reader = spawn('cat', [pipe], { stdio: ['ignore', 'pipe', 'ignore'] });
    const read = text(reader.stdout);
    expect((await call(['validate', '--out', pipe], { stdin: GOOD })).code).toBe(0);
    expect([await read, statSync(pipe).isFIFO()]).toEqual([OK, true]);
  });

  test('may have a name of all the length that a name can have', async () => {
    const { folder } = folderWith();
    const out = join(folder, `${'n'.repeat(248)}.ndjson`);
    expect((await call(['validate', '--out', out], { stdin: GOOD })).code).toBe(0);
    expect(readFileSync(out, 'utf8')).toBe(OK);
  });

  test('leaves no listeners and no drafts behind', async () => {
    const { folder, out } = folderWith();
    const before = process.listenerCount('exit') + process.listenerCount('SIGINT');
    for (let run = 0; run < 12; run += 1) await call(['validate', '--out', out], { stdin: GOOD });
    expect([process.listenerCount('exit') + process.listenerCount('SIGINT') - before, readdirSync(folder)]).toEqual([0, ['out.ndjson']]);
  });
});

test('--report leaves an earlier page where it cannot be written', async () => {
  const { folder } = folderWith();
  const { code, err } = await call(['validate', '--report', join(folder, 'nowhere', 'r.html')], { stdin: GOOD });
  expect([code, err.includes('there is no such folder'), readdirSync(folder)]).toEqual([2, true, []]);
  const page = join(folder, 'r.html');
  writeFileSync(page, EARLIER);
  expect((await call(['validate', '--report', page], { stdin: GOOD })).code).toBe(0);
  expect([readFileSync(page, 'utf8').startsWith('<!'), readdirSync(folder)]).toEqual([true, ['r.html']]);
});

test('a list that is imported replaces an earlier dataset whole', async () => {
  const { folder, out } = folderWith(EARLIER);
  const list = file('list.csv', lines('bankCode,bic,name', '12,ABCDKE22XXX,Bank'));
  const argv = ['data', 'import', 'csv', list, '--dataset', 'banks/KE', '--edition', '2026', '--out', out];
  expect((await call(argv)).code).toBe(0);
  expect([readFileSync(out, 'utf8').includes('"banks/KE"'), readdirSync(folder)]).toEqual([true, ['out.ndjson']]);
});

describe('what a killed run left', () => {
  test('is deleted after a day, and only that of a process that has ended', async () => {
    const { folder, out } = folderWith();
    const ended = 2 ** 31 - 1; // no process has this number
    const leave = (name: string, days: number): void => {
      writeFileSync(join(folder, name), '{}');
      const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
      utimesSync(join(folder, name), then, then);
    };
    leave(`.payprep-${ended}-0a1b2c3d.part`, 2);
    leave(`.payprep-${ended}-0a1b2c3e.part`, 0.5);
    leave(`.payprep-${process.pid}-0a1b2c3f.part`, 2);
    leave('.payprep-mine.part', 2);
    await call(['validate', '--out', out], { stdin: lines(GOOD) });
    expect(readdirSync(folder)).toEqual(
      [`.payprep-${ended}-0a1b2c3e.part`, `.payprep-${process.pid}-0a1b2c3f.part`, '.payprep-mine.part', 'out.ndjson'].toSorted(),
    );
  });
});
