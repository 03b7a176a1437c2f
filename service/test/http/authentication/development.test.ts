/** The token endpoint of the development server: RFC 6749, sections 2.3.1, 4.4, 5.1 and 5.2. */
import fc from 'fast-check';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../../test/properties/any-text.js';
import { runs } from '../../../../test/runs.js';
import { type DevelopmentOptions, developmentTokens } from '../../../http/authentication/development.js';
import { NOW, seconds, standingClock } from './support.js';

const ISSUER = 'http://localhost:8080';
const URL_OF_TOKENS = `${ISSUER}/oauth2/token`;

const CLIENTS = [
  { id: 'acme', secret: 'acme-secret', organization: 'org-acme', scopes: ['payments', 'recipients'] },
  { id: 'a:b c', secret: 'π+&=% :', organization: 'org-odd', scopes: [] },
];

function counter(): (bytes: number) => Uint8Array {
  let count = 0;
  return (bytes) => {
    count += 1;
    return new Uint8Array(bytes).fill(count);
  };
}

function scene(options: Partial<DevelopmentOptions> = {}) {
  const time = standingClock();
  return { ...time, ...developmentTokens({ clients: CLIENTS, issuer: ISSUER, clock: time.clock, random: counter(), ...options }) };
}

const GRANT = { grant_type: 'client_credentials' };
const IN_BODY = { ...GRANT, client_id: 'acme', client_secret: 'acme-secret' };

const basic = (id: string, secret: string) => {
  const encoded = [id, secret].map((part) => new URLSearchParams([['', part]]).toString().slice(1)).join(':');
  return `Basic ${Buffer.from(encoded).toString('base64')}`;
};

const post = (body: string | Uint8Array<ArrayBuffer> | null, headers: Record<string, string> = {}, url = URL_OF_TOKENS) =>
  new Request(url, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers }, body });

const form = (parameters: Record<string, string>, authorization?: string) =>
  post(new URLSearchParams(parameters).toString(), authorization === undefined ? {} : { authorization });

async function asked(request: Request, { answer } = scene()) {
  const response = await answer(request);
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, headers: response.headers, body };
}

describe('a token', () => {
  test.each<[string, Request]>([
    ['credentials in the header', form(GRANT, basic('acme', 'acme-secret'))],
    ['credentials in the body', form(IN_BODY)],
    ['the same client in both, the secret in the header', form({ ...GRANT, client_id: 'acme' }, basic('acme', 'acme-secret'))],
    ['what nobody knows beside it', form({ ...IN_BODY, resource: 'https://api.test' })],
    ['an empty scope', form({ ...IN_BODY, scope: '' })],
  ])('%s', async (_, request) => {
    const development = scene();
    const { status, headers, body } = await asked(request, development);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json');
    expect([headers.get('cache-control'), headers.get('pragma')]).toEqual(['no-store', 'no-cache']);
    const { access_token: token, ...rest } = body;
    expect(rest).toEqual({ token_type: 'Bearer', expires_in: 3600, scope: 'payments recipients' });
    expect(await development.verify(String(token))).toEqual({
      organization: 'org-acme',
      scopes: new Set(['payments', 'recipients']),
      clientId: 'acme',
    });
  });

  test('the example of section 4.4.2', async () => {
    const development = scene({ clients: [{ id: 's6BhdRkqt3', secret: 'gX1fBat3bV', organization: 'org', scopes: [] }] });
    const { status, body } = await asked(form(GRANT, 'Basic czZCaGRSa3F0MzpnWDFmQmF0M2JW'), development);
    expect([status, body.token_type, body.scope]).toEqual([200, 'Bearer', '']);
  });

  test('what it says', async () => {
    const { body } = await asked(form(IN_BODY));
    const token = String(body.access_token);
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'ES256', typ: 'at+jwt', kid: expect.stringMatching(/^[\w-]{43}$/) });
    expect(decodeJwt(token)).toEqual({
      iss: ISSUER,
      aud: ISSUER,
      sub: 'acme',
      client_id: 'acme',
      organization: 'org-acme',
      scope: 'payments recipients',
      jti: '01'.repeat(16),
      iat: seconds(NOW),
      exp: seconds(NOW) + 3_600,
    });
  });

  test('no two are the same', async () => {
    const development = scene();
    const tokens = await Promise.all([form(IN_BODY), form(IN_BODY)].map((request) => asked(request, development)));
    expect(new Set(tokens.map(({ body }) => body.access_token)).size).toBe(2);
  });

  test('it is good for an hour', async () => {
    const development = scene();
    const { body } = await asked(form(IN_BODY), development);
    const token = String(body.access_token);
    development.pass(3_600);
    // clocks may be apart
    development.pass(29);
    expect(await development.verify(token)).toBeDefined();
    development.pass(1);
    expect(await development.verify(token)).toBeUndefined();
  });

  test('another process does not know it', async () => {
    const { body } = await asked(form(IN_BODY));
    expect(await scene().verify(String(body.access_token))).toBeUndefined();
  });

  test('fewer scopes, each once', async () => {
    const { body } = await asked(form({ ...IN_BODY, scope: 'recipients recipients' }));
    expect(body.scope).toBe('recipients');
  });

  test('credentials with characters that are written in another way', async () => {
    const { status } = await asked(form(GRANT, basic('a:b c', 'π+&=% :')));
    expect(status).toBe(200);
  });

  test('any credentials, in the header as in the body', async () => {
    const credential = anyText(40).filter((text) => text !== '' && !/[\ud800-\udfff]/.test(text));
    await fc.assert(
      fc.asyncProperty(credential, credential, async (id, secret) => {
        const development = scene({ clients: [{ id, secret, organization: 'org', scopes: [] }] });
        expect((await asked(form(GRANT, basic(id, secret)), development)).status).toBe(200);
        expect((await asked(form({ ...GRANT, client_id: id, client_secret: secret }), development)).status).toBe(200);
        expect((await asked(form(GRANT, basic(id, `${secret}x`)), development)).status).toBe(401);
      }),
      { numRuns: runs(30) },
    );
  });
});

