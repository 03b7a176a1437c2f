/** Whoever has no session, or had one. */
import { createEngine } from 'payprep';
import { createHandler } from 'payprep-service/http';
import { memoryStore } from 'payprep-service/storage/memory';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPage, SESSION, send } from '../contract/client.js';
import { GERMAN, openWorld, type World } from '../contract/world.js';
import { serve, stopAll } from '../process.js';

let world: World;
beforeAll(async () => {
  world = await openWorld(await serve());
});
afterAll(stopAll);

const PATHS = ['GET ', 'DELETE ', 'GET /recipients', 'POST /recipients', `DELETE /recipients/${crypto.randomUUID()}`];

async function expectShut(url: string): Promise<void> {
  const page = createPage(world.url, url);
  for (const line of PATHS) {
    const reply = await page(line, line.startsWith('POST') ? { body: GERMAN } : {});
    expect([line, reply.status, reply.body.code]).toEqual([line, 401, 'AUTH_SESSION_INVALID']);
  }
}

test('guessed tokens open nothing, however near they are', async () => {
  const { body } = await world.acme.openSession(SESSION);
  const [place = '', token = ''] = body.url.split('#');
  const flipped = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
  for (const guess of [flipped, `${token.toLowerCase()}x`, token.slice(0, -1), `${token}A`, 'A'.repeat(43), body.id, 'null'])
    await expectShut(`${place}#${guess}`);
  expect((await createPage(world.url, body.url)('GET ')).status).toBe(200);
});

test('tokens share nothing: neither each other, nor the id of their session', async () => {
  const replies = await Promise.all(Array.from({ length: 32 }, () => world.acme.openSession(SESSION)));
  const tokens = replies.map(({ body }) => new URL(body.url).hash.slice(1));
  expect(new Set(tokens).size).toBe(32);
  for (const token of tokens) expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(32);
  // nothing in the same place of all of them
  for (let at = 0; at < 42; at += 1) expect(new Set(tokens.map((token) => token[at])).size).toBeGreaterThan(4);
});

test('a session that was revoked stays so', async () => {
  const { body } = await world.acme.openSession(SESSION);
  expect((await createPage(world.url, body.url)('DELETE ')).status).toBe(204);
  await expectShut(body.url);
});

test('a session that was revoked is not opened anew by repeating the request that opened it', async () => {
  const key = crypto.randomUUID();
  const { body } = await world.acme.openSession(SESSION, key);
  await createPage(world.url, body.url)('DELETE ');
  const again = await world.acme.openSession(SESSION, key);
  expect([again.status, again.body]).toEqual([200, body]);
  await expectShut(again.body.url);
});

test('the end of one session is not that of another', async () => {
  const [first, second] = [await world.acme.openSession(SESSION), await world.acme.openSession(SESSION)];
  await createPage(world.url, first.body.url)('DELETE ');
  expect((await createPage(world.url, second.body.url)('GET ')).status).toBe(200);
});

test('a token in the query, in a cookie or in a body opens nothing', async () => {
  const { body } = await world.acme.openSession(SESSION);
  const token = new URL(body.url).hash.slice(1);
  expect((await send(world.url, `GET /session/api?token=${token}`)).status).toBe(401);
  expect((await send(world.url, `GET /session/api?access_token=${token}`)).status).toBe(400);
  expect((await send(world.url, 'GET /session/api', { headers: { cookie: `session=${token}` } })).status).toBe(401);
  expect((await send(world.url, 'POST /session/api/recipients', { body: { ...GERMAN, token } })).status).toBe(401);
});

test('after half an hour a session has ended, to the millisecond', async () => {
  let now = Date.parse('2026-11-22T12:00:00Z');
  const handler = createHandler({
    engine: createEngine(),
    store: memoryStore(),
    authenticate: async () => ({ organization: 'acme', scopes: new Set(['beneficiaries']) }),
    clock: () => new Date(now),
    publicUrl: 'https://pay.example.com',
  });
  const ask = (method: string, path: string, token: string, body: string | null = null) =>
    handler(
      new Request(`https://pay.example.com${path}`, {
        method,
        body,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': 'k' },
      }),
    );
  const opened = await ask('POST', '/beneficiaries/organizations/sessions', 'acme', JSON.stringify(SESSION));
  const { url } = (await opened.json()) as { readonly url: string };
  const token = new URL(url).hash.slice(1);
  now += 30 * 60_000 - 1;
  expect((await ask('GET', '/session/api', token)).status).toBe(200);
  now += 1;
  expect((await ask('GET', '/session/api', token)).status).toBe(401);
  // and the stored answer, which is kept longer, opens nothing
  const replay = await ask('POST', '/beneficiaries/organizations/sessions', 'acme', JSON.stringify(SESSION));
  expect([replay.status, await replay.json()]).toMatchObject([200, { url }]);
  expect((await ask('GET', '/session/api/recipients', token)).status).toBe(401);
});
