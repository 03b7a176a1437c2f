/** What an access token has to be, RFC 9068 and RFC 8725; each test takes one thing away. */
import type { JSONWebKeySet } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { type JwtVerifierOptions, jwtVerifier } from '../../../http/authentication/jwt.js';
import type { VerifyToken } from '../../../http/authentication/principal.js';
import { AUDIENCE, ISSUER, NOW, type Signer, seconds, signer, standingClock } from './support.js';

let es: Signer;
let rsa: Signer;
let jwks: JSONWebKeySet;

beforeAll(async () => {
  [es, rsa] = await Promise.all([signer('ES256', 'es'), signer('RS256', 'rsa')]);
  jwks = { keys: [es.publicJwk, rsa.publicJwk] as JSONWebKeySet['keys'] };
});

const { clock } = standingClock();

const verifier = (options: Partial<Omit<JwtVerifierOptions, 'jwks'>> = {}): VerifyToken =>
  jwtVerifier({ issuer: ISSUER, audience: AUDIENCE, jwks, clock, ...options });

const principal = { organization: 'org-1', scopes: new Set(['payments', 'recipients']), clientId: 'client-1' };

test('a token of the issuer for this audience', async () => {
  expect(await verifier()(await es.token())).toEqual(principal);
  expect(await verifier()(await rsa.token())).toEqual(principal);
});

test.each(['PS256', 'EdDSA'])('%s', async (alg) => {
  const one = await signer(alg, 'one');
  const verify = jwtVerifier({ issuer: ISSUER, audience: AUDIENCE, jwks: { keys: [one.publicJwk] } as JSONWebKeySet, clock });
  expect(await verify(await one.token())).toEqual(principal);
});

test.each<[string, Record<string, unknown>]>([
  ['expired', { exp: seconds(NOW) - 30 }],
  ['not yet good', { nbf: seconds(NOW) + 31 }],
  ['issued in the future', { iat: seconds(NOW) + 31 }],
  ['from another issuer', { iss: 'https://other.test' }],
  ['from an issuer that is nearly the same', { iss: `${ISSUER}/` }],
  ['for another audience', { aud: 'https://other.test' }],
  ['for several others', { aud: ['https://other.test', 'https://api.test.other.test'] }],
  ['for nobody in a list', { aud: [] }],
  ['without issuer', { iss: undefined }],
  ['without audience', { aud: undefined }],
  ['without end', { exp: undefined }],
  ['without time of issue', { iat: undefined }],
  ['without subject', { sub: undefined }],
  ['without client', { client_id: undefined }],
  ['with an empty subject', { sub: '' }],
  ['with a client that is no text', { client_id: 1 }],
  ['with an end that is a text', { exp: String(seconds(NOW) + 300) }],
  ['with a time of issue that is a text', { iat: String(seconds(NOW)) }],
  ['without organization', { organization: undefined }],
  ['with an empty organization', { organization: '' }],
  ['with an organization that is no text', { organization: ['org-1'] }],
  ['with an organization that has a control character', { organization: 'org\u0000' }],
  ['with an organization that is too long', { organization: 'o'.repeat(256) }],
  ['with scopes that nobody can read', { scope: { payments: true } }],
  ['with a list of scopes of which one is no text', { scope: ['payments', 1] }],
  ['bound to a key of its holder', { cnf: { jkt: '0ZcOCORZNYy-DWpqq30jZyJGHTN0d2HglBV3uiguA4I' } }],
])('refused: %s', async (_, claims) => {
  expect(await verifier()(await es.token(claims))).toBeUndefined();
});

test('clocks may be 30 seconds apart, or as far as was said', async () => {
  const late = await es.token({ exp: seconds(NOW) - 29 });
  const early = await es.token({ iat: seconds(NOW) + 30, nbf: seconds(NOW) + 30 });
  expect(await verifier()(late)).toEqual(principal);
  expect(await verifier()(early)).toEqual(principal);
  expect(await verifier({ clockToleranceSeconds: 0 })(late)).toBeUndefined();
  expect(await verifier({ clockToleranceSeconds: 0 })(early)).toBeUndefined();
});

test('the clock is the one that was given', async () => {
  const { clock, pass } = standingClock();
  const verify = verifier({ clock });
  const token = await es.token();
  pass(329);
  expect(await verify(token)).toEqual(principal);
  pass(1);
  expect(await verify(token)).toBeUndefined();
});

