/** Access tokens that nobody issued, against a service that takes those of an authorization server. */
import { createServer } from 'node:http';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPage, ENDPOINTS, SESSION, send } from '../contract/client.js';
import { type Service, serve, stopAll } from '../process.js';

type Members = Readonly<Record<string, unknown>>;

const AUDIENCE = 'https://pay.example.com';
const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
const stranger = await generateKeyPair('RS256', { extractable: true });
const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };

const asked: string[] = [];
const provider = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ keys: [jwk] }));
});
let issuer: string;
let service: Service;

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const address = provider.address();
  issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  service = await serve(['--store', 'memory', '--jwks', `${issuer}/jwks`, '--issuer', issuer, '--audience', AUDIENCE]);
});
afterAll(async () => {
  await stopAll();
  provider.closeAllConnections();
  provider.close();
});

const now = (): number => Math.floor(Date.now() / 1000);

/** What a good token says; what is undefined is left out. */
const claims = (changes: Members = {}): Record<string, unknown> => {
  const usual = {
    iss: issuer,
    aud: AUDIENCE,
    sub: 'c',
    client_id: 'c',
    jti: '1',
    organization: 'acme',
    scope: 'payments beneficiaries webhooks',
  };
  const all = { ...usual, iat: now(), exp: now() + 300, ...changes };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
};

const signed = (changes: Members = {}, header: Members = {}, key: Parameters<SignJWT['sign']>[0] = privateKey): Promise<string> =>
  new SignJWT(claims(changes)).setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'one', ...header }).sign(key);

const ask = (token: string, line = 'GET /webhooks/subscriptions', body?: unknown) =>
  send(service.url, line, { body, headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'k' } });

async function expectRefused(token: string): Promise<void> {
  const { status, body, headers } = await ask(token);
  expect([status, body.code, headers.get('www-authenticate')]).toEqual([401, 'AUTH_TOKEN_INVALID', 'Bearer error="invalid_token"']);
}

test('what the authorization server issued is taken', async () => {
  expect((await ask(await signed())).status).toBe(200);
});

test('no signature: alg none, however it is spelt', async () => {
  await expectRefused(new UnsecuredJWT(claims()).encode());
  for (const alg of ['none', 'None', 'NONE', 'nOnE', '']) {
    const header = Buffer.from(JSON.stringify({ alg, typ: 'at+jwt', kid: 'one' })).toString('base64url');
    const [, payload] = (await signed()).split('.');
    const reply = await ask(`${header}.${payload}.`);
    expect([reply.status, reply.status === 401 ? reply.body.code : 'AUTH_TOKEN_INVALID']).toEqual([401, 'AUTH_TOKEN_INVALID']);
    await expectRefused(`${header}.${payload}.AAAA`);
  }
});

test('HS256 with the public key as the secret, in each of its forms', async () => {
  const forms = [await exportSPKI(publicKey), (await exportSPKI(publicKey)).trim(), JSON.stringify(jwk), String(jwk.n)];
  for (const form of forms) await expectRefused(await signed({}, { alg: 'HS256' }, new TextEncoder().encode(form)));
  await expectRefused(await signed({}, { alg: 'HS256' }, Buffer.from(String(jwk.n), 'base64url')));
});

test('a key that the token brings along', async () => {
  const own = { ...(await exportJWK(stranger.publicKey)), kid: 'one' };
  await expectRefused(await signed({}, { jwk: own }, stranger.privateKey));
  const before = asked.length;
  await expectRefused(await signed({}, { jku: `${issuer}/evil` }, stranger.privateKey));
  await expectRefused(await signed({}, { x5u: `${issuer}/evil`, x5c: ['AAAA'] }, stranger.privateKey));
  expect(asked.slice(before).filter((url) => url !== '/jwks')).toEqual([]);
});

