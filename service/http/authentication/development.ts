/**
 * An authorization server for development: client credentials, RFC 6749, section 4.4, for tokens as RFC 9068 has them.
 *
 * Its keys are made when it starts and are never stored, so its tokens end with the process.
 *
 * The gotcha: it is for development only. It has no rotation, no revocation, and no limit on guesses.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6749
 */

import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { isSameSecret } from '../../bytes/digest.js';
import { isOrganization } from './claims.js';
import { jwtVerifier } from './jwt.js';
import { assertText } from './options.js';
import type { VerifyToken } from './principal.js';
import { readTokenRequest, type TokenError, type TokenErrorCode, type TokenRequest } from './token-request.js';

export interface DevelopmentClient {
  readonly id: string;
  readonly secret: string;
  readonly organization: string;
  /** The scopes that it is granted; it may ask for fewer. */
  readonly scopes: readonly string[];
}

export interface DevelopmentOptions {
  readonly clients: readonly DevelopmentClient[];
  /** The `iss` and the `aud` of its tokens. */
  readonly issuer: string;
  readonly clock: () => Date;
  /** Returns this many random bytes. */
  readonly random: (bytes: number) => Uint8Array;
}

export interface DevelopmentTokens {
  readonly verify: VerifyToken;
  /** Answers what is sent to the token endpoint. */
  answer(request: Request): Promise<Response>;
}

const LIFETIME_SECONDS = 3_600;

/** Compared with for an unknown client, so that the time of an answer does not tell which clients exist. */
const NOBODY: DevelopmentClient = { id: '', secret: '', organization: '', scopes: [] };

const STATUS: Readonly<Record<TokenErrorCode, number>> = {
  invalid_request: 400,
  invalid_client: 401,
  unsupported_grant_type: 400,
  invalid_scope: 400,
};

function jsonResponse(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  const always = {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    pragma: 'no-cache',
    'x-content-type-options': 'nosniff',
  };
  return new Response(JSON.stringify(body), { status, headers: { ...always, ...headers } });
}

function errorResponse({ error, description }: TokenError): Response {
  const challenge = error === 'invalid_client' ? { 'www-authenticate': 'Basic realm="payprep development", charset="UTF-8"' } : undefined;
  return jsonResponse(STATUS[error], { error, error_description: description }, challenge);
}

function clientsById(clients: readonly DevelopmentClient[]): ReadonlyMap<string, DevelopmentClient> {
  for (const [at, { id, secret, organization }] of clients.entries()) {
    assertText(`clients[${at}].id`, id);
    assertText(`clients[${at}].secret`, secret);
    if (!isOrganization(organization)) throw new TypeError(`clients[${at}].organization: a text of at most 255 characters is needed`);
  }
  const byId = new Map(clients.map((client) => [client.id, client]));
  if (byId.size < clients.length) throw new TypeError('clients: an id is there twice');
  return byId;
}

interface Keys {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly verify: VerifyToken;
}

async function makeKeys({ issuer, clock }: DevelopmentOptions): Promise<Keys> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  const jwks = { keys: [{ ...jwk, kid, alg: 'ES256', use: 'sig' }] };
  return { kid, privateKey, verify: jwtVerifier({ issuer, audience: issuer, jwks, clock, algorithms: ['ES256'] }) };
}

interface Grant {
  readonly client: DevelopmentClient;
  readonly scope: string;
}

/** The granted scopes; undefined if the client asks for one that it does not have. */
function grantScopes({ scopes }: DevelopmentClient, asked: TokenRequest['scopes']): readonly string[] | undefined {
  return asked === undefined || asked.every((scope) => scopes.includes(scope)) ? [...new Set(asked ?? scopes)] : undefined;
}

async function signAccessToken(
  { issuer, clock, random }: DevelopmentOptions,
  keys: Keys,
  client: DevelopmentClient,
  scope: string,
): Promise<string> {
  const now = Math.floor(clock().getTime() / 1_000);
  const jti = Array.from(random(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return new SignJWT({ client_id: client.id, organization: client.organization, scope })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: keys.kid })
    .setIssuer(issuer)
    .setAudience(issuer)
    .setSubject(client.id)
    .setJti(jti)
    .setIssuedAt(now)
    .setExpirationTime(now + LIFETIME_SECONDS)
    .sign(keys.privateKey);
}

/** The client of a request, and its granted scopes. */
async function grantOf(asked: TokenRequest, clients: ReadonlyMap<string, DevelopmentClient>): Promise<Grant | TokenError> {
  const client = clients.get(asked.client.id) ?? NOBODY;
  const isRight = await isSameSecret(asked.client.secret, client.secret);
  if (!isRight || client === NOBODY) return { error: 'invalid_client', description: 'the client is unknown, or its secret is wrong' };
  if (asked.grantType !== 'client_credentials')
    return { error: 'unsupported_grant_type', description: 'there is client_credentials alone' };
  const scopes = grantScopes(client, asked.scopes);
  if (scopes === undefined) return { error: 'invalid_scope', description: 'the client may not have one of these scopes' };
  return { client, scope: scopes.join(' ') };
}

/** Creates the server. Throws for invalid options. */
export function developmentTokens(options: DevelopmentOptions): DevelopmentTokens {
  assertText('issuer', options.issuer);
  const clients = clientsById(options.clients);
  let made: Keys | undefined;
  const keys = makeKeys(options).then((all) => {
    made = all;
    return all;
  });
  // an error reaches whoever awaits the keys; if nobody does, it is not an unhandled rejection
  keys.catch(() => undefined);
  const answer = async (request: Request): Promise<Response> => {
    if (request.method !== 'POST')
      return jsonResponse(405, { error: 'invalid_request', error_description: 'tokens are asked for with POST' }, { allow: 'POST' });
    const asked = await readTokenRequest(request);
    if ('error' in asked) return errorResponse(asked);
    const grant = await grantOf(asked, clients);
    if ('error' in grant) return errorResponse(grant);
    const token = await signAccessToken(options, await keys, grant.client, grant.scope);
    return jsonResponse(200, { access_token: token, token_type: 'Bearer', expires_in: LIFETIME_SECONDS, scope: grant.scope });
  };
  return { verify: (token) => (made === undefined ? keys.then(({ verify }) => verify(token)) : made.verify(token)), answer };
}
