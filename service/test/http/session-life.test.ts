/** How long a session lasts: half an hour, longer where its end-user says so, and no longer than the service allows. */
import { beforeEach, describe, expect, test } from 'vitest';
import { systemRandom } from '../../bytes/random.js';
import { createHandler } from '../../http/handler.js';
import { eraseUser } from '../../recipients/users.js';
import { memoryStore } from '../../storage/memory.js';
import type { Store } from '../../storage/port.js';
import { ANY_VERSION, authenticate, call, engine, type Handler, ORIGIN } from './calls.js';

const OPERATOR = { actor: 'OPERATOR' } as const;

const START = Date.parse('2026-11-20T12:00:00Z');

let now: number;
let store: Store;
let handler: Handler;

beforeEach(() => {
  now = START;
  store = memoryStore();
  handler = handlerWith({});
});

const handlerWith = (limits: { readonly longestSessionMinutes?: number }): Handler =>
  createHandler({ engine, store, authenticate, clock: () => new Date(now), publicUrl: ORIGIN, limits });

const minutes = (count: number): number => START + count * 60_000;

async function opened(): Promise<{ readonly id: string; readonly token: string }> {
  const body = { externalUserId: 'ada', returnUrl: 'https://shop.example.com/' };
  const created = await call(handler, 'POST /beneficiaries/organizations/sessions', { body, headers: { 'idempotency-key': 'key' } });
  return { id: created.body.id, token: created.body.url.split('#')[1] };
}

const extend = (token: string) => call(handler, 'POST /session/api/extension', { token });
const session = (token: string) => call(handler, 'GET /session/api', { token });

describe('an extension', () => {
  test('lasts half an hour from then on', async () => {
    const { token } = await opened();
    now = minutes(28);
    expect((await extend(token)).body).toEqual({ expiresDate: '2026-11-20T12:58:00.000Z', secondsLeft: 1800, isExtensible: true });
    now = minutes(57);
    expect((await session(token)).body).toMatchObject({ secondsLeft: 60 });
    now = minutes(58);
    expect((await session(token)).status).toBe(401);
  });

  test('keeps the keys of repeated requests, too: nothing is added twice', async () => {
    const { token } = await opened();
    const body = {
      ...{ country: 'DE', currency: 'EUR', method: 'BANK_ACCOUNT', creditor: { name: 'Ada Example', type: 'INDIVIDUAL' } },
      creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } },
    };
    const add = () => call(handler, 'POST /session/api/recipients', { token, body, headers: { 'idempotency-key': 'the same' } });
    const first = await add();
    now = minutes(29);
    await extend(token);
    now = minutes(45);
    await store.tidy(new Date(now));
    expect((await add()).body).toEqual(first.body);
    expect((await call(handler, 'GET /session/api/recipients', { token })).body.items).toHaveLength(1);
  });

  test('does not happen by itself: what is asked for keeps nothing open', async () => {
    const { token } = await opened();
    now = minutes(29);
    expect((await session(token)).body).toMatchObject({ secondsLeft: 60 });
    now = minutes(30);
    expect((await session(token)).status).toBe(401);
    expect((await extend(token)).status).toBe(401);
  });

  test('ends two hours after the session was created', async () => {
    const { token } = await opened();
    for (const minute of [29, 58, 87]) {
      now = minutes(minute);
      expect((await extend(token)).body).toMatchObject({ secondsLeft: 1800, isExtensible: true });
    }
    now = minutes(116);
    expect((await extend(token)).body).toEqual({ expiresDate: '2026-11-20T14:00:00.000Z', secondsLeft: 240, isExtensible: false });
    now = minutes(118);
    expect((await extend(token)).body).toMatchObject({ secondsLeft: 120, isExtensible: false });
    now = minutes(120);
    expect((await session(token)).status).toBe(401);
  });

  test('there is none where the service allows none, and it never makes a session shorter', async () => {
    handler = handlerWith({ longestSessionMinutes: 0 });
    const { token } = await opened();
    now = minutes(5);
    expect((await session(token)).body).toMatchObject({ secondsLeft: 1500, isExtensible: false });
    expect((await extend(token)).body).toMatchObject({ secondsLeft: 1500, isExtensible: false });
  });

  test('a session that was revoked stays so', async () => {
    const { id, token } = await opened();
    await extend(token);
    await store.transaction((tx) => tx.sessions.revoke('acme', id, new Date(now)));
    expect((await extend(token)).status).toBe(401);
  });
});

describe('a session that ends while the body of a request arrives', () => {
  const RECIPIENT = {
    ...{ country: 'DE', currency: 'EUR', method: 'BANK_ACCOUNT', creditor: { name: 'Ada Example', type: 'INDIVIDUAL' } },
    creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } },
  };

  /** Sends the head of a request, does something, then sends the body. */
  async function slowly(token: string, target: string, body: object, meanwhile: () => Promise<unknown>): Promise<Response> {
    const [method = '', path = ''] = target.split(' ');
    const source = {
      async pull(controller: ReadableStreamDefaultController) {
        await meanwhile();
        controller.enqueue(new TextEncoder().encode(JSON.stringify(body)));
        controller.close();
      },
    };
    // nothing is pulled before the service reads
    const bytes = new ReadableStream(source, { highWaterMark: 0 });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...ANY_VERSION };
    return handler(new Request(`${ORIGIN}${path}`, { method, headers, body: bytes, duplex: 'half' } as RequestInit));
  }

  const erase = () =>
    eraseUser({ store, clock: () => new Date(now), random: systemRandom }, { organization: 'acme', externalUserId: 'ada' }, OPERATOR);

  const endings = [
    ['expires', async (_: string) => (now = minutes(30))],
    ['is revoked', (id: string) => store.transaction((tx) => tx.sessions.revoke('acme', id, new Date(now)))],
    ['is deleted with its user', (_: string) => erase()],
  ] as const;

  test.each(endings.flatMap(([ending, end]) => ['EUR', 'XXX'].map((currency) => [ending, currency, end] as const)))(
    'because it %s: nothing in %s is added, and no refusal is recorded',
    async (_ending, currency, end) => {
      const { id, token } = await opened();
      const answer = await slowly(token, 'POST /session/api/recipients', { ...RECIPIENT, currency }, () => end(id));
      expect(answer.status).toBe(401);
      const owner = { organization: 'acme', externalUserId: 'ada' };
      expect(await store.transaction((tx) => tx.recipients.count(owner))).toBe(0);
      const audit = await store.transaction((tx) => tx.audit.list('acme', { limit: 100 }));
      expect(audit.filter(({ actor }) => actor === 'SESSION')).toEqual([]);
    },
  );

  test.each(endings)('because it %s: nothing is changed', async (ending, end) => {
    const { id, token } = await opened();
    const added = await call(handler, 'POST /session/api/recipients', { token, body: RECIPIENT });
    const changed = { ...RECIPIENT, creditor: { name: 'Eve Example', type: 'INDIVIDUAL' } };
    const answer = await slowly(token, `PATCH /session/api/recipients/${added.body.id}`, changed, () => end(id));
    expect(answer.status).toBe(401);
    const found = await store.transaction((tx) => tx.recipients.find('acme', added.body.id));
    expect(found?.details.creditor?.name).toBe(ending === 'is deleted with its user' ? undefined : 'Ada Example');
  });
});
