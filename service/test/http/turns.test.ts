/** What an organization may have of the store at the same time, and how long a request waits for it. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createHandler } from '../../http/handler.js';
import { storeInTurns } from '../../http/turns.js';
import { StorageError } from '../../storage/errors.js';
import { memoryStore } from '../../storage/memory.js';
import type { Store } from '../../storage/port.js';
import { authenticate, call, engine, ORIGIN } from './calls.js';

const LIMITS = { connections: 4, organizationConnections: 3, storeMilliseconds: 1_000 };

/** A store whose transactions end when the test says so. */
function heldStore() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const transaction = (work: unknown, signal?: AbortSignal): Promise<never> =>
    new Promise((resolve, reject) => {
      const name = String(work);
      begun.push(name);
      ends.set(name, () => resolve(undefined as never));
      signal?.addEventListener('abort', () => reject(new Error('given up')), { once: true });
    });
  return { store: { ...memoryStore(), transaction } as unknown as Store, begun, end: (name: string) => ends.get(name)?.() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
/** What stands for work: its name. */
const named = (name: string) => name as never;

describe('the turns', () => {
  test('an organization has its share at most, others do not wait, and whoever has the fewest comes next', async () => {
    const { store, begun, end } = heldStore();
    const storeOf = storeInTurns(store, LIMITS);
    const ask = (organization: string, name: string) => storeOf(organization).transaction(named(name));
    const all = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((name) => ask('acme', name));
    await settled();
    expect(begun).toEqual(['a1', 'a2', 'a3']);
    all.push(ask('other', 'b1'), ask('other', 'b2'), ask('third', 'c1'));
    await settled();
    expect(begun).toEqual(['a1', 'a2', 'a3', 'b1']);
    for (const name of ['a1', 'a2', 'a3']) {
      end(name);
      await settled();
    }
    expect(begun.slice(4)).toEqual(['c1', 'a4', 'b2']);
    for (const name of ['b1', 'c1', 'a4', 'b2']) {
      end(name);
      await settled();
    }
    for (const name of ['a5', 'a6']) end(name);
    await Promise.all(all);
    expect(begun.slice(7)).toEqual(['a5', 'a6']);
  });

  test('work that fails gives its turn back', async () => {
    const storeOf = storeInTurns({ ...memoryStore(), transaction: () => Promise.reject(new Error('gone')) }, LIMITS);
    for (let count = 0; count < 10; count += 1) await expect(storeOf('acme').transaction(async () => 1)).rejects.toThrow('gone');
  });

  test('whoever has a hundred that wait gets no more of them', async () => {
    const { store } = heldStore();
    const storeOf = storeInTurns(store, { ...LIMITS, storeMilliseconds: 50 });
    const waiting = Array.from({ length: 103 }, (_, n) =>
      storeOf('acme')
        .transaction(named(`${n}`))
        .catch(() => undefined),
    );
    const problem = { code: 'TOO_MANY_REQUESTS', details: { limit: 'organization_share', headers: { 'retry-after': '1' } } };
    await expect(storeOf('acme').transaction(named('more'))).rejects.toMatchObject(problem);
    await Promise.all(waiting);
    // nobody waits any more
    await expect(storeOf('acme').transaction(named('later'))).rejects.toThrow('given up');
  });

  test('a request has one time for all that it asks', async () => {
    let now = 0;
    const time = vi.spyOn(performance, 'now').mockImplementation(() => now);
    onTestFinished(() => time.mockRestore());
    const { store, begun, end } = heldStore();
    const own = storeInTurns(store, LIMITS)('acme');
    const first = own.transaction(named('first'));
    await settled();
    now += 1_000;
    end('first');
    await first;
    await expect(own.transaction(named('second'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(begun).toEqual(['first']);
  });
});

describe('over HTTP', () => {
  const LIST = 'GET /beneficiaries/organizations/recipients?externalUserId=ada';

  test('a store that says nothing is 503 once the time is over, with Retry-After, and what needs no store is answered', async () => {
    const hanging: Store = {
      ...memoryStore(),
      transaction: (_, signal) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new StorageError('UNAVAILABLE', 'late')))),
    };
    const handler = createHandler({ engine, store: hanging, authenticate, publicUrl: ORIGIN, limits: { storeMilliseconds: 500 } });
    // compiled once, it takes no time
    await call(handler, 'POST /payments/validations', { body: {} });
    let isOver = false;
    const asked = Array.from({ length: 20 }, () =>
      call(handler, LIST).finally(() => {
        isOver = true;
      }),
    );
    expect((await call(handler, 'POST /payments/validations', { body: {} })).status).toBe(200);
    expect(isOver).toBe(false);
    const answers = await Promise.all(asked);
    const late = answers.filter(({ body }) => body.code === 'SERVICE_UNAVAILABLE');
    expect(late).toHaveLength(20);
    expect(late.every(({ headers }) => headers.get('retry-after') === '5')).toBe(true);
  });

  test('a session with too many requests is told so without a look into the store', async () => {
    const inner = memoryStore();
    const transaction = vi.fn(inner.transaction);
    const start = new Date();
    const handler = createHandler({
      ...{ engine, store: { ...inner, transaction: transaction as Store['transaction'] }, authenticate, publicUrl: ORIGIN },
      ...{ clock: () => start, limits: { sessionRequestsPerSecond: 1 } },
    });
    const session = { body: { externalUserId: 'ada', returnUrl: 'https://shop.example.com/' }, headers: { 'idempotency-key': 'one' } };
    const token = new URL((await call(handler, 'POST /beneficiaries/organizations/sessions', session)).body.url).hash.slice(1);
    for (let count = 0; count < 2; count += 1) expect((await call(handler, 'GET /session/api', { token })).status).toBe(200);
    const before = transaction.mock.calls.length;
    expect((await call(handler, 'GET /session/api', { token })).status).toBe(429);
    expect(transaction).toHaveBeenCalledTimes(before);
  });
});
