/** How long the token of a session and what was typed in it are kept in a tab: until the session ends, and an hour. */
import { describe, expect, test, vi } from 'vitest';
import { type KeptDraft, type KeptForm, keptDraft } from '../../page/src/form/kept-draft.js';
import { forgettingFetch, keptSession } from '../../page/src/kept-session.js';
import { keptText, type TabStorage } from '../../page/src/kept-text.js';
import { sealText } from '../../page/src/sealed-text.js';

const TOKEN = 't'.repeat(43);

const DRAFT: KeptForm = {
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

/** A key of a user, as a session is given it. */
const [ADA, ADA_OF_BEFORE, BOB] = ['A', 'B', 'C'].map((letter) => `${letter.repeat(42)}A`) as [string, string, string];

const KEPT = 'payprep-draft /session';

/** The page, loaded anew in this tab at a time, in a session with these keys. */
async function opened(storage: TabStorage, keys: readonly string[] | undefined, minutes = 0): Promise<KeptDraft> {
  const kept = keptText(() => storage, KEPT);
  const draft = keptDraft(kept, () => minutes * 60_000);
  await draft.open(keys);
  return draft;
}

/** A tab in which somebody typed, with this key. */
async function typedIn(key = ADA): Promise<ReturnType<typeof tab>> {
  const storage = tab();
  const draft = await opened(storage, [key]);
  draft.keep({ ...DRAFT, values: {} });
  draft.keep({ ...DRAFT, recipient: LISTED });
  await expect.poll(() => draft.isKept()).toBe(true);
  return storage;
}

test('without its token the session is over for the tab, and by the way back the draft is gone, too', async () => {
  const storage = await typedIn();
  const kept = keptSession(() => storage, '/session');
  kept.keep(TOKEN);
  kept.forget();
  expect([kept.read(), [...storage.items.keys()]]).toEqual([undefined, [KEPT]]);
  kept.keep(TOKEN);
  kept.leave();
  expect(storage.items.size).toBe(0);
});

describe('what was typed', () => {
  test('is sealed: nothing of it stands in the tab', async () => {
    const storage = await typedIn();
    expect([...storage.items.values()].join()).toMatch(/^3600000 [\w-]{16}\.[\w-]+$/);
  });

  test.each([
    ['the same session, loaded anew', [ADA]],
    ['another session of the user, after the store got a new key', [ADA_OF_BEFORE, ADA]],
  ])('is read again in %s', async (_, keys) => {
    const draft = await opened(await typedIn(), keys, 59);
    expect(draft.read()).toEqual({ ...DRAFT, recipient: LISTED });
  });

  test.each([
    ['for another user', [BOB], 0],
    ['without a key', [], 0],
    ['for a page of a server that gives none', undefined, 0],
    ['after an hour', [ADA], 60],
  ])('is gone %s', async (_, keys, minutes) => {
    const storage = await typedIn();
    const draft = await opened(storage, keys, minutes);
    expect([draft.read(), storage.items.size]).toEqual([undefined, 0]);
  });

  test('does not last longer because somebody changed the time beside it', async () => {
    const storage = await typedIn();
    storage.setItem(KEPT, storage.getItem(KEPT)?.replace('3600000', '7200000') ?? '');
    expect((await opened(storage, [ADA], 90)).read()).toBeUndefined();
  });

  test('stays sealed when the session is over, whatever the form does then, and goes by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const storage = await typedIn();
    const draft = await opened(storage, [ADA], 20);
    draft.hold();
    draft.forget();
    draft.keep(DRAFT);
    expect([draft.read(), draft.isKept()]).toEqual([undefined, true]);
    vi.advanceTimersByTime(39 * 60_000);
    expect(draft.isKept()).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(storage.items.size).toBe(0);
    vi.useRealTimers();
  });

  test('is forgotten also while it is being sealed', async () => {
    const storage = tab();
    const draft = await opened(storage, [ADA]);
    draft.keep(DRAFT);
    draft.forget();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([draft.read(), storage.items.size]).toEqual([undefined, 0]);
  });
});

test.each([
  '',
  '{',
  'null',
  '{}',
  '{"choice":{},"values":{},"sent":{"details":"","key":""}}',
  JSON.stringify({ ...DRAFT, values: { '/creditor/name': 1 } }),
])('what is no draft is none, sealed or not: %s', async (text) => {
  const storage = tab();
  storage.setItem(KEPT, `3600000 ${await sealText(ADA, text, '3600000')}`);
  expect((await opened(storage, [ADA])).read()).toBeUndefined();
  storage.setItem(KEPT, text);
  expect((await opened(storage, [ADA])).read()).toBeUndefined();
});

test('a browser that keeps nothing is no error', async () => {
  const kept = keptSession(() => {
    throw new DOMException('denied', 'SecurityError');
  }, '/session');
  kept.keep(TOKEN);
  await kept.draft.open([ADA]);
  kept.draft.keep(DRAFT);
  expect([kept.read(), kept.draft.isKept()]).toEqual([undefined, false]);
  kept.leave();
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
