/** Lets in who has an access token for this (RFC 6750, section 3), or the token of a session. */
import type { Service } from '../recipients/service.js';
import { openSession } from '../recipients/sessions.js';
import type { Actor } from '../storage/audit-port.js';
import type { SessionRecord } from '../storage/port.js';
import { bearerToken } from './authentication/bearer.js';
import type { VerifyToken } from './authentication/principal.js';
import { Problem } from './problem.js';
import type { Admit } from './rate.js';
import type { Answer, Call, Route } from './route.js';

/** What an access token may be for: a group of endpoints, or what reads in it, or what changes something. */
export const SCOPES = [
  'payments',
  'beneficiaries',
  'beneficiaries:read',
  'beneficiaries:write',
  'webhooks',
  'webhooks:read',
  'webhooks:write',
] as const;

export type Scope = (typeof SCOPES)[number];

/** The scopes of which one is enough: the one for this alone, and that of the group. */
export function scopesFor(scope: Scope): readonly [group: string, ...narrower: string[]] {
  const [group = scope] = scope.split(':');
  return group === scope ? [group] : [group, scope];
}

/** Where a request comes from, for the audit trail. */
export type SenderOf = (request: Request) => string | undefined;

/** A request with an access token. */
export interface ClientCall extends Call {
  readonly organization: string;
  /** Who asks: worked out where something is written down. */
  readonly actor: () => Actor;
}

/** A route for those whose access token is for a scope, or for its group. */
export type Guard = (scope: Scope, answer: (call: ClientCall) => Promise<Answer>) => Route['answer'];

/** @throws Problem TOO_MANY_REQUESTS for an organization, or for one of its clients */
export interface AdmitCaller {
  readonly organization: Admit;
  readonly client: Admit;
}

export const guardedBy =
  (authenticate: VerifyToken, admit: AdmitCaller, senderOf: SenderOf): Guard =>
  (scope, answer) => {
    const enough = scopesFor(scope);
    const [group] = enough;
    return async (call) => {
      const told = authenticate(tokenOf(call.request), call.trace.span);
      const principal = told !== undefined && 'then' in told ? await told : told;
      if (principal === undefined) throw invalid('AUTH_TOKEN_INVALID');
      const { organization, scopes, clientId } = principal;
      call.trace.organization = organization;
      if (!enough.some((one) => scopes.has(one)))
        throw new Problem('AUTH_SCOPE_INSUFFICIENT', challenge(`Bearer error="insufficient_scope", scope="${group}"`));
      if (clientId !== undefined) admit.client(clientId);
      admit.organization(organization);
      const actor = (): Actor => ({ actor: 'CLIENT', clientId, address: senderOf(call.request) });
      return answer({ ...call, organization, actor });
    };
  };

/** A route of the page, for the end-user of a session. */
export type SessionGuard = (answer: (call: SessionCall) => Promise<Answer>) => Route['answer'];

/** A request with the token of a session. */
export interface SessionCall extends Call {
  readonly session: SessionRecord;
  readonly actor: Actor;
}

export const guardedBySession =
  (service: Pick<Service, 'store' | 'clock'>, admit: Admit, senderOf: SenderOf): SessionGuard =>
  (answer) =>
  async (call) => {
    const session = await openSession(service, tokenOf(call.request));
    if (session === undefined) throw sessionEnded();
    call.trace.organization = session.organization;
    admit(session.id);
    const actor = { actor: 'SESSION', sessionId: session.id, address: senderOf(call.request) } as const;
    return answer({ ...call, session, actor });
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
