/** A clock that is set by hand, keys and tokens that are made on the spot, and providers that count what they are asked. */
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { Fetch } from '../../../http/authentication/provider.js';

export const NOW = new Date('2026-11-22T12:00:00Z');

export const seconds = (date: Date): number => Math.floor(date.getTime() / 1_000);

/** A clock that stands until it is moved. */
export function standingClock(start = NOW): { readonly clock: () => Date; pass(seconds: number): void } {
  let time = start.getTime();
  return {
    clock: () => new Date(time),
    pass: (by) => {
      time += by * 1_000;
    },
  };
}

export const ISSUER = 'https://issuer.test';
export const AUDIENCE = 'https://api.test';

export const CLAIMS: JWTPayload = {
  iss: ISSUER,
  aud: AUDIENCE,
  sub: 'client-1',
  client_id: 'client-1',
  organization: 'org-1',
  scope: 'payments recipients',
  iat: seconds(NOW),
  exp: seconds(NOW) + 300,
};

type PrivateKey = Parameters<SignJWT['sign']>[0];

export interface Signer {
  readonly alg: string;
  readonly kid: string;
  readonly publicJwk: Record<string, unknown>;
  readonly privateKey: PrivateKey;
  /** Claims and header members that are undefined are left out. */
  token(claims?: Readonly<Record<string, unknown>>, header?: Readonly<Record<string, unknown>>): Promise<string>;
}

const present = (members: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));

/** Signs with whatever header, key and claims are given. */
export function sign(
  key: PrivateKey,
  header: Readonly<Record<string, unknown>>,
  claims: Readonly<Record<string, unknown>>,
): Promise<string> {
  return new SignJWT(present(claims)).setProtectedHeader({ alg: 'none', ...present(header) }).sign(key);
}

export async function signer(alg: string, kid: string): Promise<Signer> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  const publicJwk = { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' };
  const token: Signer['token'] = (claims, header) => sign(privateKey, { alg, typ: 'at+jwt', kid, ...header }, { ...CLAIMS, ...claims });
  return { alg, kid, publicJwk, privateKey, token };
}

export interface Provider {
  readonly fetch: Fetch;
  readonly requests: { readonly url: string; readonly init: RequestInit }[];
}

/** A provider that answers as it is told, and counts. */
export function provider(
  answer: (request: { readonly url: string; readonly init: RequestInit }) => Response | Promise<Response>,
): Provider {
  const requests: { readonly url: string; readonly init: RequestInit }[] = [];
  return {
    requests,
    fetch: async (url, init) => {
      requests.push({ url, init });
      return answer({ url, init });
    },
  };
}

export const json = (body: unknown, init?: ResponseInit): Response => Response.json(body, init);

/** A fetch that never answers, and ignores that nobody waits any longer. */
export const silence = (): Promise<never> => new Promise(() => undefined);

export const text = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
