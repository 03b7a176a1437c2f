/** Lets in who has an access token for this (RFC 6750, section 3), or the token of a session. */
import type { Service } from '../recipients/service.js';
import { openSession } from '../recipients/sessions.js';
import type { SessionRecord } from '../storage/port.js';
import { bearerToken } from './authentication/bearer.js';
import type { VerifyToken } from './authentication/principal.js';
import { Problem } from './problem.js';
import type { Admit } from './rate.js';
import type { Answer, Call, Route } from './route.js';

/** The groups of endpoints that an access token is for. */
export const SCOPES = ['payments', 'beneficiaries', 'webhooks'] as const;

export type Scope = (typeof SCOPES)[number];

/** A route for those whose access token is for a scope. */
export type Guard = (scope: Scope, answer: (call: Call & { readonly organization: string }) => Promise<Answer>) => Route['answer'];

export const guardedBy =
  (authenticate: VerifyToken, admit: Admit): Guard =>
  (scope, answer) =>
  async (call) => {
    const told = authenticate(tokenOf(call.request), call.trace.span);
    const principal = told !== undefined && 'then' in told ? await told : told;
    if (principal === undefined) throw invalid('AUTH_TOKEN_INVALID');
    const { organization, scopes } = principal;
    call.trace.organization = organization;
    if (!scopes.has(scope)) throw new Problem('AUTH_SCOPE_INSUFFICIENT', challenge(`Bearer error="insufficient_scope", scope="${scope}"`));
    admit(organization);
    return answer({ ...call, organization });
  };

/** A route of the page, for the end-user of a session. */
export type SessionGuard = (answer: (call: Call & { readonly session: SessionRecord }) => Promise<Answer>) => Route['answer'];

export const guardedBySession =
  (service: Pick<Service, 'store' | 'clock'>, admit: Admit): SessionGuard =>
  (answer) =>
  async (call) => {
    const session = await openSession(service, tokenOf(call.request));
    if (session === undefined) throw sessionEnded();
    call.trace.organization = session.organization;
    admit(session.id);
    return answer({ ...call, session });
  };

function tokenOf(request: Request): string {
  const bearer = bearerToken(request);
  if ('missing' in bearer) throw new Problem('AUTH_CREDENTIALS_MISSING', challenge('Bearer'));
  if ('malformed' in bearer) throw new Problem('AUTH_REQUEST_INVALID', challenge('Bearer error="invalid_request"'));
  return bearer.token;
}

const invalid = (code: 'AUTH_TOKEN_INVALID' | 'AUTH_SESSION_INVALID') => new Problem(code, challenge('Bearer error="invalid_token"'));

export const sessionEnded = (): Problem => invalid('AUTH_SESSION_INVALID');

const challenge = (value: string) => ({ headers: { 'www-authenticate': value } });
