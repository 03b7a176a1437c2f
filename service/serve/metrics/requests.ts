/** Counts answers by route and status with their durations, refused tokens, and limits that were reached. */
import { Counter } from 'prom-client';
import { VerifierUnavailable } from '../../http/authentication/principal.js';
import type { Answered } from '../../http/observation.js';
import type { ProblemCode } from '../../http/problem.js';
import type { Registers } from './registers.js';
import { countAnswers } from './route-tally.js';

/** Code → why a token was refused. */
const REFUSALS: Readonly<Partial<Record<ProblemCode, string>>> = {
  AUTH_CREDENTIALS_MISSING: 'missing',
  AUTH_REQUEST_INVALID: 'malformed',
  AUTH_TOKEN_INVALID: 'invalid',
  AUTH_SCOPE_INSUFFICIENT: 'scope',
  AUTH_SESSION_INVALID: 'session',
  AUTH_UNAVAILABLE: 'unavailable',
};

/** Other methods are counted as one, because a sender can invent any number of them. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export function countRequests(registers: Registers): (answered: Answered) => void {
  const countAnswer = countAnswers(registers);
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
    countAnswer(route, METHODS.includes(method) ? method : 'other', status, milliseconds);
    if (code === undefined) return;
    problems.inc({ code });
    const reason = REFUSALS[code];
    if (reason !== undefined) refused.inc({ reason });
    if (error instanceof VerifierUnavailable) unavailable.inc({ reason: error.reason.toLowerCase() });
    if (limit !== undefined) limits.inc({ limit });
  };
}
