/** Who gets in, and how it is said to those who do not: RFC 6750, on each endpoint. And what is no request. */
import { describe, expect, test } from 'vitest';
import { ENDPOINTS, ENGINE_ENDPOINTS, LIST_ENDPOINTS, MANAGEMENT_ENDPOINTS, NO_ID, send } from './client.js';
import type { World } from './world.js';

const ALL = [...ENDPOINTS, ...MANAGEMENT_ENDPOINTS, ...LIST_ENDPOINTS, ...ENGINE_ENDPOINTS];

const refused = ({ status, headers, body }: Awaited<ReturnType<typeof send>>) => [status, headers.get('www-authenticate'), body.code];

export function accessContract(world: () => World): void {
  test('each operation of /openapi.json is one of those that are asked here', async () => {
    const { paths } = (await (await fetch(`${world().url}/openapi.json`)).json()) as {
      readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    };
    const methods = ['get', 'post', 'patch', 'put', 'delete'];
    const operations = Object.entries(paths).flatMap(([path, of]) =>
      methods.filter((method) => of[method] !== undefined).map((method) => ({ method: method.toUpperCase(), path })),
    );
    const pattern = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    const named = (line: string) => {
      const [method, path = ''] = (line.split('?')[0] ?? '').split(' ');
      return operations.find((one) => one.method === method && pattern(one.path).test(path));
    };
    const asked = new Set(ALL.map(({ line }) => named(line)));
    expect(operations.length).toBeGreaterThan(30);
    expect(operations.filter((one) => !asked.has(one))).toEqual([]);
    expect(ALL.filter(({ line }) => named(line) === undefined)).toEqual([]);
  });

  describe.each(ALL)('$line', ({ line, scope, body }) => {
    const key = { 'idempotency-key': 'access' };
    const as = (authorization: string) => send(world().url, line, { body, headers: { ...key, authorization } });

    test('without credentials: 401, and which scheme', async () => {
      const asked = [401, 'Bearer', 'AUTH_CREDENTIALS_MISSING'];
      expect(refused(await as(''))).toEqual(asked);
      expect(refused(await as('Basic YWNtZTpzZWNyZXQ='))).toEqual(asked);
    });

    test('with malformed ones: 400', async () => {
      for (const malformed of ['Bearer', 'Bearer a b', 'Bearer ä', 'Bearer a, Bearer b'])
        expect(refused(await as(malformed))).toEqual([400, 'Bearer error="invalid_request"', 'AUTH_REQUEST_INVALID']);
    });

    test('with a token of nobody: 401', async () => {
      for (const unknown of ['Bearer abc', 'Bearer e30.e30.AA', 'bearer x=='])
        expect(refused(await as(unknown))).toEqual([401, 'Bearer error="invalid_token"', 'AUTH_TOKEN_INVALID']);
    });

    test('with a token in the query: never', async () => {
      const asked = `${line}${line.includes('?') ? '&' : '?'}access_token=abc`;
      expect((await send(world().url, asked, { body, headers: key })).status).toBe(400);
      expect((await world().acme.send(asked, { body, headers: key })).status).toBe(400);
    });

    test('with a token for something else: 403, and which scope', async () => {
      const wrong = await world().limitedTo(['payments', 'beneficiaries', 'webhooks'].filter((name) => name !== scope).join(' '));
      const challenge = `Bearer error="insufficient_scope", scope="${scope}"`;
      expect(refused(await wrong.send(line, { body, headers: key }))).toEqual([403, challenge, 'AUTH_SCOPE_INSUFFICIENT']);
      const right = await world().limitedTo(scope);
      expect((await right.send(line, { body, headers: key })).status).not.toBe(403);
    });
  });

  describe.each([...ENDPOINTS, ...ENGINE_ENDPOINTS].filter(({ body }) => body !== undefined))('the body of $line', ({ line }) => {
    const as = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      world().acme.send(line, { body, headers: { 'idempotency-key': crypto.randomUUID(), ...headers } });
    const code = async (reply: ReturnType<typeof as>) => [(await reply).status, (await reply).body.code];

    test('is JSON, or 415', async () => {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'application/jsonp',
        'text/json',
        'application/json-patch+json',
      ])
        expect(await code(as('{}', { 'content-type': type }))).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    });

    test('is well-formed, or 400', async () => {
      for (const text of ['', '{', '{}{}', '{"a":1,}', "{'a':1}", 'undefined', '\u{feff}{', '[1', '{"a":"\u0001"}'])
        expect(await code(as(text))).toEqual([400, 'JSON_PAYLOAD_MALFORMED']);
      expect(await code(as(new Uint8Array([0x22, 0xff, 0x22])))).toEqual([400, 'JSON_PAYLOAD_MALFORMED']);
    });

    test('is below the limit, or 413', async () => {
      const most = line.includes('bulk') ? 1024 * 1024 : 64 * 1024;
      const longer = JSON.stringify({ note: 'x'.repeat(most) });
      expect(await code(as(longer))).toEqual([413, 'JSON_PAYLOAD_TOO_LARGE']);
      expect((await as(`{}${' '.repeat(most - 2)}`)).status).not.toBe(413);
    });
  });

  test('an id of the caller comes back, and any other is replaced', async () => {
    const ask = async (id: string) =>
      (await world().acme.send('GET /webhooks/subscriptions', { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    expect(await ask('my-id.5:a_B')).toBe('my-id.5:a_B');
    expect(await ask('x'.repeat(129))).toMatch(/^[0-9a-f-]{36}$/);
    expect(await ask('')).not.toBe(await ask(''));
  });

  test('where nothing is: 404; a method that is not for a path: 405 with those that are', async () => {
    expect((await world().acme.send('GET /')).body.code).toBe('NOT_FOUND');
    expect((await world().acme.send('GET /payments')).status).toBe(404);
    const { status, headers, body } = await world().acme.send('DELETE /webhooks/subscriptions');
    expect([status, headers.get('allow'), body.code]).toEqual([405, 'POST, GET, HEAD', 'METHOD_NOT_ALLOWED']);
  });

  test.each(['beneficiaries/organizations/recipients', 'webhooks/subscriptions'])('%s: an id that is none is unknown', async (path) => {
    const [method, body] = path.startsWith('w') ? ['PATCH', { enabled: true }] : ['GET', undefined];
    const unknown = await world().acme.send(`${method} /${path}/${NO_ID}`, { body });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'NOT_FOUND']);
    for (const id of ['5', 'null', '..%2f', '%00', `${NO_ID}0`, NO_ID.replaceAll('-', ''), "'; drop table x"]) {
      const reply = await world().acme.send(`${method} /${path}/${encodeURIComponent(id)}`, { body });
      expect([reply.status, reply.text]).toEqual([404, unknown.text]);
    }
  });
}
