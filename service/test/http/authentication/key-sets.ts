/** A verifier of JWTs, and a provider whose keys the tests change. */
import type { JSONWebKeySet } from 'jose';
import { expect } from 'vitest';
import { type JwtVerifierOptions, jwtVerifier } from '../../../http/authentication/jwt.js';
import { AUDIENCE, ISSUER, type Provider, provider, type Signer, standingClock } from './support.js';

export const JWKS_URI = 'https://issuer.test/jwks';

export const keySet = (...signers: readonly Signer[]): JSONWebKeySet =>
  ({ keys: signers.map(({ publicJwk }) => publicJwk) }) as JSONWebKeySet;
type Remote = Partial<Extract<JwtVerifierOptions, { readonly jwksUri: string }>>;

/** A verifier whose provider answers what `serves` says at the time. */
export function scene(serves: { answer: () => Response | Promise<Response> }, options: Remote = {}) {
  const time = standingClock();
  const asked: Provider = provider(() => serves.answer());
  const verify = jwtVerifier({ issuer: ISSUER, audience: AUDIENCE, jwksUri: JWKS_URI, fetch: asked.fetch, clock: time.clock, ...options });
  const organizationOf = async (token: string) => (await verify(token))?.organization;
  // far from its end, however far the clock is moved
  const tokenOf = (by: Signer, header: Record<string, unknown> = {}) => by.token({ exp: 4_000_000_000 }, header);
  return { ...time, requests: asked.requests, verify, organizationOf, tokenOf };
}

export const unavailable = (reason: string) => expect.objectContaining({ name: 'VerifierUnavailable', reason });
