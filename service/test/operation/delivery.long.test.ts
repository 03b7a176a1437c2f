/** Webhooks over PostgreSQL, as they are run in earnest: `serve --no-delivery`, `deliver` beside it, and what an operator does about them. */
import { afterAll, describe, expect, test } from 'vitest';
import { SUBSCRIPTION } from '../contract/client.js';
import { expectSigned, received } from '../contract/events.js';
import { DUTCH, GERMAN, openWorld, type World } from '../contract/world.js';
import { databases } from '../database.js';
import { eventually } from '../eventually.js';
import { type Environment, NO_FAULT, type Program, run, serve, start, stopAll } from '../process.js';
import { receiver } from '../webhooks/receiver.js';

const { fresh } = databases();
afterAll(stopAll);

const deliver = async (env: Environment): Promise<Program> => {
  const program = start(['deliver', '--metrics-port', 'off', '--allow-insecure-webhooks'], env);
  await program.logged(({ message }) => message === 'delivering');
  return program;
};

const subscribe = async ({ acme }: World, port: number) =>
  (await acme.send('POST /webhooks/subscriptions', { body: { ...SUBSCRIPTION, url: `http://127.0.0.1:${port}/` } })).body;

const idsOf = (all: readonly { readonly headers: Readonly<Record<string, unknown>> }[]) => all.map(({ headers }) => headers['webhook-id']);

