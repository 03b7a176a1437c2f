/** A real authorization server on 127.0.0.1: certified OpenID software, with client credentials and tokens of both kinds. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK } from 'jose';
import { Provider } from 'oidc-provider';

/** Tokens for this one are JWT. */
export const JWT_AUDIENCE = 'https://api.test/jwt';
/** Tokens for this one are opaque. */
export const OPAQUE_AUDIENCE = 'https://api.test/opaque';

export const CLIENT = { id: 'acme:one', secret: 'a secret+with=odd&characters' };
export const SERVICE = { clientId: 'payprep', clientSecret: '100% + more' };

export interface RunningProvider {
  readonly issuer: string;
  /** What was asked for since the start, by method and path. */
  readonly requests: readonly string[];
  token(audience: string, scope?: string): Promise<string>;
  revoke(token: string): Promise<void>;
  /** Begins to sign with another key, which it publishes instead of the old one. */
  rotate(kid: string): Promise<void>;
  stop(): Promise<void>;
}

async function privateJwk(kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey as CryptoKey)), kid, alg: 'ES256', use: 'sig' };
}

const client = (id: string, secret: string, grants: readonly string[]) => ({
  client_id: id,
  client_secret: secret,
  grant_types: [...grants],
  redirect_uris: [],
  response_types: [],
  id_token_signed_response_alg: 'ES256' as const,
});

function providerOf(issuer: string, key: JWK): Provider {
  return new Provider(issuer, {
    // one key for signing, and what the library wants for cookies that nobody gets
    jwks: { keys: [key as never] },
    cookies: { keys: ['unused'] },
    scopes: ['payments', 'recipients'],
    clients: [client(CLIENT.id, CLIENT.secret, ['client_credentials']), client(SERVICE.clientId, SERVICE.clientSecret, [])],
    extraTokenClaims: () => ({ organization: 'org-1' }),
    ttl: { ClientCredentials: 3_600 },
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      introspection: { enabled: true, allowedPolicy: (_, asking) => asking.clientId === SERVICE.clientId },
      revocation: { enabled: true, allowedPolicy: (_, asking, token) => asking.clientId === token.clientId },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => [],
        getResourceServerInfo: (_, audience) => ({
          scope: 'payments recipients',
          audience,
          accessTokenTTL: 3_600,
          accessTokenFormat: audience === JWT_AUDIENCE ? 'jwt' : 'opaque',
          jwt: { sign: { alg: 'ES256' } },
        }),
      },
    },
  });
}

const encoded = (text: string): string => new URLSearchParams([['', text]]).toString().slice(1);

async function post(url: string, parameters: Record<string, string>): Promise<Response> {
  const credentials = Buffer.from(`${encoded(CLIENT.id)}:${encoded(CLIENT.secret)}`).toString('base64');
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}` },
    body: new URLSearchParams(parameters),
  });
  if (response.status !== 200) throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
  return response;
}

export async function startProvider(kid: string): Promise<RunningProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const requests: string[] = [];
  const rotate = async (name: string): Promise<void> => {
    const handle = providerOf(issuer, await privateJwk(name)).callback();
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      requests.push(`${request.method} ${request.url}`);
      handle(request, response);
    });
  };
  await rotate(kid);
  return {
    issuer,
    requests,
    rotate,
    token: async (resource, scope = 'payments recipients') => {
      const response = await post(`${issuer}/token`, { grant_type: 'client_credentials', resource, scope });
      return String(((await response.json()) as { access_token: unknown }).access_token);
    },
    revoke: async (token) => {
      await post(`${issuer}/token/revocation`, { token });
    },
    stop: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}
