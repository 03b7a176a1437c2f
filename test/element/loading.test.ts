/** What is loaded is tried again while it fails, and only the last that was asked for counts. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Loading } from '../../src/element/loading.js';

const element = () => Object.assign(new EventTarget(), { isConnected: true }) as unknown as HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('tells of a failure, tries again later and later, and tells when it is there', async () => {
  const target = element();
  const errors: unknown[] = [];
  target.addEventListener('loaderror', (event) => errors.push((event as CustomEvent).detail.error));
  const loading = new Loading(target);
  const load = vi.fn<() => Promise<void>>().mockRejectedValueOnce('first').mockRejectedValueOnce('second').mockResolvedValue();
  const loaded = vi.fn<() => void>();
  loading.start(load, loaded);
  await loading.done;
  expect([loading.hasFailed, errors]).toEqual([true, ['first']]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(errors).toEqual(['first', 'second']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(loaded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect([loading.hasFailed, loaded.mock.calls.length]).toEqual([false, 1]);
});

test('of two, the last one counts, and is waited for', async () => {
  const loading = new Loading(element());
  const said: string[] = [];
  let release = (): void => undefined;
  loading.start(
    () => new Promise<void>((resolve) => (release = resolve)),
    () => said.push('one'),
  );
  const first = loading.done;
  loading.start(
    async () => undefined,
    () => said.push('two'),
  );
  release();
  await first;
  expect(said).toEqual(['two']);
});

test('an element that has left the page asks no more', async () => {
  const target = element();
  const loading = new Loading(target);
  const load = vi.fn<() => Promise<void>>().mockRejectedValue('gone');
  loading.start(load, () => undefined);
  await loading.done;
  Object.assign(target, { isConnected: false });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(1);
});