test('a key of somebody else under the name of the right one', async () => {
  await expectRefused(await signed({}, {}, stranger.privateKey));
  // one of an unknown name may be a new one until the keys are read again: nobody can tell, and it opens nothing
  for (const kid of ['two', '../../dev/null', "' or 1=1", '__proto__']) {
    const { status, body } = await ask(await signed({}, { kid }, stranger.privateKey));
    expect([
      [401, 'AUTH_TOKEN_INVALID'],
      [503, 'AUTH_UNAVAILABLE'],
    ]).toContainEqual([status, body.code]);
  }
});

test('claims that were changed after signing', async () => {
  const [header, , signature] = (await signed()).split('.');
  const payload = Buffer.from(JSON.stringify(claims({ organization: 'other' }))).toString('base64url');
  await expectRefused(`${header}.${payload}.${signature}`);
});

describe('tokens that are right, and not for this', () => {
  test.each<[string, () => Members, Members?]>([
    ['expired', () => ({ iat: now() - 900, exp: now() - 600 })],
    ['without an end', () => ({ exp: undefined })],
    ['not valid yet', () => ({ nbf: now() + 600 })],
    ['of another issuer', () => ({ iss: 'https://evil.example.com' })],
    ['of an issuer that begins alike', () => ({ iss: `${issuer}.evil.example.com` })],
    ['for another audience', () => ({ aud: 'https://other.example.com' })],
    ['for nobody', () => ({ aud: undefined })],
    ['an ID token', () => ({}), { typ: 'JWT' }],
    ['a token of another kind', () => ({}), { typ: 'logout+jwt' }],
    ['without an organization', () => ({ organization: undefined })],
    ['with an organization that is a list', () => ({ organization: ['acme', 'other'] })],
    ['with a line break in the organization', () => ({ organization: 'acme\r\nlevel: error' })],
    ['bound to a key of its holder', () => ({ cnf: { jkt: 'AAAA' } })],
    ['with a critical extension', () => ({}), { crit: ['exp'] }],
  ])('%s', async (_, changes, header = {}) => {
    await expectRefused(await signed(changes(), header).catch(() => handmade(changes(), header)));
  });

  /** What the library does not sign is signed all the same: the signature is right, and the header is not. */
  async function handmade(changes: Members, header: Members): Promise<string> {
    const parts = [{ alg: 'RS256', typ: 'at+jwt', kid: 'one', ...header }, claims(changes)];
    const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
    const signature = await crypto.subtle.sign('RSASSA-PKCS1-v1_5', privateKey, new TextEncoder().encode(text));
    return `${text}.${Buffer.from(signature).toString('base64url')}`;
  }
});

test('scopes are words: payments-admin is not payments', async () => {
  for (const scope of ['payments-admin', 'PAYMENTS', 'xpayments', '', 'payments\tbeneficiaries'])
    expect((await ask(await signed({ scope }), 'POST /payments/validations', {})).status).toBe(403);
});

test('the token of a session is no access token, and an access token opens no session', async () => {
  const token = await signed();
  const { body } = await ask(token, 'POST /beneficiaries/organizations/sessions', SESSION);
  const secret = new URL(body.url).hash.slice(1);
  for (const { line, body: sent } of ENDPOINTS) {
    const reply = await ask(secret, line, sent);
    expect([reply.status, reply.body.code]).toEqual([401, 'AUTH_TOKEN_INVALID']);
  }
  for (const line of ['GET /session/api', 'DELETE /session/api', 'GET /session/api/recipients']) {
    const reply = await ask(token, line);
    expect([reply.status, reply.body.code]).toEqual([401, 'AUTH_SESSION_INVALID']);
  }
  expect((await createPage(service.url, body.url)('GET ')).status).toBe(200);
});

test('tokens that are long, or no tokens at all, are refused and bring nothing down', async () => {
  const token = await signed();
  for (const wrong of [`${token}.`, token.slice(0, -4), token.split('.').slice(1).join('.'), '..', 'a.b.c', `${'a'.repeat(8000)}.b.c`])
    expect([400, 401]).toContain((await ask(wrong)).status);
  expect((await ask(token)).status).toBe(200);
});

test('there is no development token, and none is issued, unless that was asked for', async () => {
  const response = await fetch(`${service.url}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  expect(response.status).toBe(404);
});