test('several audiences, on either side', async () => {
  expect(await verifier()(await es.token({ aud: ['https://other.test', AUDIENCE] }))).toEqual(principal);
  expect(await verifier({ audience: ['https://new.test', AUDIENCE] })(await es.token())).toEqual(principal);
});

describe('the type', () => {
  test.each(['at+jwt', 'AT+JWT', 'application/at+jwt'])('%s', async (typ) => {
    expect(await verifier()(await es.token({}, { typ }))).toEqual(principal);
  });

  test.each(['JWT', undefined, '', 'dpop+jwt', 'logout+jwt', 'at+jwt ', 1, ['at+jwt']])('refused: %j', async (typ) => {
    expect(await verifier()(await es.token({}, { typ }))).toBeUndefined();
  });

  test('providers that send JWT are a choice of their own', async () => {
    const verify = verifier({ type: 'JWT' });
    for (const typ of ['JWT', 'application/jwt', 'at+jwt', undefined])
      expect(await verify(await es.token({ client_id: undefined, azp: 'client-1' }, { typ }))).toEqual(principal);
    for (const typ of ['dpop+jwt', 'logout+jwt', 'secevent+jwt']) expect(await verify(await es.token({}, { typ }))).toBeUndefined();
    expect(await verify(await es.token({ sub: undefined }, { typ: 'JWT' }))).toBeUndefined();
  });
});

describe('claims of other names', () => {
  test('say the organization, and the usual claim says nothing then', async () => {
    const verify = verifier({ organizationClaim: 'https://payprep.test/organization' });
    const token = await es.token({ organization: 'org-1', 'https://payprep.test/organization': 'org-2' });
    expect((await verify(token))?.organization).toBe('org-2');
    expect(await verify(await es.token())).toBeUndefined();
  });

  test('what every object has is no claim', async () => {
    const verify = verifier({ organizationClaim: 'constructor', scopeClaim: 'toString' });
    expect(await verify(await es.token())).toBeUndefined();
    expect(await verify(await es.token({ constructor: 'org-3' }))).toEqual({
      organization: 'org-3',
      scopes: new Set(),
      clientId: 'client-1',
    });
  });

  test.each<[Record<string, unknown>, string | undefined, string[]]>([
    [{ scope: undefined }, undefined, []],
    [{ scope: '' }, undefined, []],
    [{ scope: ' payments  recipients ' }, undefined, ['payments', 'recipients']],
    [{ scope: ['payments'] }, undefined, ['payments']],
    [{ scope: undefined, scp: ['payments'] }, undefined, ['payments']],
    [{ scope: undefined, scp: 'payments recipients' }, undefined, ['payments', 'recipients']],
    [{ scope: 'payments', scp: ['recipients'] }, undefined, ['payments']],
    [{ scope: 'payments', permissions: ['recipients'] }, 'permissions', ['recipients']],
    [{ scope: 'payments', scp: ['payments'] }, 'permissions', []],
  ])('the scopes of %j, named %s', async (claims, scopeClaim, expected) => {
    const scopes = (await verifier({ scopeClaim })(await es.token(claims)))?.scopes;
    expect([...(scopes ?? ['none'])]).toEqual(expected);
  });
});

test.each<[string, Partial<Record<string, unknown>>]>([
  ['issuer', { issuer: '' }],
  ['audience', { audience: '' }],
  ['audience', { audience: [] }],
  ['algorithms', { algorithms: [] }],
  ['algorithms', { algorithms: ['HS256'] }],
  ['algorithms', { algorithms: ['ES256', 'none'] }],
  ['clockToleranceSeconds', { clockToleranceSeconds: -1 }],
  ['clockToleranceSeconds', { clockToleranceSeconds: Number.NaN }],
  ['clockToleranceSeconds', { clockToleranceSeconds: 301 }],
])('an option that does not hold is named: %s %j', (option, wrong) => {
  expect(() => verifier(wrong as Partial<Omit<JwtVerifierOptions, 'jwks'>>)).toThrow(option);
});

test('keys at hand that are none', () => {
  expect(() => jwtVerifier({ issuer: ISSUER, audience: AUDIENCE, jwks: {} as JSONWebKeySet, clock })).toThrow();
});

test('two tokens beside each other do not mix', async () => {
  const verify = verifier();
  const tokens = await Promise.all(Array.from({ length: 20 }, (_, at) => es.token({ organization: `org-${at}` })));
  const found = await Promise.all(tokens.map((token) => verify(token)));
  expect(found.map((one) => one?.organization)).toEqual(tokens.map((_, at) => `org-${at}`));
});
