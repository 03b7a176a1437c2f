/** HTTP itself: requests that two readers would take apart differently, and such as never end. */
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listen } from '../../serve/listen.js';
import { accessToken, type Service, serve, stopAll } from '../process.js';
import { speak } from '../sockets.js';

let service: Service;
let authorization: string;
let credentials: string;
beforeAll(async () => {
  service = await serve();
  authorization = `Bearer ${await accessToken(service.url)}`;
  credentials = `Host: x\r\nAuthorization: ${authorization}\r\nContent-Type: application/json\r\n`;
});
afterAll(stopAll);

const POST = 'POST /payments/validations HTTP/1.1\r\n';
/** What would be smuggled in: it would be logged. */
const SMUGGLED = 'GET /smuggled HTTP/1.1\r\nHost: x\r\nX-Request-Id: smuggled\r\n\r\n';

test.each([
  ['two lengths', 'Content-Length: 2\r\nContent-Length: 40\r\n', '{}'],
  ['the same length twice', 'Content-Length: 2\r\nContent-Length: 2\r\n', '{}'],
  ['two lengths in one', 'Content-Length: 2, 40\r\n', '{}'],
  ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'],
  ['chunks and a length', 'Transfer-Encoding: chunked\r\nContent-Length: 4\r\n', '0\r\n\r\n'],
  ['chunks that are misspelt', 'Transfer-Encoding: xchunked\r\n', '0\r\n\r\n'],
  ['chunks behind a blank', 'Transfer-Encoding : chunked\r\n', '0\r\n\r\n'],
  ['chunks that are not the last encoding', 'Transfer-Encoding: chunked, identity\r\n', '0\r\n\r\n'],
  ['two encodings', 'Transfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\nContent-Length: 2\r\n', '{}'],
  ['a negative length', 'Content-Length: -1\r\n', '{}'],
  ['a length with a sign', 'Content-Length: +2\r\n', '{}'],
  ['a hexadecimal length', 'Content-Length: 0x2\r\n', '{}'],
  ['a length that overflows', 'Content-Length: 18446744073709551618\r\n', '{}'],
  ['a chunk of no size', 'Transfer-Encoding: chunked\r\n', 'zz\r\n{}\r\n0\r\n\r\n'],
  ['a negative chunk', 'Transfer-Encoding: chunked\r\n', '-2\r\n{}\r\n0\r\n\r\n'],
  ['a folded header', 'X-A: b\r\n Content-Length: 40\r\nContent-Length: 2\r\n', '{}'],
  ['a line feed alone', 'X-A: b\nContent-Length: 40\r\nContent-Length: 2\r\n', '{}'],
  ['two hosts', 'Host: y\r\nContent-Length: 2\r\n', '{}'],
])('%s: refused with 400, the connection is closed, and nothing behind it is read', async (_, headers, body) => {
  const { statuses } = await speak(service.url, `${POST}${credentials}${headers}\r\n${body}${SMUGGLED}`);
  expect(statuses.slice(0, 1)).toEqual([400]);
  expect(statuses).toHaveLength(1);
  await service.settled();
  expect(service.kept.out).not.toContain('smuggled');
});

test('two requests in a row are two requests, each with its own body', async () => {
  const text = (body: string, more = '') => `${POST}${credentials}Content-Length: ${body.length}\r\n${more}\r\n${body}`;
  const chunked = `${POST}${credentials}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n1\r\n}\r\n0\r\n\r\n`;
  const { statuses } = await speak(service.url, text('{}'), text('[]'), chunked, text('{}', 'Connection: close\r\n'));
  expect(statuses).toEqual([200, 400, 200, 200]);
});

