/** A service on PostgreSQL: what happens when that goes away, what another process sees, and which keys open it. */
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { SUBSCRIPTION } from '../contract/client.js';
import { GERMAN, openWorld } from '../contract/world.js';
import { ANOTHER_KEY, databases, KEY } from '../database.js';
import { eventually } from '../eventually.js';
import { NO_FAULT, run, serve, stopAll } from '../process.js';

const { fresh } = databases();
afterAll(stopAll);

/** What stands between the service and its database, and can be taken away. */
async function between(
  address: string,
): Promise<{ readonly url: string; cut(): Promise<void>; mend(): Promise<void>; hush(): void; speak(): void }> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  const answers = new Map<Socket, Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far])
      sockets.add(socket.on('error', () => undefined).on('close', () => [near, far].map((one) => one.destroy())));
    near.pipe(far).pipe(near);
    answers.set(far, near);
    if (isSilent) far.unpipe(near).pause();
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const cut = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await closed;
  };
  await listen(0);
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  onTestFinished(async () => {
    if (server.listening) await cut();
  });
  const url = new URL(address);
  url.port = String(port);
  // to whoever waits for its answers, a database that the system has stopped is the same
  const hush = (): void => {
    isSilent = true;
    for (const [far, near] of answers) far.unpipe(near).pause();
  };
  const speak = (): void => {
    isSilent = false;
    for (const [far, near] of answers) far.pipe(near);
  };
  return { url: url.href, cut, mend: () => listen(port), hush, speak };
}

const ready = async (url: string) => {
  const response = await fetch(`${url}/readyz`);
  return [response.status, await response.text()];
};

