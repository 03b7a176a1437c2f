/** Answers: by route and status, how long they took, and why some were refused. */
import { Counter, Histogram } from 'prom-client';
import { VerifierUnavailable } from '../../http/authentication/principal.js';
import type { Answered } from '../../http/observation.js';
import type { ProblemCode } from '../../http/problem.js';
import type { Registers } from './registers.js';

/** Why a token did not let somebody in. */
const REFUSALS: Readonly<Partial<Record<ProblemCode, string>>> = {
  AUTH_CREDENTIALS_MISSING: 'missing',
  AUTH_REQUEST_INVALID: 'malformed',
  AUTH_TOKEN_INVALID: 'invalid',
  AUTH_SCOPE_INSUFFICIENT: 'scope',
  AUTH_SESSION_INVALID: 'session',
  AUTH_UNAVAILABLE: 'unavailable',
};

/** Whoever asks may make up methods. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export function countRequests(registers: Registers): (answered: Answered) => void {
  const requests = new Counter({ name: 'payprep_http_requests', help: 'Answers', labelNames: ['method', 'route', 'status'], registers });
  const seconds = new Histogram({
    name: 'payprep_http_request_seconds',
    help: 'Time to an answer',
    labelNames: ['route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  });
  const problems = new Counter({ name: 'payprep_http_problems', help: 'Answers that are problems', labelNames: ['code'], registers });
  const refused = new Counter({
    name: 'payprep_tokens_refused',
    help: 'Requests without a token that holds',
    labelNames: ['reason'],
    registers,
  });
  const unavailable = new Counter({
    name: 'payprep_authorization_server_failures',
    help: 'Requests whose token could not be checked',
    labelNames: ['reason'],
    registers,
  });
  const limits = new Counter({ name: 'payprep_limits_reached', help: 'Requests beyond a limit', labelNames: ['limit'], registers });
  return ({ method, route = 'none', status, milliseconds, code, limit, error }) => {
    requests.inc({ method: METHODS.includes(method) ? method : 'other', route, status });
    seconds.observe({ route }, milliseconds / 1000);
    if (code === undefined) return;
    problems.inc({ code });
    const reason = REFUSALS[code];
    if (reason !== undefined) refused.inc({ reason });
    if (error instanceof VerifierUnavailable) unavailable.inc({ reason: error.reason.toLowerCase() });
    if (limit !== undefined) limits.inc({ limit });
  };
}
