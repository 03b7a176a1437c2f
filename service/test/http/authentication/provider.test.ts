/** Both verifiers against a real authorization server: what it issues is understood as it is. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type IntrospectionOptions, introspectionVerifier } from '../../../http/authentication/introspection.js';
import { jwtVerifier } from '../../../http/authentication/jwt.js';
import { CLIENT, JWT_AUDIENCE, OPAQUE_AUDIENCE, type RunningProvider, SERVICE, startProvider } from './oidc-provider.js';
import { standingClock } from './support.js';

// the server warns, from its import on, that it keeps everything in memory
vi.hoisted(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined));

let provider: RunningProvider;

beforeEach(async () => {
  provider = await startProvider('first');
});

afterEach(() => provider.stop());

const principal = { organization: 'org-1', scopes: new Set(['payments', 'recipients']), clientId: CLIENT.id };

// the server looks at the time by itself
const time = () => standingClock(new Date());

const unavailable = (reason: string) => expect.objectContaining({ name: 'VerifierUnavailable', reason });

const asked = (path: string): number => provider.requests.filter((request) => request === path).length;

function byKeys({ clock } = time(), audience = JWT_AUDIENCE, jwksUri = `${provider.issuer}/jwks`) {
  return jwtVerifier({ issuer: provider.issuer, audience, jwksUri, clock, fetch });
}

function byQuestion(options: Partial<IntrospectionOptions> = {}) {
  const endpoint = `${provider.issuer}/token/introspection`;
  const common = { endpoint, issuer: provider.issuer, audience: OPAQUE_AUDIENCE, clock: time().clock, fetch };
  return introspectionVerifier({ ...common, ...SERVICE, ...options });
}

describe('JWT access tokens', () => {
  test('are good for whom they are', async () => {
    const token = await provider.token(JWT_AUDIENCE);
    expect(token.split('.')).toHaveLength(3);
    const verify = byKeys();
    expect(await Promise.all([verify(token), verify(token)])).toEqual([principal, principal]);
    expect(asked('GET /jwks')).toBe(1);
    expect(await byKeys(time(), 'https://other.test')(token)).toBeUndefined();
  });

  test('have the scopes that were asked for', async () => {
    const found = await byKeys()(await provider.token(JWT_AUDIENCE, 'payments'));
    expect(found?.scopes).toEqual(new Set(['payments']));
  });

  test('end', async () => {
    const clock = time();
    const verify = byKeys(clock);
    const token = await provider.token(JWT_AUDIENCE);
    clock.pass(3_500);
    expect(await verify(token)).toEqual(principal);
    clock.pass(200);
    expect(await verify(token)).toBeUndefined();
  });

  test('are signed with a new key from one moment to the next', async () => {
    const clock = time();
    const verify = byKeys(clock);
    expect(await verify(await provider.token(JWT_AUDIENCE))).toEqual(principal);
    await provider.rotate('second');
    const token = await provider.token(JWT_AUDIENCE);
    expect(await verify(token)).toBeUndefined();
    clock.pass(30);
    expect(await verify(token)).toEqual(principal);
    expect(asked('GET /jwks')).toBe(2);
  });

  test('are no opaque ones', async () => {
    expect(await byKeys()(await provider.token(OPAQUE_AUDIENCE))).toBeUndefined();
    expect(asked('GET /jwks')).toBe(0);
  });
});

describe('opaque access tokens', () => {
  test('are good for whom they are', async () => {
    const token = await provider.token(OPAQUE_AUDIENCE);
    expect(token).not.toContain('.');
    const verify = byQuestion();
    expect(await verify(token)).toEqual(principal);
    expect(await verify(token)).toEqual(principal);
    expect(asked('POST /token/introspection')).toBe(1);
    expect(await byQuestion({ audience: JWT_AUDIENCE })(token)).toBeUndefined();
    expect(await byQuestion({ issuer: 'https://other.test' })(token)).toBeUndefined();
  });

  test('are revoked', async () => {
    const token = await provider.token(OPAQUE_AUDIENCE);
    const verify = byQuestion({ cacheSeconds: 0 });
    expect(await verify(token)).toEqual(principal);
    await provider.revoke(token);
    expect(await verify(token)).toBeUndefined();
  });

  test('are unknown when they were made up', async () => {
    expect(await byQuestion()('made-up')).toBeUndefined();
  });

  test('cannot be verified with a wrong secret', async () => {
    await expect(byQuestion({ clientSecret: 'wrong' })('made-up')).rejects.toEqual(unavailable('STATUS'));
  });
});

test('a provider that has gone is said to have', async () => {
  const token = await provider.token(JWT_AUDIENCE);
  const [keys, question] = [byKeys(), byQuestion()];
  await provider.stop();
  await expect(keys(token)).rejects.toEqual(unavailable('UNREACHABLE'));
  await expect(question(token)).rejects.toEqual(unavailable('UNREACHABLE'));
  provider = await startProvider('another');
});

test('a redirect is not followed, not even to the right place', async () => {
  const token = await provider.token(JWT_AUDIENCE);
  const server = createServer((_, response) => response.writeHead(302, { location: `${provider.issuer}/jwks` }).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const jwksUri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`;
  try {
    await expect(byKeys(time(), JWT_AUDIENCE, jwksUri)(token)).rejects.toEqual(unavailable('REDIRECT'));
    expect(asked('GET /jwks')).toBe(0);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
