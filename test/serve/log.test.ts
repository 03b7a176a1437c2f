/** The log: a line an entry, in order, written together where they come together. */
import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { logTo } from '../../src/serve/log.js';

function scene() {
  const written: string[] = [];
  const out = new Writable({
    write(chunk, _, done) {
      written.push(String(chunk));
      done();
    },
  });
  return { written, log: logTo(out, () => new Date('2026-11-22T03:00:00Z')) };
}

test('what comes at once is written at once, in order', async () => {
  const { written, log } = scene();
  log('info', 'one', { status: 200 });
  log('warning', 'two');
  expect(written).toEqual([]);
  await setImmediate();
  expect(written).toEqual([
    '{"time":"2026-11-22T03:00:00.000Z","level":"info","message":"one","status":200}\n' +
      '{"time":"2026-11-22T03:00:00.000Z","level":"warning","message":"two"}\n',
  ]);
  log('info', 'three');
  await setImmediate();
  expect(written).toHaveLength(2);
});

test('an error is written before anything else can happen, behind what came before it', async () => {
  const { written, log } = scene();
  log('info', 'one');
  log('error', 'two');
  expect(written.join('').match(/one|two/g)).toEqual(['one', 'two']);
  await setImmediate();
  expect(written).toHaveLength(1);
});
