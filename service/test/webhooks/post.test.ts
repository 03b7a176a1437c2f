/** Where a delivery is sent, what is read of the answer, and what becomes of none. */
import { createServer } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createPost, type PostOptions } from '../../webhooks/post.js';
import { now, ok, request, setUp } from './posting.js';
import { rawReceiver, receiver } from './receiver.js';

describe('a delivery', () => {
  test('goes to the address of the name, under the name', async () => {
    const { port, received } = await receiver(ok);
    expect(await setUp()(request(port))).toEqual({ status: 200, retryAfter: undefined });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ url: '/hook?a=b', body: '{"name":"Zoë"}' });
    expect(received[0]?.headers).toEqual({
      'content-type': 'application/json',
      'webhook-id': 'x',
      'content-length': '15',
      'accept-encoding': 'identity',
      host: `hooks.example:${port}`,
      connection: 'close',
    });
  });

  test.each([200, 204, 299, 400, 404, 410, 429, 500, 503])('is answered with %i', async (status) => {
    const { port } = await receiver((response) => response.writeHead(status).end('a secret of the receiver'));
    expect(await setUp()(request(port))).toEqual({ status, retryAfter: undefined });
  });

  test.each([
    ['120', new Date('2026-11-22T02:02:00Z')],
    ['Sun, 22 Nov 2026 03:00:00 GMT', new Date('2026-11-22T03:00:00Z')],
    ['later', undefined],
  ])('may be asked for again: Retry-After %s', async (value, retryAfter) => {
    const { port } = await receiver((response) => response.writeHead(429, { 'retry-after': value }).end());
    expect(await setUp()(request(port))).toEqual({ status: 429, retryAfter });
  });

  test.each([300, 301, 302, 303, 304, 307, 308])('does not follow %i to the metadata of a cloud', async (status) => {
    const asked: string[] = [];
    const { port, received } = await receiver((response) =>
      response.writeHead(status, { location: 'http://169.254.169.254/latest/' }).end(),
    );
    const post = setUp({
      resolve: async (name) => {
        asked.push(name);
        return ['127.0.0.1'];
      },
    });
    expect(await post(request(port))).toEqual({ error: 'REDIRECT' });
    expect(received).toHaveLength(1);
    expect(asked).toEqual(['hooks.example']);
  });

  test('goes to the next address of the name where nobody listens at the first', async () => {
    const { port, received } = await receiver(ok);
    const post = setUp({ resolve: async () => ['::1', '127.0.0.1'], isAllowedAddress: () => true });
    expect(await post(request(port))).toMatchObject({ status: 200 });
    expect(received).toHaveLength(1);
  });

  test('asks no proxy', async () => {
    const proxy = await receiver(ok);
    const { port, received } = await receiver(ok);
    for (const name of ['HTTP_PROXY', 'http_proxy', 'ALL_PROXY']) vi.stubEnv(name, `http://127.0.0.1:${proxy.port}`);
    vi.stubEnv('NODE_USE_ENV_PROXY', '1');
    onTestFinished(() => void vi.unstubAllEnvs());
    await setUp()(request(port));
    expect([proxy.received.length, received.length]).toEqual([0, 1]);
  });
});