async function listed(env: Environment, ...argv: readonly string[]) {
  const { out } = await run(['webhooks', ...argv, '--organization', 'acme', '--json'], env);
  return out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

test('two deliverers beside a service that does not deliver: every event arrives, and none of them twice', async () => {
  const env = await fresh();
  const world = await openWorld(await serve(['--no-delivery', '--allow-insecure-webhooks'], env));
  const hook = await receiver((response) => response.end());
  await subscribe(world, hook.port);
  const user = await world.user();
  for (let count = 0; count < 20; count += 1) await user.page('POST /recipients', { body: count % 2 === 0 ? GERMAN : DUTCH });
  expect(hook.received).toEqual([]);
  const deliverers = await Promise.all([deliver(env), deliver(env)]);
  for (let count = 0; count < 10; count += 1) await user.page('POST /recipients', { body: GERMAN });
  await received(hook, 30);
  await eventually(async () => (await listed(env)).filter(({ state }) => state !== 'DELIVERED').length).toBe(0);
  for (const deliverer of deliverers) expect(await deliverer.stop()).toBe(0);
  expect(new Set(idsOf(hook.received)).size).toBe(30);
  expect(hook.received).toHaveLength(30);
});

test('what a receiver refuses comes again after five seconds or a little more, under the same id', async () => {
  const env = await fresh();
  const world = await openWorld(await serve(['--allow-insecure-webhooks'], env));
  const times: number[] = [];
  const hook = await receiver((response) => {
    response.statusCode = times.push(Date.now()) === 1 ? 500 : 204;
    response.end();
  });
  const { id } = await subscribe(world, hook.port);
  await (await world.user()).page('POST /recipients', { body: GERMAN });
  await received(hook, 2);
  const [first = 0, second = 0] = times;
  expect(second - first).toBeGreaterThan(4_900);
  expect(new Set(idsOf(hook.received)).size).toBe(1);
  await eventually(async () => (await listed(env, id))[0]?.state).toBe('DELIVERED');
  const [{ attempts }] = await listed(env, id);
  expect(attempts.map(({ status }: { readonly status: number }) => status)).toEqual([500, 204]);
});

describe('an operator', () => {
  test('sees deliveries, sends one again, and gives a subscription a new secret beside the old one', async () => {
    const env = await fresh();
    const world = await openWorld(await serve(['--allow-insecure-webhooks'], env));
    const hook = await receiver((response) => response.end());
    const { id, secret } = await subscribe(world, hook.port);
    const user = await world.user();
    await user.page('POST /recipients', { body: GERMAN });
    await received(hook, 1);
    await eventually(async () => (await listed(env, id))[0]?.state).toBe('DELIVERED');

    const [delivery] = await listed(env, id);
    expect(delivery.attempts).toEqual([expect.objectContaining({ status: 200 })]);
    const again = await run(['webhooks', 'redeliver', delivery.id, '--organization', 'acme'], env);
    expect([again.code, again.err]).toEqual([0, '']);
    await received(hook, 2);
    expect(new Set(idsOf(hook.received)).size).toBe(1);
    const foreign = await run(['webhooks', 'redeliver', delivery.id, '--organization', 'other'], env);
    expect(foreign.code).toBe(2);

    const rotated = await run(['webhooks', 'rotate', id, '--organization', 'acme'], env);
    const next = rotated.out.trim();
    expect([rotated.code, next === secret]).toEqual([0, false]);
    expect((await world.acme.send('GET /webhooks/subscriptions')).body.items[0].secret).toBe(next);
    await user.page('POST /recipients', { body: DUTCH });
    await received(hook, 3);
    const [, , last] = hook.received;
    for (const one of [next, secret]) if (last) await expectSigned(last, one);
    // beside the old one, until a second rotation takes its place
    const third = (await run(['webhooks', 'rotate', id, '--organization', 'acme'], env)).out.trim();
    await user.page('POST /recipients', { body: DUTCH });
    await received(hook, 4);
    const [, , , newest] = hook.received;
    for (const one of [third, next]) if (newest) await expectSigned(newest, one);
    if (newest) await expect(expectSigned(newest, secret)).rejects.toThrow();
    expect(rotated.err).toBe('');
  });

  test('ends a session of the organization, and of no other', async () => {
    const env = await fresh();
    const world = await openWorld(await serve([], env));
    const user = await world.user();
    expect((await user.page('GET /recipients')).status).toBe(200);
    const revoke = (organization: string) => run(['sessions', 'revoke', user.sessionId, '--organization', organization], env);
    expect((await revoke('other')).code).toBe(2);
    expect((await user.page('GET /recipients')).status).toBe(200);
    expect(await revoke('acme')).toEqual({ code: 0, out: 'It has ended.\n', err: expect.stringMatching(NO_FAULT) });
    expect((await user.page('GET /recipients')).body.code).toBe('AUTH_SESSION_INVALID');
    expect((await revoke('acme')).code).toBe(2);
  });

  test('is shown no bank details and no secret', async () => {
    const env = await fresh();
    const world = await openWorld(await serve(['--allow-insecure-webhooks'], env));
    const hook = await receiver((response) => response.writeHead(500).end('inside'));
    const { id, secret } = await subscribe(world, hook.port);
    await (await world.user()).page('POST /recipients', { body: GERMAN });
    await received(hook, 1);
    await eventually(async () => (await listed(env, id))[0]?.attempts.length).toBe(1);
    const { out } = await run(['webhooks', '--organization', 'acme'], env);
    expect(out).toMatch(/RECIPIENT_CREATED .* PENDING, next .*\n {4}.* status 500 {2}\d+ ms\n/);
    const json = JSON.stringify(await listed(env));
    for (const word of [secret, GERMAN.creditorAccount.id.value, GERMAN.creditor.name, 'inside']) expect(out + json).not.toContain(word);
  });
});

test('deliver says on the port of its metrics whether it runs, and whether its store answers', async () => {
  const env = await fresh();
  const program = start(['deliver', '--metrics-port', '0'], env);
  const { metrics } = await program.logged(({ message }) => message === 'delivering');
  for (const [path, said] of [
    ['/healthz', 'ok\n'],
    ['/readyz', 'ready\n'],
  ]) {
    const response = await fetch(new URL(path ?? '', String(metrics)));
    expect([response.status, await response.text()]).toEqual([200, said]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  }
  expect((await fetch(new URL('/oauth2/token', String(metrics)))).status).toBe(404);
  expect(await program.stop()).toBe(0);
});
