/** Admits requests with an access token of the right scope (RFC 6750, section 3), or with the token of a session. */
import type { Service } from '../recipients/service.js';
import { openSession } from '../recipients/sessions.js';
import type { Actor } from '../storage/audit-port.js';
import type { SessionRecord } from '../storage/port.js';
import { type Bearer, bearerReader, bearerToken } from './authentication/bearer.js';
import type { Principal, VerifyToken } from './authentication/principal.js';
import { TokenCache } from './authentication/token-cache.js';
import { Problem } from './problem.js';
import type { Admit } from './rate.js';
import type { Answer, Call, Route } from './route.js';

/** The scopes of access tokens: a group of endpoints, or only those of it that read or that change something. */
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

/** The scopes of which a token needs one: that of the group, or the narrower one. */
export function scopesFor(scope: Scope): readonly [group: string, ...narrower: string[]] {
  const [group = scope] = scope.split(':');
  return group === scope ? [group] : [group, scope];
}

/** The address of the sender of a request, for the audit trail. */
export type SenderOf = (request: Request) => string | undefined;

/** A request with an access token. */
export interface AdmittedCall extends Call {
  readonly organization: string;
  readonly clientId: string | undefined;
}

/** The same, for routes that use the store. */
export interface ClientCall extends AdmittedCall {
  /** The service, with the store of this request. */
  readonly service: Service;
  /** Who sends the request, for the audit trail. */
  readonly actor: () => Actor;
}

/** Makes a route that admits access tokens of a scope or of its group. */
export type TokenGuard<Admitted extends AdmittedCall> = (scope: Scope, answer: (call: Admitted) => Promise<Answer>) => Route['answer'];

export type Guard = TokenGuard<ClientCall>;

/** Returns the service, with the store for one request of an organization. */
export type ServiceFor = (organization: string) => Service;

/** @throws Problem TOO_MANY_REQUESTS for an organization, or for one of its clients */
export interface AdmitCaller {
  readonly organization: Admit;
  readonly client: Admit;
}

export const guardedBy =
  (authenticate: VerifyToken, admit: AdmitCaller): TokenGuard<AdmittedCall> =>
  (scope, answer) => {
    const [group, narrower = group] = scopesFor(scope);
    const read = bearerReader();
    const admitted = ({ request, params, trace }: Call, principal: Principal | undefined): Promise<Answer> => {
      if (principal === undefined) throw invalid('AUTH_TOKEN_INVALID');
      const { organization, scopes, clientId } = principal;
      trace.organization = organization;
      if (!scopes.has(group) && !scopes.has(narrower))
        throw new Problem('AUTH_SCOPE_INSUFFICIENT', {
          detail: `The access token needs the scope ${scopesFor(scope).join(' or ')}.`,
          ...challenge(`Bearer error="insufficient_scope", scope="${group}"`),
        });
      if (clientId !== undefined) admit.client(clientId);
      admit.organization(organization);
      return answer({ request, params, trace, organization, clientId });
    };
    return (call) => {
      const result = authenticate(tokenOf(call.request, read), call.trace.span);
      return result !== undefined && 'then' in result ? result.then((principal) => admitted(call, principal)) : admitted(call, result);
    };
  };

/** The same guard, for routes that need the store. */
export const withService =
  (guard: TokenGuard<AdmittedCall>, senderOf: SenderOf, serviceFor: ServiceFor): Guard =>
  (scope, answer) =>
    guard(scope, (call) =>
      answer({
        ...call,
        service: serviceFor(call.organization),
        actor: () => ({ actor: 'CLIENT', clientId: call.clientId, address: senderOf(call.request) }),
      }),
    );

/** Makes a route of the page, which admits the tokens of sessions. */
export type SessionGuard = (answer: (call: SessionCall) => Promise<Answer>) => Route['answer'];

/** A request with the token of a session. */
export interface SessionCall extends Call {
  readonly session: SessionRecord;
  /** With the store as this request has it. */
  readonly service: Service;
  readonly actor: Actor;
}

/** The owner of the token of a session, which stays the same when the session ends. */
type Known = Pick<SessionRecord, 'id' | 'organization'>;

const MAX_KNOWN = 10_000;

/** The name under which unknown sessions wait for the store. No organization has it. */
const NOBODY = '';

export function guardedBySession(serviceFor: ServiceFor, admit: Admit, senderOf: SenderOf): SessionGuard {
  const known = new TokenCache<Known>(MAX_KNOWN);
  return (answer) => async (call) => {
    const token = tokenOf(call.request);
    const first = serviceFor(NOBODY);
    const since = first.clock().getTime();
    const whose = known.get(token, since)?.answer;
    // a request over the limit does not use the store
    if (whose !== undefined) admit(whose.id);
    const service = whose === undefined ? first : serviceFor(whose.organization);
    const session = await openSession(service, token);
    if (session === undefined) throw sessionEnded();
    known.set(token, { id: session.id, organization: session.organization }, { since, until: session.expires.getTime() });
    call.trace.organization = session.organization;
    if (whose === undefined) admit(session.id);
    const actor = { actor: 'SESSION', sessionId: session.id, address: senderOf(call.request) } as const;
    const own = whose === undefined ? serviceFor(session.organization) : service;
    return answer({ ...call, session, service: own, actor });
  };
}

function tokenOf(request: Request, read?: (header: string) => Bearer): string {
  const bearer = bearerToken(request, read);
  if ('missing' in bearer) throw new Problem('AUTH_CREDENTIALS_MISSING', challenge('Bearer'));
  if ('malformed' in bearer) throw new Problem('AUTH_REQUEST_INVALID', challenge('Bearer error="invalid_request"'));
  return bearer.token;
}

const invalid = (code: 'AUTH_TOKEN_INVALID' | 'AUTH_SESSION_INVALID') => new Problem(code, challenge('Bearer error="invalid_token"'));

export const sessionEnded = (): Problem => invalid('AUTH_SESSION_INVALID');

const challenge = (value: string) => ({ headers: { 'www-authenticate': value } });
