/** Output to readers that are slow, go away or fail. */
import { existsSync } from 'node:fs';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { call, GOOD } from '../call.js';

const CHUNK = `${GOOD}\n`.repeat(500);

/** Input of up to `limit` chunks, and how many of them were read. */
function createInput(limit: number) {
  const state = { given: 0, closed: false };
  function* chunks() {
    try {
      for (; state.given < limit; state.given++) yield CHUNK;
    } finally {
      state.closed = true;
    }
  }
  return { state, chunks: chunks() };
}

const systemError = (code: string): Error => Object.assign(new Error(code), { code, syscall: 'write' });

test('a slow reader slows the input down, and gets everything in order', async () => {
  const { state, chunks } = createInput(40);
  let received = 0;
  let ahead = 0;
  const slow = new Writable({
    highWaterMark: 1024,
    write(piece: Buffer, _encoding, done) {
      received += piece.length;
      ahead = Math.max(ahead, state.given * 500 - received / 28);
      setTimeout(done, 1);
    },
  });
  const { code } = await call(['validate', '--no-summary'], { stdin: chunks, io: { stdout: slow } });
  expect(code).toBe(0);
  expect(received).toBe(40 * 500 * '{"status":"OK","alerts":[]}\n'.length);
  expect(ahead).toBeLessThan(6000); // rows: two pieces and a chunk, of 20 000
});

test('a reader that goes away ends the run quietly', async () => {
  const { state, chunks } = createInput(10_000);
  const gone = new Writable({ write: (_piece, _encoding, done) => done(systemError('EPIPE')) });
  const { code, err } = await call(['validate'], { stdin: chunks, io: { stdout: gone } });
  expect([code, err]).toEqual([0, '']);
  expect(state.given).toBeLessThan(50);
  expect(state.closed).toBe(true);
});

test('a reader that goes away while the last piece waits ends the run quietly', async () => {
  const gone = new Writable({ highWaterMark: 1, write: (_piece, _encoding, done) => void setTimeout(() => done(systemError('EPIPE')), 5) });
  expect(await call(['validate'], { stdin: GOOD, io: { stdout: gone } })).toMatchObject({ code: 0, err: '' });
});

test('a reader that closes without an error ends the run quietly', async () => {
  const { chunks } = createInput(10_000);
  const closing = new Writable({
    highWaterMark: 1,
    write() {
      this.destroy();
    },
  });
  expect(await call(['validate'], { stdin: chunks, io: { stdout: closing } })).toMatchObject({ code: 0, err: '' });
});

test('a full disk is reported with exit code 2', async () => {
  const full = new Writable({ write: (_piece, _encoding, done) => done(systemError('ENOSPC')) });
  const { code, err } = await call(['validate'], { stdin: GOOD, io: { stdout: full } });
  expect([code, err]).toEqual([2, 'payprep: the output cannot be written: the disk is full\n']);
});

test.each([
  ['iban', 'DE89370400440532013000'],
  ['sample', '--country', 'DE'],
  ['completion', 'bash'],
])('so it is by a look-up: %s', async (...argv) => {
  const full = new Writable({ write: (_piece, _encoding, done) => done(systemError('ENOSPC')) });
  expect(await call(argv, { io: { stdout: full } })).toMatchObject({
    code: 2,
    err: expect.stringMatching(/payprep: the output cannot be written: the disk is full\n$/),
  });
});

test('so it is where the stream is gone before its error is known', async () => {
  const full = new Writable({
    write(_piece, _encoding, done) {
      done();
      this.destroy(systemError('ENOSPC'));
    },
  });
  expect(await call(['validate'], { stdin: GOOD, io: { stdout: full } })).toMatchObject({
    code: 2,
    err: 'payprep: the output cannot be written: the disk is full\n',
  });
});

test.skipIf(!existsSync('/dev/full'))('so it is where only the last bytes of --out do not fit', async () => {
  const { code, err } = await call(['validate', '--out', '/dev/full'], { stdin: GOOD });
  expect([code, err]).toEqual([2, 'payprep: --out /dev/full cannot be written: the disk is full\n']);
});

test('the report does not overwrite the result', async () => {
  const { code, err } = await call(['validate', '--out', 'same.html', '--report', './same.html'], { stdin: GOOD });
  expect([code, err]).toEqual([2, 'payprep: --report ./same.html: that file is written by --out; see payprep help validate\n']);
});

test('slow input is answered as it arrives', async () => {
  let out = '';
  const seen: string[] = [];
  const stdout = new Writable({
    write(piece: Buffer, _encoding, done) {
      out += piece.toString();
      done();
    },
  });
  async function* trickle() {
    for (let row = 0; row < 3; row++) {
      yield `${GOOD}\n`;
      await new Promise((resolve) => setTimeout(resolve, 20));
      seen.push(out);
    }
  }
  await call(['validate'], { stdin: trickle() as unknown as Iterable<string>, io: { stdout } });
  expect(seen.map((text) => text.split('\n').length - 1)).toEqual([1, 2, 3]);
});
