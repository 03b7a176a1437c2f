/** Webhooks that should lead into the network of the service: when a URL is given, and when something is sent to it. */
import { createServer } from 'node:http';
import { createPost } from 'payprep-service/delivery';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SUBSCRIPTION } from '../contract/client.js';
import { GERMAN, openWorld, type World } from '../contract/world.js';
import { type Service, serve, stopAll } from '../process.js';
import { listen, receiver } from '../webhooks/receiver.js';

const PATH = '/webhooks/subscriptions';

let world: World;
beforeAll(async () => {
  world = await openWorld(await serve());
});
afterAll(stopAll);

const HOSTS: readonly (readonly [attack: string, url: string])[] = [
  ['loopback', 'https://127.0.0.1/'],
  ['another loopback', 'https://127.8.9.10/'],
  ['any address', 'https://0.0.0.0/'],
  ['a decimal number', 'https://2130706433/'],
  ['octal', 'https://0177.0.0.1/'],
  ['a long octal number', 'https://017700000001/'],
  ['hexadecimal', 'https://0x7f000001/'],
  ['mixed', 'https://0x7f.0.1/'],
  ['two parts', 'https://127.1/'],
  ['digits of other scripts', 'https://①②⑦.⓪.⓪.①/'],
  ['full-width digits', 'https://１２７.０.０.１/'],
  ['ideographic full stops', 'https://127。0。0。1/'],
  ['percent-encoded', 'https://%31%32%37.0.0.1/'],
  ['a dot at the end', 'https://127.0.0.1./'],
  ['IPv6 loopback', 'https://[::1]/'],
  ['IPv6 of any address', 'https://[::]/'],
  ['IPv4-mapped', 'https://[::ffff:127.0.0.1]/'],
  ['IPv4-mapped in hexadecimal', 'https://[::ffff:7f00:1]/'],
  ['IPv4-compatible', 'https://[::127.0.0.1]/'],
  ['NAT64', 'https://[64:ff9b::7f00:1]/'],
  ['6to4', 'https://[2002:7f00:1::]/'],
  ['unique local', 'https://[fd00::1]/'],
  ['link-local with a zone', 'https://[fe80::1%25eth0]/'],
  ['the metadata of a cloud', 'https://169.254.169.254/latest/meta-data/'],
  ['the metadata by name', 'https://metadata.google.internal/'],
  ['a private network', 'https://10.1.2.3/'],
  ['another private network', 'https://192.168.1.1/'],
  ['a carrier', 'https://100.64.0.1/'],
  ['a public address', 'https://9.9.9.9/'],
  ['localhost', 'https://localhost/'],
  ['localhost in capitals', 'https://LOCALHOST/'],
  ['localhost with a dot', 'https://localhost./'],
  ['below localhost', 'https://a.localhost/'],
  ['a name without a dot', 'https://database/'],
  ['a name of an internal network', 'https://db.internal/'],
  ['a cluster', 'https://api.svc.cluster.local/'],
  ['a host behind a user', 'https://hooks.example.com@127.0.0.1/'],
  ['an empty user', 'https://@127.0.0.1/'],
  ['a backslash', 'https://hooks.example.com\\@127.0.0.1/'],
  ['a tab', 'https://127.0.0\t.1/'],
  ['plain http', 'http://hooks.example.com/'],
  ['a file', 'file:///etc/passwd'],
  ['gopher', 'gopher://127.0.0.1:6379/_FLUSHALL'],
  ['data', 'data:text/plain,x'],
  ['port 0', 'https://hooks.example.com:0/'],
  ['nothing', 'https://'],
  ['a relative address', '//127.0.0.1/'],
];

test.each(HOSTS)('%s: %s is refused when it is given', async (_, url) => {
  const made = await world.acme.send(`POST ${PATH}`, { body: { ...SUBSCRIPTION, url } });
  expect([made.status, made.body.code, made.body.errors[0].pointer]).toEqual([400, 'WEBHOOK_ENDPOINT_URL_INVALID', '/url']);
});

test('and when a subscription is changed', async () => {
  const { id } = (await world.acme.send(`POST ${PATH}`, { body: { ...SUBSCRIPTION, events: [] } })).body;
  for (const [, url] of HOSTS)
    expect((await world.acme.send(`PATCH ${PATH}/${id}`, { body: { url } })).body.code).toBe('WEBHOOK_ENDPOINT_URL_INVALID');
  expect((await world.acme.send(`GET ${PATH}`)).body.items[0].url).toBe(SUBSCRIPTION.url);
});

