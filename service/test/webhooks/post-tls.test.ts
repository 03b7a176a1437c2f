/** Deliveries over TLS: which names and certificates count. */
import { readFileSync } from 'node:fs';
import { createServer as createTlsServer } from 'node:https';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createPost, type PostOptions } from '../../webhooks/post.js';
import { now, ok, request, setUp } from './posting.js';
import { listen, type Received, rawReceiver, recording } from './receiver.js';

describe('over TLS', () => {
  const read = (name: string) => readFileSync(new URL(`../fixtures/webhooks/${name}.pem`, import.meta.url), 'utf8');
  const [cert, key] = [read('certificate'), read('key')];
  const start = async () => {
    const received: Received[] = [];
    const names: unknown[] = [];
    const server = createTlsServer({ cert, key }, recording(received, ok));
    server.on('secureConnection', (socket) => names.push(socket.servername));
    return { port: await listen(server), received, names };
  };
  const secure = (options: Partial<PostOptions> = {}) => setUp({ allowInsecure: false, ca: cert, ...options });
  const to = (port: number, name = 'hooks.example') => request(port, { url: `https://${name}:${port}/` });

  test('the name is what is asked for and what is checked', async () => {
    const { port, received, names } = await start();
    expect(await secure()(to(port))).toEqual({ status: 200, retryAfter: undefined });
    expect(names).toEqual(['hooks.example']);
    expect(received[0]?.headers.host).toBe(`hooks.example:${port}`);
  });

  test('the name is that of the URL, whatever the headers say', async () => {
    const { port, received, names } = await start();
    expect(await secure()({ ...to(port), headers: { Host: 'other.example' } })).toMatchObject({ status: 200 });
    expect([names, received[0]?.headers.host]).toEqual([['hooks.example'], `hooks.example:${port}`]);
  });

  test('a certificate of another name is refused', async () => {
    const { port, received } = await start();
    expect(await secure()(to(port, 'other.example'))).toEqual({ error: 'TLS' });
    expect(received).toEqual([]);
  });

  test('a certificate that nobody vouches for is refused, whatever the environment says', async () => {
    const { port, received } = await start();
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    onTestFinished(() => void vi.unstubAllEnvs());
    const post = createPost({ clock: () => now, resolve: async () => ['127.0.0.1'], isAllowedAddress: () => true });
    expect(await post(to(port))).toEqual({ error: 'TLS' });
    expect(received).toEqual([]);
  });

  test('who does not speak it is refused', async () => {
    const port = await rawReceiver((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n'));
    expect(await secure()(to(port))).toEqual({ error: 'TLS' });
  });
});
