/** What an answer of RFC 7662 has to say, and what is said where it cannot be had. */
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { anyText } from '../../../../test/properties/any-text.js';
import type { IntrospectionOptions } from '../../../http/authentication/introspection.js';
import { answering, GOOD, now, principal, type Serve, scene, unavailable } from './introspected.js';
import { AUDIENCE, ISSUER, json, silence } from './support.js';

afterEach(() => {
  vi.useRealTimers();
});

test('the token goes into the body, the secret into the header', async () => {
  const { requests, verify } = answering(GOOD);
  expect(await verify('opaque+token')).toEqual(principal);
  expect(requests).toHaveLength(1);
  const [{ url, init } = { url: '', init: {} }] = requests;
  expect([url, init.method, init.redirect, String(init.body)]).toEqual([
    'https://issuer.test/introspect',
    'POST',
    'manual',
    'token=opaque%2Btoken&token_type_hint=access_token',
  ]);
  const headers = new Headers(init.headers);
  expect(headers.get('authorization')).toBe(`Basic ${Buffer.from('payprep:hunter2').toString('base64')}`);
  expect(headers.get('content-type')).toBe('application/x-www-form-urlencoded');
});

test.each([
  ['a:b', 'c:d', 'a%3Ab:c%3Ad'],
  ['a b', '1+1=2&3%', 'a+b:1%2B1%3D2%263%25'],
  ['zoë', 'π', 'zo%C3%AB:%CF%80'],
])('credentials are encoded as in a form: %s %s', async (clientId, clientSecret, expected) => {
  const { requests, verify } = answering(GOOD, { clientId, clientSecret });
  await verify('token');
  const header = new Headers(requests[0]?.init.headers).get('authorization') ?? '';
  expect(Buffer.from(header.slice('Basic '.length), 'base64').toString()).toBe(expected);
});

test('the example of section 2.2', async () => {
  const answer = {
    active: true,
    client_id: 'l238j323ds-23ij4',
    username: 'jdoe',
    scope: 'read write dolphin',
    sub: 'Z5O3upPC88QrAjx00dis',
    aud: 'https://protected.example.net/resource',
    iss: 'https://server.example.com/',
    exp: 1419356238,
    iat: 1419350238,
    extension_field: 'twenty-seven',
  };
  const { verify } = answering(answer, {
    audience: answer.aud,
    issuer: answer.iss,
    organizationClaim: 'extension_field',
    clock: () => new Date(answer.iat * 1_000),
  });
  expect(await verify('mF_9.B5f-4.1JqM')).toEqual({
    organization: 'twenty-seven',
    scopes: new Set(['read', 'write', 'dolphin']),
    clientId: answer.client_id,
  });
});

test.each<[string, Record<string, unknown>]>([
  ['not active', { active: false }],
  ['expired', { exp: now - 30 }],
  ['with an end that is no number', { exp: String(now + 300) }],
  ['not yet good', { nbf: now + 31 }],
  ['with a beginning that is no number', { nbf: null }],
  ['of another type', { token_type: 'DPoP' }],
  ['of no access token', { token_type: 'N_A' }],
  ['of a type that is no text', { token_type: ['Bearer'] }],
  ['bound to a key of its holder', { cnf: { 'x5t#S256': 'bwcK0esc3ACC3DB2Y5_lESsXE8o9ltc05O89jdN-dg2' } }],
  ['without organization', { organization: undefined }],
  ['with an organization that is no text', { organization: 1 }],
  ['with scopes that nobody can read', { scope: 1 }],
  ['from another issuer', { iss: 'https://other.test' }],
  ['from nobody', { iss: undefined }],
  ['for another audience', { aud: 'https://other.test' }],
  ['for nobody', { aud: undefined }],
])('refused: %s', async (_, claims) => {
  const all = { ...GOOD, iss: ISSUER, aud: AUDIENCE };
  const asked = { issuer: ISSUER, audience: AUDIENCE };
  expect(await answering(all, asked).verify('token')).toEqual(principal);
  expect(await answering({ ...all, ...claims }, asked).verify('token')).toBeUndefined();
});

test.each<[Record<string, unknown>, Partial<IntrospectionOptions>]>([
  [{ exp: now - 29 }, {}],
  [{ nbf: now + 30 }, {}],
  [{ token_type: 'bearer', exp: now + 300 }, {}],
  [{ iss: 'https://other.test', aud: 'https://other.test' }, {}],
  [{ aud: ['https://other.test', AUDIENCE] }, { audience: AUDIENCE }],
  [{ aud: AUDIENCE }, { audience: ['https://new.test', AUDIENCE] }],
])('accepted: %j %j', async (claims, options) => {
  expect(await answering({ ...GOOD, ...claims }, options).verify('token')).toEqual(principal);
});