describe('an address inside', () => {
  test('is refused, though others of the name are public', async () => {
    const { port, received } = await receiver(ok);
    for (const addresses of [
      ['127.0.0.1', '10.0.0.1'],
      ['10.0.0.1', '127.0.0.1'],
      ['127.0.0.1', '::ffff:127.0.0.1'],
      ['127.0.0.1', 'nonsense'],
    ]) {
      expect(await setUp({ resolve: async () => addresses })(request(port))).toEqual({ error: 'ADDRESS_NOT_PUBLIC' });
    }
    expect(received).toEqual([]);
  });

  test('cannot be put in between the check and the connection', async () => {
    // 127.0.0.2 stands for what is inside; a second look-up would lead there
    const outside = await receiver(ok);
    const answers = [['127.0.0.1'], ['127.0.0.2']];
    let asked = 0;
    const post = setUp({ resolve: async () => answers[asked++] ?? ['127.0.0.2'] });
    expect(await post(request(outside.port))).toMatchObject({ status: 200 });
    expect(asked).toBe(1);
    expect(await post(request(outside.port))).toEqual({ error: 'ADDRESS_NOT_PUBLIC' });
    expect(asked).toBe(2);
    expect(outside.received).toHaveLength(1);
  });

  test('cannot be put in by a list that changes once it was checked', async () => {
    const { port, received } = await receiver(ok);
    const list = ['127.0.0.1'];
    const isAllowedAddress = (ip: string) => {
      queueMicrotask(() => list.splice(0, 1, '127.0.0.2'));
      return ip === '127.0.0.1';
    };
    expect(await setUp({ resolve: async () => list, isAllowedAddress })(request(port))).toMatchObject({ status: 200 });
    expect(received).toHaveLength(1);
    expect(list).toEqual(['127.0.0.2']);
  });

  test.each([
    'http://2130706433/',
    'http://0x7f000001/',
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://localhost/',
    'http://hooks.example/',
    'https://169.254.169.254/',
    'https://u:p@hooks.example/',
    'file:///etc/passwd',
    '',
  ])('is not named by %s where development is not on', async (url) => {
    const post = createPost({ clock: () => now, resolve: () => Promise.reject(new Error('asked')) });
    expect(await post(request(1, { url }))).toEqual({ error: 'URL_NOT_ALLOWED' });
  });

  test.each(['10.0.0.1', '127.0.0.1', '::1', '169.254.169.254', 'fd00:ec2::254', '::ffff:8.8.8.8'])(
    'such as %s is known by itself',
    async (ip) => {
      const post = createPost({ clock: () => now, resolve: async () => [ip] });
      expect(await post(request(1, { url: 'https://hooks.example/' }))).toEqual({ error: 'ADDRESS_NOT_PUBLIC' });
    },
  );

  test('is this machine itself, which development allows, and no more', async () => {
    const { port, received } = await receiver(ok);
    const post = createPost({ clock: () => now, allowInsecure: true });
    expect(await post(request(port, { url: `http://127.0.0.1:${port}/` }))).toMatchObject({ status: 200 });
    expect(await post(request(port, { url: `http://2130706433:${port}/` }))).toMatchObject({ status: 200 });
    expect(received[0]?.headers.host).toBe(`127.0.0.1:${port}`);
    const inside = createPost({ clock: () => now, allowInsecure: true, resolve: async () => ['10.0.0.1'] });
    expect(await inside(request(port))).toEqual({ error: 'ADDRESS_NOT_PUBLIC' });
  });
});

describe('no answer', () => {
  test('where the name has no address', async () => {
    expect(await setUp({ resolve: async () => [] })(request(1))).toEqual({ error: 'NAME_NOT_RESOLVED' });
    expect(await setUp({ resolve: () => Promise.reject(new Error('ENOTFOUND')) })(request(1))).toEqual({ error: 'NAME_NOT_RESOLVED' });
  });

  test('where nobody listens', async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
    );
    await new Promise((resolve) => server.close(resolve));
    expect(await setUp()(request(port))).toEqual({ error: 'CONNECTION' });
  });

  test.each([
    ['nothing', 'CONNECTION', ''],
    ['half of a head', 'CONNECTION', 'HTTP/1.1 200 OK\r\ncontent-le'],
    ['half of a body', 'CONNECTION', 'HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhalf'],
    ['another protocol', 'ANSWER_MALFORMED', 'SSH-2.0-OpenSSH_9.2\r\n'],
    ['headers without an end', 'ANSWER_MALFORMED', `HTTP/1.1 200 OK\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`],
    ['a change of protocol', 'CONNECTION', 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'],
  ])('where there is %s', async (_, error, text) => {
    const port = await rawReceiver((socket) => socket.end(text));
    expect(await setUp()(request(port))).toEqual({ error });
  });

  const slow: readonly (readonly [string, Partial<PostOptions>, (socket: import('node:net').Socket) => void])[] = [
    ['says nothing', {}, () => undefined],
    ['never ends its body', {}, (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhalf')],
    ['is not to be found by a resolver that hangs', { resolve: () => new Promise(() => undefined) }, () => undefined],
    [
      'sends a header a time, without an end',
      {},
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\n');
        const timer = setInterval(() => socket.write('x: y\r\n'), 10);
        socket.on('close', () => clearInterval(timer));
      },
    ],
  ];
  test.each(slow)('in time, where the receiver %s', async (_, options, answer) => {
    const port = await rawReceiver(answer);
    expect(await setUp({ ...options, timeoutMilliseconds: 150 })(request(port))).toEqual({ error: 'TIMEOUT' });
  });

  test('is waited for once it is not wanted', async () => {
    const stop = new AbortController();
    const port = await rawReceiver(() => stop.abort());
    expect(await setUp()(request(port, { signal: stop.signal }))).toEqual({ error: 'STOPPED' });
    expect(await setUp()(request(port, { signal: stop.signal }))).toEqual({ error: 'STOPPED' });
  });
});

test('of a gigabyte no more is read than 64 kB, and what the connection holds besides', async () => {
  let written = 0;
  const chunk = Buffer.alloc(65_536);
  const { port } = await receiver((response) => {
    const more = (): void => {
      while (!response.destroyed && written < 1_000_000_000) {
        written += chunk.length;
        if (!response.write(chunk)) return void response.once('drain', more);
      }
    };
    more();
  });
  expect(await setUp()(request(port))).toMatchObject({ status: 200 });
  expect(written).toBeLessThan(100_000_000);
});
