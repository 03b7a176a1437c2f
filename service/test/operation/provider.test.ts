/** The process and an authorization server: real access tokens of both kinds, from client credentials to an answer. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../contract/client.js';
import { JWT_AUDIENCE, OPAQUE_AUDIENCE, type RunningProvider, SERVICE, startProvider } from '../http/authentication/oidc-provider.js';
import { type Service, serve, stopAll } from '../process.js';

afterAll(stopAll);

const asServer = { PAYPREP_INTROSPECTION_CLIENT_ID: SERVICE.clientId, PAYPREP_INTROSPECTION_CLIENT_SECRET: SERVICE.clientSecret };

describe.each([
  ['--jwks', '/jwks', JWT_AUDIENCE, {}],
  ['--introspection', '/token/introspection', OPAQUE_AUDIENCE, asServer],
])('%s', (option, path, audience, env) => {
  let provider: RunningProvider;
  let service: Service;
  beforeAll(async () => {
    provider = await startProvider('one');
    const { issuer } = provider;
    service = await serve(['--store', 'memory', '--issuer', issuer, '--audience', audience, option, `${issuer}${path}`], env);
  });
  afterAll(() => provider.stop());

  const ask = async (token: string, call = 'POST /payments/validations') =>
    createClient(service.url, token).send(call, call.startsWith('GET') ? {} : { body: {} });

  test('a token of the server is let in, for what it is for', async () => {
    const token = await provider.token(audience);
    for (const _ of [1, 2]) expect((await ask(token)).status).toBe(200);
    const { status, body } = await ask(token, 'GET /webhooks/subscriptions');
    expect([status, body.code]).toEqual([403, 'AUTH_SCOPE_INSUFFICIENT']);
    const line = await service.logged(({ code }) => code === 'AUTH_SCOPE_INSUFFICIENT');
    expect(line).toMatchObject({ organization: 'org-1', status: 403 });
  });

  test('one that is made up is not', async () => {
    expect((await ask('made-up')).body.code).toBe('AUTH_TOKEN_INVALID');
  });

  test('the process says nothing of tokens and of its own secret', async () => {
    const token = await provider.token(audience);
    await ask(token);
    await service.settled();
    for (const secret of [token, SERVICE.clientSecret, encodeURIComponent(SERVICE.clientSecret)]) {
      expect(service.kept.out).not.toContain(secret);
      expect(service.kept.err).not.toContain(secret);
    }
  });
});

test('a token that was revoked before it was first used is not let in; while nobody can tell, the answer is 503', async () => {
  const provider = await startProvider('one');
  const { issuer } = provider;
  const service = await serve(
    ['--store', 'memory', '--issuer', issuer, '--audience', OPAQUE_AUDIENCE, '--introspection', `${issuer}/token/introspection`],
    asServer,
  );
  const [revoked, good] = [await provider.token(OPAQUE_AUDIENCE), await provider.token(OPAQUE_AUDIENCE)];
  await provider.revoke(revoked);
  const ask = async (token: string) => (await createClient(service.url, token).send('POST /payments/validations', { body: {} })).status;
  expect([await ask(revoked), await ask(good)]).toEqual([401, 200]);
  await provider.stop();
  const unknown = await createClient(service.url, 'not-seen-before').send('POST /payments/validations', { body: {} });
  expect([unknown.status, unknown.body.code, unknown.headers.get('retry-after')]).toEqual([503, 'AUTH_UNAVAILABLE', '5']);
  expect(await ask(good)).toBe(200);
});
