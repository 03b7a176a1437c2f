/** What is made when it is first needed is made once. */
import { expect, test, vi } from 'vitest';
import { lazy } from '../../rules/vocabulary/lazy.js';
import { memoize } from '../../src/rules-and-data/memoize.js';

test('a value, and a value for each key, even where it is undefined', () => {
  const make = vi.fn((key?: string) => (key === 'nothing' ? undefined : { key }));
  const [whole, each] = [lazy(() => make()), memoize(make)];
  expect(make).not.toHaveBeenCalled();
  expect(whole()).toBe(whole());
  for (const key of ['nothing', 'one', 'nothing', 'one']) expect(each(key)).toBe(each(key));
  expect(make).toHaveBeenCalledTimes(3);
});
