/** A verifier by introspection, and a provider that answers it, for the tests of both. */
import { expect } from 'vitest';
import { type IntrospectionOptions, introspectionVerifier } from '../../../http/authentication/introspection.js';
import { json, NOW, provider, seconds, standingClock } from './support.js';

export const GOOD = { active: true, organization: 'org-1', scope: 'payments recipients' };
export const principal = { organization: 'org-1', scopes: new Set(['payments', 'recipients']) };
export type Serve = (token: string) => Response | Promise<Response>;

export function scene(serve: Serve, options: Partial<IntrospectionOptions> = {}) {
  const time = standingClock();
  const serves = { answer: serve };
  const asked = provider(({ init }) => serves.answer(new URLSearchParams(String(init.body)).get('token') ?? ''));
  const verify = introspectionVerifier({
    endpoint: 'https://issuer.test/introspect',
    clientId: 'payprep',
    clientSecret: 'hunter2',
    fetch: asked.fetch,
    clock: time.clock,
    ...options,
  });
  return { ...time, serves, requests: asked.requests, verify };
}

export const answering = (claims: unknown, options?: Partial<IntrospectionOptions>) => scene(() => json(claims), options);
export const unavailable = (reason: string) => expect.objectContaining({ name: 'VerifierUnavailable', reason });
export const now = seconds(NOW);
