/** How long a session lasts: half an hour, longer where its end-user says so, and no longer than the service allows. */
import { beforeEach, describe, expect, test } from 'vitest';
import { createHandler } from '../../http/handler.js';
import { memoryStore } from '../../storage/memory.js';
import type { Store } from '../../storage/port.js';
import { authenticate, call, engine, type Handler, ORIGIN } from './calls.js';

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
