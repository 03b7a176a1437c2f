import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SharedWork, withTimeout } from '../../../http/authentication/deadline.js';
import { silence } from './support.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const timeout = expect.objectContaining({ reason: 'TIMEOUT' });

test('what ends in time is what it is, and leaves no timer behind', async () => {
  expect(await withTimeout(10, async () => 'done')).toBe('done');
  await expect(withTimeout(10, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  await expect(
    withTimeout(10, () => {
      throw new Error('at once');
    }),
  ).rejects.toThrow('at once');
  expect(vi.getTimerCount()).toBe(0);
});

test('what fails because it is told to end is late, whatever it says', async () => {
  const work = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
  const waiting = expect(withTimeout(10, work)).rejects.toEqual(timeout);
  await vi.advanceTimersByTimeAsync(10);
  await waiting;
});

test('work of one name is shared, of another it is not', async () => {
  const shared = new SharedWork<string>(10);
  const work = vi.fn(async () => 'done');
  expect(await Promise.all([shared.run('a', work), shared.run('a', work), shared.run('b', work)])).toEqual(['done', 'done', 'done']);
  expect(work).toHaveBeenCalledTimes(2);
  expect([shared.isRunning('a'), shared.isRunning('b')]).toEqual([false, false]);
  await shared.run('a', work);
  expect(work).toHaveBeenCalledTimes(3);
});

test('a failure is shared, and is not kept', async () => {
  const shared = new SharedWork<string>(10);
  const fail = () => Promise.reject(new Error('failed'));
  const both = await Promise.allSettled([shared.run('a', fail), shared.run('a', silence)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await shared.run('a', async () => 'done')).toBe('done');
});

test('work that hangs is begun anew, and who waits for the old one does not disturb the new one', async () => {
  const shared = new SharedWork<string>(10);
  const begun = vi.fn(silence);
  const first = expect(shared.run('a', begun)).rejects.toEqual(timeout);
  await vi.advanceTimersByTimeAsync(5);
  const late = expect(shared.run('a', begun)).rejects.toEqual(timeout);
  await vi.advanceTimersByTimeAsync(5);
  await first;
  const next = expect(shared.run('a', begun)).rejects.toEqual(timeout);
  await vi.advanceTimersByTimeAsync(5);
  await late;
  expect(shared.isRunning('a')).toBe(true);
  const joined = expect(shared.run('a', begun)).rejects.toEqual(timeout);
  expect(begun).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10);
  await Promise.all([next, joined]);
});
