/**
 * Who sends a request, and the interface of the verifiers of tokens.
 *
 * The gotcha: "this token is not good" is an answer, `undefined`; "nobody can tell at the moment" is an error. The first is answered with 401, the second
 * with 503, and a client that is told 401 throws away a token that is perhaps good.
 */

import type { TraceContext } from '../../tracing/trace-context.js';

export interface Principal {
  readonly organization: string;
  readonly scopes: ReadonlySet<string>;
  /** The client that the token was issued to, if it is known: for limits and the audit trail. */
  readonly clientId?: string | undefined;
}

/**
 * Undefined for a token that is malformed, expired, unknown, from somebody else, for somebody else, or without an organization. Throws
 * {@link VerifierUnavailable} where the authorization server cannot be asked, and nothing else. What is known may be said at once: to wait for a promise
 * lets the body of the request come before anybody listens, which costs as much as all the rest of authentication. `span` is that of the request: whoever asks
 * an authorization server passes it on.
 */
export type VerifyToken = (token: string, span?: TraceContext) => Principal | undefined | Promise<Principal | undefined>;

const TEXTS = {
  UNREACHABLE: 'the authorization server could not be reached',
  TIMEOUT: 'the authorization server did not answer in time',
  REDIRECT: 'the authorization server answered with a redirect, which is not followed',
  STATUS: 'the authorization server answered with another status than 200',
  TOO_LARGE: 'the authorization server answered with more than is read',
  MALFORMED: 'the authorization server answered with something else than was asked for',
} as const;

export type UnavailableReason = keyof typeof TEXTS;

/** The authorization server could not be asked. It holds the reason and the status, nothing else of what was sent or received. */
export class VerifierUnavailable extends Error {
  override readonly name = 'VerifierUnavailable';
  readonly reason: UnavailableReason;
  /** The status of the answer, if that was the reason. */
  readonly status: number | undefined;

  constructor(reason: UnavailableReason, status?: number) {
    super(status === undefined ? TEXTS[reason] : `${TEXTS[reason]}: ${status}`);
    this.reason = reason;
    this.status = status;
  }
}