test.each<[string, Serve]>([
  ['UNREACHABLE', () => Promise.reject(new TypeError('Headers.append: "Basic aHVudGVyMg==" is an invalid header value'))],
  ['STATUS', () => new Response('', { status: 401 })],
  ['STATUS', () => json(GOOD, { status: 201 })],
  ['REDIRECT', () => new Response('', { status: 307, headers: { location: 'https://evil.test/' } })],
  ['MALFORMED', () => new Response('active')],
  ['MALFORMED', () => json(null)],
  ['MALFORMED', () => json([GOOD])],
  ['MALFORMED', () => json({})],
  ['MALFORMED', () => json({ ...GOOD, active: 'true' })],
  ['TOO_LARGE', () => json({ ...GOOD, more: 'x'.repeat(300_000) })],
])('no answer: %s', async (reason, serve) => {
  const { verify } = scene(serve);
  const said = await Promise.resolve(verify('a-token-of-somebody')).catch((error: unknown) => error);
  expect(said).toEqual(unavailable(reason));
  expect(`${(said as Error).message} ${(said as Error).stack} ${JSON.stringify(said)}`).not.toMatch(/hunter2|aHVudGVyMg|somebody|evil/);
  expect((said as Error).cause).toBeUndefined();
});

test('a fetch that fails before it begins', async () => {
  const fetch = () => {
    throw new TypeError('hunter2');
  };
  await expect(scene(() => json(GOOD), { fetch }).verify('token')).rejects.toEqual(unavailable('UNREACHABLE'));
});

test('a provider that says nothing is not waited for, nor by whoever comes later', async () => {
  const { requests, verify, serves } = scene(silence, { timeoutMilliseconds: 2_000 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const waiting = Promise.allSettled([verify('token'), verify('token'), verify('other')]);
  await vi.waitUntil(() => requests.length === 2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await waiting).toEqual(Array(3).fill({ status: 'rejected', reason: unavailable('TIMEOUT') }));
  expect(requests.map(({ init }) => init.signal?.aborted)).toEqual([true, true]);
  expect(vi.getTimerCount()).toBe(0);
  serves.answer = () => json(GOOD);
  expect(await verify('token')).toEqual(principal);
});

test('any text is answered, and any claims are', async () => {
  const { verify } = scene(() => json({ active: false }));
  const members = fc.dictionary(
    fc.constantFrom('exp', 'nbf', 'aud', 'iss', 'scope', 'scp', 'cnf', 'token_type', 'organization', '__proto__'),
    fc.jsonValue(),
  );
  await fc.assert(
    fc.asyncProperty(anyText(100), members, async (token, claims) => {
      expect(await verify(token)).toBeUndefined();
      const found = await answering({ ...GOOD, ...claims }, { audience: AUDIENCE }).verify('token');
      if (found !== undefined) expect(typeof found.organization).toBe('string');
    }),
  );
});

test('what cannot be a token is not asked for', async () => {
  const { requests, verify } = answering(GOOD);
  expect(await verify('')).toBeUndefined();
  expect(await verify('x'.repeat(8_193))).toBeUndefined();
  expect(requests).toHaveLength(0);
});

test.each<[string, Partial<IntrospectionOptions>]>([
  ['endpoint', { endpoint: 'http://issuer.test/introspect' }],
  ['endpoint', { endpoint: 'https://payprep:hunter2@issuer.test/introspect' }],
  ['clientId', { clientId: '' }],
  ['clientSecret', { clientSecret: '' }],
  ['audience', { audience: [] }],
  ['issuer', { issuer: '' }],
  ['cacheSeconds', { cacheSeconds: -1 }],
  ['refusalCacheSeconds', { refusalCacheSeconds: Number.NaN }],
  ['cacheSize', { cacheSize: 0 }],
  ['timeoutMilliseconds', { timeoutMilliseconds: 0 }],
  ['clockToleranceSeconds', { clockToleranceSeconds: 3_600 }],
])('an option that does not hold is named: %s %j', (option, wrong) => {
  expect(() => answering(GOOD, wrong)).toThrow(new RegExp(`^${option}: (?!.*hunter2)`));
});
