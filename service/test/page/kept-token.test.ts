/** How long the token of a session is kept: until the session ends, and in this tab. */
import { expect, test } from 'vitest';
import { forgettingFetch, keptToken, type TokenStorage } from '../../page/src/kept-token.js';

const TOKEN = 't'.repeat(43);

function tab(): TokenStorage & { readonly items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

test('it is read again by the same page, and by no other', () => {
  const storage = tab();
  keptToken(() => storage, '/session').keep(TOKEN);
  expect(keptToken(() => storage, '/session').read()).toBe(TOKEN);
  expect(keptToken(() => storage, '/other/session').read()).toBeUndefined();
});

test('it is gone when it is forgotten', () => {
  const storage = tab();
  const kept = keptToken(() => storage, '/session');
  kept.keep(TOKEN);
  kept.forget();
  expect(kept.read()).toBeUndefined();
  expect(storage.items.size).toBe(0);
});

test('a browser that keeps nothing is no error', () => {
  const kept = keptToken(() => {
    throw new DOMException('denied', 'SecurityError');
  }, '/session');
  kept.keep(TOKEN);
  expect(kept.read()).toBeUndefined();
  kept.forget();
});

test.each([
  [200, false],
  [503, false],
  [401, true],
])('an answer of %d: forgotten is %s', async (status, isForgotten) => {
  let forgotten = false;
  const fetch = forgettingFetch(async () => new Response(null, { status }), { forget: () => (forgotten = true) });
  expect((await fetch('https://pay.example.com/session/api')).status).toBe(status);
  expect(forgotten).toBe(isForgotten);
});
