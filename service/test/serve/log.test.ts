/** The log: a line an entry, in order, written together where they come together. */
import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { factsOfAnswer, logTo } from '../../serve/log.js';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T03:00:00Z'), toFake: ['Date', 'setTimeout', 'setImmediate'] }));
afterEach(() => vi.useRealTimers());

function scene() {
  const written: string[] = [];
  const out = new Writable({
    write(chunk, _, done) {
      written.push(String(chunk));
      done();
    },
  });
  return { written, log: logTo(out, () => new Date()) };
}

const messagesIn = (written: readonly string[]) => written.map((text) => text.match(/(?<="message":")\w+/g));

test('what comes at once is written at once, in order', () => {
  const { written, log } = scene();
  log('info', 'one', { status: 200 });
  log('warning', 'two');
  expect(written).toEqual([]);
  vi.advanceTimersByTime(0);
  expect(written).toEqual([
    '{"time":"2026-11-22T03:00:00.000Z","level":"info","message":"one","status":200}\n' +
      '{"time":"2026-11-22T03:00:00.000Z","level":"warning","message":"two"}\n',
  ]);
});

test('what comes soon behind it waits for a tenth of a second, and for others', () => {
  const { written, log } = scene();
  log('info', 'one');
  vi.advanceTimersByTime(10);
  log('info', 'two');
  vi.advanceTimersByTime(50);
  log('info', 'three');
  vi.advanceTimersByTime(39);
  expect(messagesIn(written)).toEqual([['one']]);
  vi.advanceTimersByTime(1);
  expect(messagesIn(written)).toEqual([['one'], ['two', 'three']]);
  vi.advanceTimersByTime(100);
  log('info', 'four');
  vi.advanceTimersByTime(0);
  expect(messagesIn(written)).toEqual([['one'], ['two', 'three'], ['four']]);
});

test('a clock that is set back makes nothing wait', () => {
  const { written, log } = scene();
  log('info', 'one');
  vi.advanceTimersByTime(0);
  vi.setSystemTime(new Date('2026-11-21T03:00:00Z'));
  log('info', 'two');
  vi.advanceTimersByTime(0);
  expect(messagesIn(written)).toEqual([['one'], ['two']]);
});

test('an error is written before anything else can happen, behind what came before it', () => {
  const { written, log } = scene();
  log('info', 'one');
  log('error', 'two');
  expect(messagesIn(written)).toEqual([['one', 'two']]);
  vi.advanceTimersByTime(200);
  expect(written).toHaveLength(1);
});

test('a lot of it is written before its time', () => {
  const { written, log } = scene();
  for (let line = 0; line < 1_000; line++) log('info', 'x', { filler: 'x'.repeat(100) });
  expect(written.length).toBeGreaterThan(1);
  vi.advanceTimersByTime(100);
  expect(written.join('').split('\n')).toHaveLength(1_001);
});

test.each(['acme', 'a "b" \\ c', 'Ä\u2028Ö', ''])('an answer is written as JSON.stringify writes it: %j', (organization) => {
  const { written, log } = scene();
  const told = { requestId: 'A.b:c-1_2', method: 'POST', status: 200, milliseconds: 3, route: '/payments/validations', organization };
  const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
  log('info', 'answered', factsOfAnswer({ ...told, traceId, spanId, code: undefined, limit: undefined, error: undefined }));
  vi.advanceTimersByTime(0);
  const line = { time: '2026-11-22T03:00:00.000Z', level: 'info', message: 'answered', ...told, trace_id: traceId, span_id: spanId };
  expect(written).toEqual([`${JSON.stringify(line)}\n`]);
});