test.each([
  ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', 400],
  ['a host with a path', 'GET /healthz HTTP/1.1\r\nHost: a/b?c\r\nConnection: close\r\n\r\n', 400],
  ['a host with a user', 'GET /healthz HTTP/1.1\r\nHost: a@b\r\nConnection: close\r\n\r\n', 400],
  ['a version of its own', 'GET /healthz HTTP/9.9\r\nHost: x\r\n\r\n', 400],
  ['HTTP/2 without asking', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['a method of its own', 'STEAL /payments/validations HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['TRACE, which would repeat credentials', 'TRACE /webhooks/subscriptions HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
  ['headers without end', `GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['a thousand headers', `GET /healthz HTTP/1.1\r\nHost: x\r\n${'X-A: aaaaaaaaaaaaaaaaaaaa\r\n'.repeat(1_000)}\r\n`, 431],
  ['a path that cannot be decoded', 'GET /%ff%fe/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
  ['a path of dots', 'GET /webhooks/../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
  ['a path with two slashes', 'GET //evil.example.com/healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
])('%s', async (_, text, status) => {
  expect((await speak(service.url, text)).statuses).toEqual([status]);
});

test('a tunnel is not dug', async () => {
  expect((await speak(service.url, 'CONNECT 169.254.169.254:80 HTTP/1.1\r\nHost: x\r\n\r\n')).answer).toBe('');
});

test('who announces a body that is too long is not waited for', async () => {
  const { statuses } = await speak(service.url, `${POST}${credentials}Connection: close\r\nContent-Length: 999999999\r\n\r\n{`);
  expect(statuses).toEqual([413]);
});

describe.each([
  ['whole, with its headers', 0],
  ['in pieces', 40],
])('a body that comes %s', (_, milliseconds) => {
  const named = (...name: readonly number[]) =>
    Buffer.concat([Buffer.from('{"creditor":{"name":"'), Buffer.from(name), Buffer.from('"}}')]);
  const send = (body: Buffer): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const headers = { authorization, 'content-type': 'application/json', 'content-length': body.length };
      const sent = request(`${service.url}/payments/validations`, { method: 'POST', headers, agent: false }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode));
      }).on('error', reject);
      if (milliseconds > 0) sent.write(body.subarray(0, 20));
      setTimeout(() => sent.end(milliseconds > 0 ? body.subarray(20) : body), milliseconds);
    });

  test('is read to its last byte', async () => {
    expect(await send(named(0xc3, 0x84, 0xef, 0xbf, 0xbd))).toBe(200);
    expect(await send(Buffer.from(''))).toBe(400);
    expect(await send(Buffer.concat([named(), Buffer.from('x')]))).toBe(400);
  });

  test.each([[[0xff]], [[0xf0, 0x9f, 0x98]], [[0xed, 0xa0, 0x80]], [[0xc0, 0xaf]]])(
    'is refused where it is no UTF-8: %j',
    async (bytes) => {
      expect(await send(named(...bytes))).toBe(400);
    },
  );
});

test('who sends chunks without end is stopped at the limit', async () => {
  const chunk = `1000\r\n${'x'.repeat(4096)}\r\n`;
  const { statuses } = await speak(
    service.url,
    `${POST}${credentials}Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n`,
    ...Array(17).fill(chunk),
  );
  expect(statuses).toEqual([413]);
});

describe('whoever is slow on purpose is cut off', () => {
  const timeouts = { headersTimeout: 150, requestTimeout: 300, idleTimeout: 400, connectionsCheckingInterval: 50 };
  const slowly = async (...pieces: readonly string[]) => {
    const server = await listen(async (request) => new Response(await request.text()), { host: '127.0.0.1', port: 0, timeouts });
    const spoken = await speak(server.url, ...pieces);
    await server.stop(0);
    return spoken;
  };

  test('with headers that never end', async () => {
    expect((await slowly('GET / HTTP/1.1\r\nHost: x\r\n', 'X-A: b\r\n')).statuses).toEqual([408]);
  });

  test('with a body that never ends', async () => {
    const { statuses } = await slowly('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n', '{"a"');
    expect(statuses.filter((status) => status < 400)).toEqual([]);
  });

  test('without a request, and without reading what is answered', async () => {
    const server = await listen(async () => new Response('x'.repeat(20_000_000)), {
      ...{ host: '127.0.0.1', port: 0 },
      timeouts: { ...timeouts, idleTimeout: 200 },
    });
    const port = Number(new URL(server.url).port);
    const silent = connect(port, '127.0.0.1');
    const unread = connect(port, '127.0.0.1');
    unread.pause().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const ended = [silent.resume(), unread].map((socket) => new Promise((resolve) => socket.on('error', resolve).on('close', resolve)));
    await ended[0];
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    unread.resume();
    await ended[1];
    expect(unread.bytesRead).toBeLessThan(20_000_000);
    await server.stop(0);
  });

  test('without reading what is answered to a second request', async () => {
    const server = await listen(async ({ url }) => new Response('x'.repeat(url.endsWith('/long') ? 20_000_000 : 1)), {
      ...{ host: '127.0.0.1', port: 0 },
      timeouts: { ...timeouts, idleTimeout: 200 },
    });
    const unread = connect(Number(new URL(server.url).port), '127.0.0.1');
    const get = (path: string) => unread.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    get('/');
    await new Promise((resolve) => unread.once('data', resolve));
    unread.pause();
    get('/long');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    unread.resume();
    await new Promise((resolve) => unread.on('error', resolve).on('close', resolve));
    expect(unread.bytesRead).toBeLessThan(20_000_000);
    await server.stop(0);
  });

  test('by not hanging up where a request was refused', async () => {
    const server = await listen(async () => new Response(), { host: '127.0.0.1', port: 0, timeouts: { ...timeouts, idleTimeout: 200 } });
    const open = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1', allowHalfOpen: true });
    const get = (hosts: string) => open.write(`GET / HTTP/1.1\r\n${hosts}\r\n`);
    get('Host: x\r\n');
    await new Promise((resolve) => open.once('data', resolve));
    get('Host: x\r\nHost: y\r\n');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    // the other side is gone: what is said is answered with a reset
    const reset = new Promise((resolve) => open.on('error', resolve).on('close', resolve));
    open.resume();
    for (let count = 0; count < 5 && !open.destroyed; count++) {
      open.write('x');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(await reset).toBeInstanceOf(Error);
    await server.stop(0);
  });

  test('with chunks that never end', async () => {
    const { statuses } = await slowly('POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n', '1\r\n{\r\n');
    expect(statuses.filter((status) => status < 400)).toEqual([]);
  });

  test('with a connection on which nothing is said', async () => {
    expect((await slowly()).statuses.filter((status) => status !== 408)).toEqual([]);
  });
});

test('a connection may ask on, but not for ever without reading what it was answered', async () => {
  const server = await listen(async () => new Response('x'.repeat(100_000)), { host: '127.0.0.1', port: 0 });
  const get = (more = '') => `GET / HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
  const fair = await speak(server.url, get().repeat(29) + get('Connection: close\r\n'));
  expect(fair.statuses).toEqual(Array(30).fill(200));
  const many = await speak(server.url, get().repeat(200));
  expect(many.statuses.length).toBeLessThan(33);
  await server.stop(0);
});

test('a connection that was opened and never used does not hold up the end of the server', async () => {
  const server = await listen(async () => new Response('x'), { host: '127.0.0.1', port: 0 });
  const unused = connect(Number(new URL(server.url).port), '127.0.0.1').resume();
  await new Promise((resolve) => unused.once('connect', resolve));
  expect(await (await fetch(server.url)).text()).toBe('x');
  const begun = Date.now();
  await server.stop(10_000);
  expect(Date.now() - begun).toBeLessThan(5_000);
});

test('a server that stops answers what runs, and says behind the last answer that the connection ends', async () => {
  const release: (() => void)[] = [];
  const slowly = () => new Promise<Response>((resolve) => release.push(() => resolve(new Response('x'))));
  const server = await listen(slowly, { host: '127.0.0.1', port: 0 });
  const answered = speak(server.url, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3));
  await vi.waitFor(() => expect(release).toHaveLength(3));
  const stopped = server.stop(10_000);
  for (const finish of release) finish();
  const { statuses, answer } = await answered;
  expect(statuses).toEqual([200, 200, 200]);
  expect(answer.match(/^connection: .*$/gim)).toEqual(['Connection: keep-alive', 'Connection: keep-alive', 'Connection: close']);
  await stopped;
});

test('of many requests at once, each is answered', async () => {
  const server = await listen(async ({ url }) => new Response(new URL(url).search), { host: '127.0.0.1', port: 0 });
  const ask = async (n: number) => (await fetch(`${server.url}/?${n}`)).text();
  const numbers = Array.from({ length: 150 }, (_, n) => n);
  expect(await Promise.all(numbers.map(ask))).toEqual(numbers.map((n) => `?${n}`));
  await server.stop(0);
});
