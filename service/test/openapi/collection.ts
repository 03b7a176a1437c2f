/** `examples/bruno/`, read by Bruno's own parser: each request, sent with an access token, is one that the service answers. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import openapi from '../../http/openapi.json' with { type: 'json' };
import { createService, ORIGIN, TOKEN } from './handler.js';

interface Pair {
  readonly name: string;
  readonly value: string;
  readonly enabled: boolean;
}

/** A request, as the parser reads it. */
interface BrunoRequest {
  readonly meta: { readonly name: string; readonly type: string };
  readonly http: { readonly method: string; readonly url: string; readonly body: string; readonly auth: string };
  readonly params?: readonly (Pair & { readonly type: 'query' | 'path' })[];
  readonly headers?: readonly Pair[];
  readonly body?: { readonly json: string };
  readonly docs: string;
}

interface Parser {
  readonly bruToJsonV2: (text: string) => BrunoRequest;
  readonly bruToEnvJsonV2: (text: string) => { readonly variables: readonly (Pair & { readonly secret: boolean })[] };
  readonly collectionBruToJson: (text: string) => { readonly auth: { readonly mode: string; readonly bearer: { readonly token: string } } };
}

const bruno = createRequire(import.meta.url)('@usebruno/lang') as Parser;
const folder = fileURLToPath(new URL('../../examples/bruno/', import.meta.url));
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

const requests = (readdirSync(folder, { recursive: true }) as string[])
  .filter((name) => name.endsWith('.bru') && !/^(?:environments|collection\.bru)|folder\.bru$/.test(name))
  .map((name) => bruno.bruToJsonV2(read(name)));

const VALUES: Readonly<Record<string, string>> = { url: ORIGIN, token: TOKEN, $randomUUID: crypto.randomUUID() };

/** The text with its variables replaced; one that nobody sets is a mistake. */
const filled = (text: string): string =>
  text.replace(/\{\{([^}]+)\}\}/g, (_, name: string) => {
    const value = VALUES[name];
    assert.ok(value !== undefined, name);
    return value;
  });

test('the environment has the address, and keeps the token secret', () => {
  const { variables } = bruno.bruToEnvJsonV2(read('environments/local.bru'));
  assert.deepEqual(
    variables.map(({ name, value, secret }) => [name, value, secret]),
    [
      ['url', 'http://127.0.0.1:8080', false],
      ['token', '', true],
    ],
  );
  const { auth } = bruno.collectionBruToJson(read('collection.bru'));
  assert.deepEqual([auth.mode, auth.bearer.token], ['bearer', '{{token}}']);
});

test('there is a request for each operation', () => {
  const summaries = Object.values(openapi.paths).flatMap((methods) => Object.values(methods).map(({ summary }) => summary));
  assert.deepEqual(requests.map(({ meta }) => meta.name).sort(), summaries.sort());
});

const service = createService();

/** As Bruno sends it. */
function sent({ http, params = [], headers = [], body }: BrunoRequest): Promise<Response> {
  const on = params.filter(({ enabled, type }) => enabled && type === 'path');
  const url = on.reduce((text, { name, value }) => text.replace(`:${name}`, value), filled(http.url));
  const own = headers.filter(({ enabled }) => enabled).map(({ name, value }) => [name, filled(value)] as [string, string]);
  const init = { method: http.method.toUpperCase(), headers: new Headers([['authorization', `Bearer ${TOKEN}`], ...own]) };
  if (body === undefined) return service(new Request(url, init));
  init.headers.set('content-type', 'application/json');
  return service(new Request(url, { ...init, body: body.json }));
}

for (const request of requests)
  test(`${request.meta.name}: the service answers it`, async () => {
    assert.equal(request.http.auth, 'inherit');
    const { status } = await sent(request);
    // the ids of the examples are of nothing that there is
    const isOfOne = request.params?.some(({ type, name }) => type === 'path' && name.endsWith('Id')) === true;
    assert.ok(isOfOne ? status === 404 : status === 200 || status === 201, String(status));
  });
