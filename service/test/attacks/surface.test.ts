/** What a service shows that it should not, and what it does that nobody asked for. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS, ENGINE_ENDPOINTS, LIST_ENDPOINTS, MANAGEMENT_ENDPOINTS, SESSION, send } from '../contract/client.js';
import { openWorld, type World } from '../contract/world.js';
import { type Service, serve, stopAll } from '../process.js';

let service: Service;
let world: World;
beforeAll(async () => {
  service = await serve(['--store', 'memory', '--metrics-port', '0']);
  world = await openWorld(service);
});
afterAll(stopAll);

const ORIGIN = { origin: 'https://evil.example.com' };

test('metrics and health stand on a port of their own, and nothing else does', async () => {
  expect((await send(service.url, 'GET /metrics')).status).toBe(404);
  expect((await world.acme.send('GET /metrics')).status).toBe(404);
  const { origin } = new URL(service.metrics ?? '');
  expect(origin).not.toBe(service.url);
  for (const path of ['/metrics', '/healthz', '/readyz']) expect((await fetch(origin + path)).status).toBe(200);
  for (const path of ['/', '/oauth2/token', '/payments/validations', '/openapi.json', '/session/api'])
    expect((await fetch(origin + path)).status).toBe(404);
});

test.each([
  '/.env',
  '/.git/config',
  '/admin',
  '/debug/pprof',
  '/actuator/env',
  '/server-status',
  '/package.json',
  '/session/../package.json',
])('%s is not there', async (path) => {
  expect((await send(service.url, `GET ${path}`)).status).toBe(404);
});

test('answers name neither what serves them nor its version', async () => {
  const replies = [await world.acme.send('GET /webhooks/subscriptions'), await send(service.url, 'GET /nowhere')];
  for (const { headers } of replies)
    expect([headers.get('server'), headers.get('x-powered-by'), headers.get('via')]).toEqual([null, null, null]);
});

describe.each([...ENDPOINTS, ...ENGINE_ENDPOINTS])('$line', ({ line, body }) => {
  const headers = { 'idempotency-key': 'surface' };
  const [, path = ''] = line.split(' ');

  test('no page of another origin may read it: no Access-Control-Allow-Origin, asked or not', async () => {
    // `send` holds every answer to having no header of CORS
    await world.acme.send(line, { body, headers: { ...headers, ...ORIGIN } });
    await send(service.url, line, { body, headers: ORIGIN });
    const preflight = { ...ORIGIN, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' };
    const { status } = await send(service.url, `OPTIONS ${path}`, { headers: preflight });
    expect(status).toBe(405);
  });

  test('the method is that of the request line, whatever headers or the query say', async () => {
    const override = { 'x-http-method-override': 'PUT', 'x-http-method': 'PUT', 'x-method-override': 'PUT' };
    const [plain, overridden] = [
      await world.acme.send(line, { body, headers }),
      await world.acme.send(`${line}${line.includes('?') ? '&' : '?'}_method=PUT`, { body, headers: { ...headers, ...override } }),
    ];
    expect(overridden.status).toBe(plain.status);
    expect((await world.acme.send(`PUT ${path}`, { headers: { 'x-http-method-override': line.split(' ')[0] ?? '' } })).status).toBe(405);
  });

  test('a path that a header names instead is not listened to', async () => {
    const { status } = await send(service.url, 'GET /healthz2', { headers: { 'x-original-url': path, 'x-rewrite-url': path } });
    expect(status).toBe(404);
  });
});

test('each endpoint counts for the limit of its organization, and says when to come again', async () => {
  const limited = await openWorld(await serve(['--store', 'memory', '--requests-per-second', '1']));
  const all = [...ENDPOINTS, ...MANAGEMENT_ENDPOINTS, ...LIST_ENDPOINTS, ...ENGINE_ENDPOINTS];
  const ask = ({ line, body }: (typeof all)[number]) =>
    limited.acme.send(line, { body, headers: { 'idempotency-key': crypto.randomUUID() } });
  await Promise.all(Array.from({ length: 20 }, () => limited.acme.send('GET /webhooks/subscriptions')));
  const left = new Set(all);
  // one a second may pass, and it is not always the same
  for (let tried = 0; tried < 5 && left.size > 0; tried += 1)
    await Promise.all(
      [...left].map(async (endpoint) => {
        const { status, headers, body } = await ask(endpoint);
        if (status !== 429) return;
        expect([body.code, headers.get('retry-after')]).toEqual(['TOO_MANY_REQUESTS', '1']);
        left.delete(endpoint);
      }),
    );
  expect([...left]).toEqual([]);
  expect((await limited.other.send('GET /webhooks/subscriptions')).status).toBe(200);
});

test('what anybody may ask for has no header of CORS either', async () => {
  for (const path of ['/healthz', '/readyz', '/openapi.json', '/oauth2/token']) {
    const response = await fetch(service.url + path, { headers: ORIGIN });
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
});

describe('returnUrl', () => {
  const open = (returnUrl: string) => world.acme.openSession({ ...SESSION, returnUrl });

  test.each([
    ['a script', 'javascript:alert(1)'],
    ['a script in capitals', 'JaVaScRiPt:alert(1)'],
    ['a script behind a blank', ' javascript:alert(1)'],
    ['a script with a line break', 'java\nscript:alert(1)'],
    ['a script with a tab', 'java\tscript:alert(1)'],
    ['a script behind a control character', '\u0001javascript:alert(1)'],
    ['a script that looks like a way', 'javascript://shop.example.com/%0aalert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['vbscript', 'vbscript:msgbox(1)'],
    ['a blob', 'blob:https://shop.example.com/1'],
    ['a file', 'file:///etc/passwd'],
    ['a page that is viewed', 'view-source:https://shop.example.com/'],
    ['an app', 'myapp://back'],
    ['plain http', 'http://shop.example.com/'],
    ['http to a host that begins like localhost', 'http://localhost.evil.example.com/'],
    ['http to a host behind localhost', 'http://localhost@evil.example.com/'],
    ['no scheme', '//evil.example.com/'],
    ['backslashes for slashes', 'https:\\\\evil.example.com'],
    ['a backslash behind the host', 'https://shop.example.com\\@evil.example.com/'],
    ['no slashes', 'https:evil.example.com'],
    ['one slash', 'https:/evil.example.com'],
    ['three slashes', 'https:///evil.example.com'],
    ['a relative way', '/back'],
    ['a user that looks like the host', 'https://shop.example.com@evil.example.com/'],
    ['a user and a password', 'https://shop:example@evil.example.com/'],
    ['an empty user', 'https://@evil.example.com/'],
    ['a blank in front', ' https://shop.example.com/'],
    ['a blank inside', 'https://shop.example.com/a b'],
    ['a line break inside', 'https://shop.exam\nple.com/'],
    ['a line break at the end', 'https://shop.example.com/\r\nSet-Cookie: a=b'],
    ['a zero byte', 'https://shop.example.com/\u0000'],
    ['a zero byte in the host', 'https://shop.example.com\u0000.evil.example.com/'],
    ['a full-width slash', 'https://shop.example.com\uff0f.evil.example.com/'],
    ['an ideographic full stop', 'https://shop\u3002example\u3002com/'],
    ['letters in circles', 'https://\u24e2hop.example.com/'],
    ['a letter of another script', 'https://sh\u043ep.example.com/'],
    ['a sign that becomes a slash', 'https://shop.example.com\u2100.evil.example.com/'],
    ['text from right to left', 'https://shop.example.com/\u202egnp.evil'],
    ['a character without width', 'https://shop\u200b.example.com/'],
    ['half a character', 'https://shop.example.com/\ud800'],
    ['a host that is percent-encoded to nothing', 'https://%00/'],
    ['no host', 'https://'],
    ['a port that is none', 'https://shop.example.com:99999/'],
    ['a length without end', `https://shop.example.com/${'a'.repeat(2048)}`],
  ])('%s is refused', async (_, returnUrl) => {
    const { status, body } = await open(returnUrl);
    expect([status, body.errors[0].pointer]).toEqual([400, '/returnUrl']);
  });

  test.each([
    'https://shop.example.com',
    'https://shop.example.com:8443/back?order=5&to=https://a.example/#done',
    'HTTPS://SHOP.EXAMPLE.COM/',
    'https://xn--bcher-kva.example/zur%C3%BCck',
    'https://shop.example.com/@ada/{id}?mail=ada@example.com',
    'http://localhost:3000/',
    'http://127.0.0.1/',
    'http://[::1]:8080/',
  ])('%s is taken', async (returnUrl) => {
    expect((await open(returnUrl)).status).toBe(200);
  });

  test('the way back is that of the session, and no query changes it', async () => {
    const { body } = await open('https://shop.example.com/back');
    const token = new URL(body.url).hash.slice(1);
    const query = 'returnUrl=https://evil.example.com&redirect=//evil.example.com';
    const reply = await send(service.url, `GET /session/api?${query}`, { headers: { authorization: `Bearer ${token}` } });
    expect(reply.body.returnUrl).toBe('https://shop.example.com/back');
  });

  test('nothing answers with a way to somewhere else', async () => {
    for (const path of [
      '//evil.example.com',
      '/session?returnUrl=https://evil.example.com',
      '/\\evil.example.com',
      '/session/?next=//evil.example.com',
    ]) {
      const response = await fetch(`${service.url}${path}`, { redirect: 'manual' });
      await response.arrayBuffer();
      expect([response.status < 300 || response.status >= 400, response.headers.get('location')]).toEqual([true, null]);
    }
  });
});