function broken(): Request {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  // `duplex` is missing where the types of the browser are read as well
  const init: RequestInit & { readonly duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  return new Request(URL_OF_TOKENS, init);
}

const raw = (text: string) => `Basic ${Buffer.from(text, 'latin1').toString('base64')}`;

test.each<[string, string, Request]>([
  ['invalid_client', 'no credentials', form(GRANT)],
  ['invalid_client', 'no body', post(null)],
  ['invalid_client', 'no secret', form({ ...GRANT, client_id: 'acme' })],
  ['invalid_client', 'a wrong secret', form({ ...IN_BODY, client_secret: 'acme-secreT' })],
  ['invalid_client', 'a secret that goes on', form({ ...IN_BODY, client_secret: 'acme-secret1' })],
  ['invalid_client', 'the secret of another', form({ ...IN_BODY, client_secret: 'π+&=% :' })],
  ['invalid_client', 'an unknown client', form({ ...IN_BODY, client_id: 'nobody' })],
  ['invalid_client', 'nobody at all', form(GRANT, raw(':'))],
  ['invalid_client', 'the name of a member', form(GRANT, basic('__proto__', 'x'))],
  ['invalid_client', 'another scheme', form(GRANT, 'Bearer abc')],
  ['invalid_client', 'a header that is no base64', form(GRANT, 'Basic a')],
  ['invalid_client', 'a header without colon', form(GRANT, raw('acme'))],
  ['invalid_client', 'a header that is no UTF-8', form(GRANT, raw('\xff:x'))],
  ['invalid_client', 'a header with half an escape', form(GRANT, raw('acme:%'))],
  ['invalid_request', 'both ways at once', form(IN_BODY, basic('acme', 'acme-secret'))],
  ['invalid_request', 'another client in the body', form({ ...GRANT, client_id: 'a:b c' }, basic('acme', 'acme-secret'))],
  ['invalid_request', 'no grant', form({ client_id: 'acme', client_secret: 'acme-secret' })],
  ['invalid_request', 'an empty grant', form({ ...IN_BODY, grant_type: '' })],
  ['invalid_request', 'a parameter twice', post(`${new URLSearchParams(IN_BODY)}&grant_type=client_credentials`)],
  ['invalid_request', 'an unknown parameter twice', post(`${new URLSearchParams(IN_BODY)}&x=1&x=`)],
  ['invalid_request', 'JSON', post(JSON.stringify(IN_BODY), { 'content-type': 'application/json' })],
  [
    'invalid_request',
    'a type that begins alike',
    post(String(new URLSearchParams(IN_BODY)), { 'content-type': 'application/x-www-form-urlencodedx' }),
  ],
  ['invalid_request', 'no type', new Request(URL_OF_TOKENS, { method: 'POST', body: new Uint8Array([0x61]) })],
  ['invalid_request', 'no UTF-8', post(new Uint8Array([0xff]))],
  ['invalid_request', 'a client in the query', post(String(new URLSearchParams(IN_BODY)), {}, `${URL_OF_TOKENS}?client_id=acme`)],
  [
    'invalid_request',
    'a secret in the query',
    post(String(new URLSearchParams(IN_BODY)), {}, `${URL_OF_TOKENS}?client_secret=acme-secret`),
  ],
  ['invalid_request', 'a body that breaks off', broken()],
  ['invalid_request', 'too much', post(`${new URLSearchParams(IN_BODY)}&x=${'x'.repeat(20_000)}`)],
  ['unsupported_grant_type', 'a password', form({ ...IN_BODY, grant_type: 'password' })],
  ['unsupported_grant_type', 'another case', form({ ...IN_BODY, grant_type: 'Client_Credentials' })],
  ['invalid_scope', 'a scope that the client has not', form({ ...IN_BODY, scope: 'payments webhooks' })],
  ['invalid_scope', 'two blanks', form({ ...IN_BODY, scope: 'payments  recipients' })],
  ['invalid_scope', 'no scope at all', form({ ...IN_BODY, scope: '"' })],
])('%s: %s', async (error, _, request) => {
  const { status, headers, body } = await asked(request);
  expect([status, body.error]).toEqual([error === 'invalid_client' ? 401 : 400, error]);
  expect(Object.keys(body)).toEqual(['error', 'error_description']);
  expect(headers.get('cache-control')).toBe('no-store');
  const challenge = headers.get('www-authenticate');
  if (error === 'invalid_client') expect(challenge).toMatch(/^Basic realm="/);
  else expect(challenge).toBeNull();
  // what a description may have, section 5.2, and nothing that was sent
  expect(body.error_description).toMatch(/^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/);
  expect(JSON.stringify(body)).not.toMatch(/acme|secret1|password|webhooks|π/);
});

test('whoever has a wrong secret is not told more', async () => {
  for (const parameters of [{ grant_type: 'password' }, { scope: 'webhooks' }]) {
    const { body } = await asked(form({ ...IN_BODY, client_secret: 'wrong', ...parameters }));
    expect(body.error).toBe('invalid_client');
  }
});

test.each(['GET', 'PUT', 'DELETE'])('%s', async (method) => {
  const { status, headers, body } = await asked(new Request(URL_OF_TOKENS, { method }));
  expect([status, headers.get('allow'), body.error]).toEqual([405, 'POST', 'invalid_request']);
});

test('a type with parameters, in any case', async () => {
  const type = 'Application/X-WWW-Form-URLEncoded; charset=UTF-8';
  expect((await asked(post(String(new URLSearchParams(IN_BODY)), { 'content-type': type }))).status).toBe(200);
});

test('any body is answered', async () => {
  const development = scene();
  await fc.assert(
    fc.asyncProperty(anyText(200), anyText(40), async (body, authorization) => {
      const header = Buffer.from(authorization).toString('base64');
      for (const headers of [{}, { authorization: `Basic ${header}` }])
        expect((await asked(post(body, headers), development)).status).toBeOneOf([400, 401]);
    }),
  );
});

test.each<[string, Partial<DevelopmentOptions>]>([
  ['issuer', { issuer: '' }],
  ['clients[0].id', { clients: [{ id: '', secret: 'hunter2', organization: 'org', scopes: [] }] }],
  ['clients[0].secret', { clients: [{ id: 'acme', secret: '', organization: 'org', scopes: [] }] }],
  ['clients[0].organization', { clients: [{ id: 'acme', secret: 'hunter2', organization: '', scopes: [] }] }],
  ['clients: an id', { clients: [...CLIENTS, { id: 'acme', secret: 'hunter2', organization: 'org', scopes: [] }] }],
])('an option that does not hold is named: %s', (option, wrong) => {
  expect(() => scene(wrong)).toThrow(option);
  expect(() => scene(wrong)).not.toThrow('hunter2');
});