test('when PostgreSQL goes away the process stays, says 503, and goes on when it is back', async () => {
  const env = await fresh();
  const way = await between(env.DATABASE_URL ?? '');
  const service = await serve([], { ...env, DATABASE_URL: way.url });
  const world = await openWorld(service);
  const user = await world.user();
  await user.page('POST /recipients', { body: GERMAN });
  expect(await ready(service.url)).toEqual([200, 'ready\n']);

  await way.cut();
  await eventually(() => ready(service.url)).toEqual([503, 'not ready\n']);
  expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  // what needs no database is answered
  expect((await world.acme.send('POST /payments/validations', { body: {} })).status).toBe(200);
  const { status, body, text } = await user.listed();
  expect([status, body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  expect(text).not.toMatch(/ECONN|postgres|127\.0\.0\.1/);

  await way.mend();
  await eventually(() => ready(service.url)).toEqual([200, 'ready\n']);
  expect((await user.listed()).body.items).toHaveLength(1);
  expect(service.kept.err).not.toContain('    at ');
  expect(await service.stop()).toBe(0);
});

test('when PostgreSQL stops and says nothing, each request gets 503 soon, more of them than there are connections', async () => {
  const env = await fresh();
  const way = await between(env.DATABASE_URL ?? '');
  // long enough for a machine that is busy; in turns of twenty, the requests below would take three times as long
  const service = await serve(['--database-timeout', '1000'], { ...env, DATABASE_URL: way.url });
  const world = await openWorld(service);
  const user = await world.user();
  await user.page('POST /recipients', { body: GERMAN });

  way.hush();
  const begun = performance.now();
  const session = { externalUserId: 'ada', returnUrl: 'https://shop.example.com/' };
  const asked = [world.acme.openSession(session, crypto.randomUUID()), user.page('POST /recipients', { body: GERMAN })];
  for (let count = 0; count < 40; count += 1) asked.push(user.listed());
  for (const { status, body, headers } of await Promise.all(asked)) {
    expect([status, body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(performance.now() - begun).toBeLessThan(2_500);
  expect((await fetch(`${service.url}/healthz`)).status).toBe(200);

  way.speak();
  await eventually(() => ready(service.url)).toEqual([200, 'ready\n']);
  expect((await user.listed()).body.items).toHaveLength(1);
  way.hush();
  expect(await service.stop()).toBe(0);
});

test('two processes on the same database are one service', async () => {
  const env = await fresh();
  const patient = ['--database-timeout', '20000'];
  const [one, other] = await Promise.all([serve(patient, env), serve(patient, env)]);
  const [here, there] = [await openWorld(one), await openWorld(other)];
  const made = (await here.acme.send('POST /webhooks/subscriptions', { body: SUBSCRIPTION })).body;
  expect((await there.acme.send('GET /webhooks/subscriptions')).body.items).toEqual([made]);
  const key = crypto.randomUUID();
  const session = { externalUserId: 'ada', returnUrl: 'https://shop.example.com/' };
  const replies = await Promise.all([here, there, here, there].map(({ acme }) => acme.openSession(session, key)));
  const opened = replies.filter(({ status }) => status === 200);
  expect(new Set(opened.map(({ body }) => body.id)).size).toBe(1);
  const token = new URL(opened[0]?.body.url).hash.slice(1);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const added = await Promise.all(
    [one, other, one, other].map(({ url }) =>
      fetch(`${url}/session/api/recipients`, { method: 'POST', headers, body: JSON.stringify(GERMAN) }),
    ),
  );
  expect(added.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const path = 'GET /beneficiaries/organizations/recipients?externalUserId=ada';
  const [listed, again] = [await here.acme.send(path), await there.acme.send(path)];
  expect(again.text).toBe(listed.text);
  expect(listed.body.items.filter(({ isDefault }: { readonly isDefault: boolean }) => isDefault)).toHaveLength(1);
});

describe('PAYPREP_KEYS', () => {
  test('that do not open what is there are refused at the start, by each command', async () => {
    const env = await fresh();
    const service = await serve([], env);
    await (await openWorld(service)).acme.send('POST /webhooks/subscriptions', { body: SUBSCRIPTION });
    await service.stop();
    const wrong = { ...env, PAYPREP_KEYS: ANOTHER_KEY };
    const commands = [
      ['serve', '--development-tokens', '--port', '0', '--metrics-port', 'off'],
      ['deliver', '--metrics-port', 'off'],
      ['webhooks', '--organization', 'acme'],
    ];
    for (const { code, err } of await Promise.all(commands.map((argv) => run(argv, wrong)))) {
      expect([code, err]).toEqual([2, expect.stringMatching(/^payprep-service: the store does not open: [^\n]*key[^\n]*\n$/i)]);
      for (const key of [KEY, ANOTHER_KEY]) expect(err).not.toContain(key);
    }
  });

  test('the first seals, and all of them open: a key is replaced without losing anything', async () => {
    const env = await fresh();
    const before = await serve([], env);
    const made = (await (await openWorld(before)).acme.send('POST /webhooks/subscriptions', { body: SUBSCRIPTION })).body;
    await before.stop();
    const after = await serve([], { ...env, PAYPREP_KEYS: `${ANOTHER_KEY},${KEY}` });
    expect((await (await openWorld(after)).acme.send('GET /webhooks/subscriptions')).body.items).toEqual([made]);
  });

  test('what the old one sealed is sealed anew while a service runs, and the old one can go', async () => {
    const env = await fresh();
    const both = { ...env, PAYPREP_KEYS: `${ANOTHER_KEY},${KEY}` };
    const before = await serve([], env);
    const made = (await (await openWorld(before)).acme.send('POST /webhooks/subscriptions', { body: SUBSCRIPTION })).body;
    await before.stop();
    const service = await serve([], both);
    expect(await run(['reseal'], both)).toEqual({
      code: 0,
      out: 'Sealed anew with the first key: subscriptions 1, answers 0, recipients 0.\n',
      err: expect.stringMatching(NO_FAULT),
    });
    expect((await (await openWorld(service)).acme.send('GET /webhooks/subscriptions')).body.items).toEqual([made]);
    await service.stop();
    const after = await serve([], { ...env, PAYPREP_KEYS: ANOTHER_KEY });
    expect((await (await openWorld(after)).acme.send('GET /webhooks/subscriptions')).body.items).toEqual([made]);
  });
});
