/** How long the token of a session and what was typed in it are kept: until the session ends, and in this tab. */
import { expect, test } from 'vitest';
import type { Draft } from '../../page/src/form/kept-draft.js';
import { forgettingFetch, keptSession } from '../../page/src/kept-session.js';
import type { TabStorage } from '../../page/src/kept-text.js';

const TOKEN = 't'.repeat(43);

const DRAFT: Draft = {
  choice: { country: 'DE', method: 'BANK_ACCOUNT', currency: 'EUR', type: 'INDIVIDUAL', accountIdType: 'IBAN' },
  values: { '/creditor/name': 'Bertha Beispiel' },
  sent: { details: '', key: '' },
};

const LISTED = { id: 'one', country: 'DE', currency: 'EUR', method: 'BANK_ACCOUNT', isDefault: true, etag: '"v1"' };

function tab(): TabStorage & { readonly items: Map<string, string> } {
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
  keptSession(() => storage, '/session').keep(TOKEN);
  expect(keptSession(() => storage, '/session').read()).toBe(TOKEN);
  expect(keptSession(() => storage, '/other/session').read()).toBeUndefined();
});

test('it is gone when it is forgotten, and what was typed with it', () => {
  const storage = tab();
  const kept = keptSession(() => storage, '/session');
  kept.keep(TOKEN);
  kept.draft.keep(DRAFT);
  kept.forget();
  expect(kept.read()).toBeUndefined();
  expect(storage.items.size).toBe(0);
});

test('what was typed is read again in its session, and is gone with another one', () => {
  const storage = tab();
  const kept = keptSession(() => storage, '/session');
  kept.keep(TOKEN);
  kept.draft.keep({ ...DRAFT, recipient: LISTED });
  kept.keep(TOKEN);
  expect(keptSession(() => storage, '/session').draft.read()).toEqual({ ...DRAFT, recipient: LISTED });
  kept.keep('u'.repeat(43));
  expect(kept.draft.read()).toBeUndefined();
  expect([...storage.items.values()]).toEqual(['u'.repeat(43)]);
});

test.each([
  '',
  '{',
  'null',
  '{}',
  '{"choice":{},"values":{},"sent":{"details":"","key":""}}',
  JSON.stringify({ ...DRAFT, values: { '/creditor/name': 1 } }),
])('what is no draft is none: %s', (text) => {
  const storage = tab();
  storage.setItem('payprep-draft /session', text);
  expect(keptSession(() => storage, '/session').draft.read()).toBeUndefined();
});

test('a browser that keeps nothing is no error', () => {
  const kept = keptSession(() => {
    throw new DOMException('denied', 'SecurityError');
  }, '/session');
  kept.keep(TOKEN);
  kept.draft.keep(DRAFT);
  expect([kept.read(), kept.draft.read()]).toEqual([undefined, undefined]);
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