describe('when something is sent', () => {
  const request = (url: string) => ({ url, body: '{}', headers: {} });
  const clock = () => new Date();

  test.each([
    ['loopback', '127.0.0.1'],
    ['loopback of IPv6', '::1'],
    ['a private network', '10.0.0.1'],
    ['the metadata of a cloud', '169.254.169.254'],
    ['an IPv4-mapped address', '::ffff:127.0.0.1'],
    ['an IPv4-mapped address in hexadecimal', '::ffff:7f00:1'],
    ['NAT64', '64:ff9b::a00:1'],
    ['unique local', 'fd12::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['multicast', '224.0.0.1'],
    ['what is no address', 'localhost'],
    ['octal, as some resolvers write it', '0177.0.0.1'],
  ])('a name that leads to %s gets nothing', async (_, address) => {
    const post = createPost({ clock, resolve: async () => [address] });
    expect(await post(request('https://hooks.example.com/'))).toEqual({ error: 'ADDRESS_NOT_PUBLIC' });
  });

  test('a name that leads outside and inside gets nothing', async () => {
    const post = createPost({ clock, resolve: async () => ['9.9.9.9', '127.0.0.1'] });
    expect(await post(request('https://hooks.example.com/'))).toEqual({ error: 'ADDRESS_NOT_PUBLIC' });
  });

  test('rebinding: the name is asked once for each attempt, and the answer is what is connected to', async () => {
    const inside = await receiver((response) => response.end());
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    const asked: string[] = [];
    const post = createPost({
      clock,
      allowInsecure: true,
      resolve: async (name) => {
        asked.push(name);
        return answers.shift() ?? [];
      },
    });
    const url = `http://hooks.example.com:${inside.port}/`;
    expect(await post(request(url))).toMatchObject({ status: 200 });
    expect(inside.received[0]?.headers.host).toBe(`hooks.example.com:${inside.port}`);
    expect(await post(request(url))).toEqual({ error: 'ADDRESS_NOT_PUBLIC' });
    expect([asked.length, inside.received.length]).toEqual([2, 1]);
  });

  test('a stored URL is checked again', async () => {
    const post = createPost({ clock, resolve: async () => ['9.9.9.9'] });
    for (const [, url] of HOSTS) expect(await post(request(url))).toEqual({ error: 'URL_NOT_ALLOWED' });
  });
});

// each waits for the next round of deliveries
describe.concurrent('from the process', () => {
  let open: Service;
  let outside: World;
  beforeAll(async () => {
    open = await serve(['--store', 'memory', '--allow-insecure-webhooks']);
    outside = await openWorld(open);
  });

  /** The log line of the attempt that a new recipient causes. */
  async function attempt(service: Service, of: World, url: string) {
    const { id } = (await of.acme.send(`POST ${PATH}`, { body: { ...SUBSCRIPTION, url, events: ['RECIPIENT_CREATED'] } })).body;
    await (await of.user()).page('POST /recipients', { body: GERMAN });
    const line = await service.logged((one) => one.message === 'webhook attempt' && one.subscriptionId === id);
    await of.acme.send(`PATCH ${PATH}/${id}`, { body: { enabled: false } });
    return line;
  }

  test('a redirect, by whichever status, is a failure, and is not followed', async () => {
    const secret = await receiver((response) => response.end());
    const location = `http://127.0.0.1:${secret.port}/metadata`;
    const attempts = [301, 302, 303, 307, 308].map(async (status) => {
      const first = await listen(createServer((_, response) => response.writeHead(status, { location }).end()));
      return attempt(open, outside, `http://127.0.0.1:${first}/`);
    });
    for (const { error, state } of await Promise.all(attempts)) expect([error, state]).toEqual(['REDIRECT', 'PENDING']);
    expect(secret.received).toEqual([]);
  });

  test('a redirect by Refresh or a page is none', async () => {
    const secret = await receiver((response) => response.end());
    const to = `http://127.0.0.1:${secret.port}/`;
    const first = await listen(
      createServer((_, response) => response.setHeader('refresh', `0; url=${to}`).end(`<meta http-equiv=refresh content="0; url=${to}">`)),
    );
    const { state } = await attempt(open, outside, `http://127.0.0.1:${first}/`);
    expect([state, secret.received.length]).toEqual(['DELIVERED', 0]);
  });

  test('what a receiver answers is shown nowhere', async () => {
    const secret = `inside-${crypto.randomUUID()}`;
    const first = await listen(createServer((_, response) => response.writeHead(500, { 'x-inside': secret }).end(secret)));
    await attempt(open, outside, `http://127.0.0.1:${first}/`);
    await open.settled();
    expect(open.kept.out + open.kept.err).not.toContain(secret);
    expect((await outside.acme.send(`GET ${PATH}`)).text).not.toContain(secret);
  });
});
