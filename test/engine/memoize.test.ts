/** What is made when it is first needed is made once. */
import { expect, test, vi } from 'vitest';
import { lazy, lookupIn, memoize } from '../../src/engine/memoize.js';

test('a value, and a value for each key, even where it is undefined', () => {
  const make = vi.fn((key?: string) => (key === 'nothing' ? undefined : { key }));
  const [whole, each] = [lazy(() => make()), memoize(make)];
  expect(make).not.toHaveBeenCalled();
  expect(whole()).toBe(whole());
  for (const key of ['nothing', 'one', 'nothing', 'one']) expect(each(key)).toBe(each(key));
  expect(make).toHaveBeenCalledTimes(3);
});

test('a member of a table is looked up in it once', () => {
  const read = vi.fn((table: Readonly<Record<string, object>>, name: string) => table[name]);
  const member = lookupIn(new Proxy<Readonly<Record<string, object>>>({ SCT: {} }, { get: (table, name) => read(table, String(name)) }));
  expect(member('SCT')).toBe(member('SCT'));
  for (const unknown of ['constructor', '__proto__', 'SEPA']) expect(member(unknown)).toBeUndefined();
  expect(read).toHaveBeenCalledTimes(1);
});
