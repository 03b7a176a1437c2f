/** The headers of every answer, and its record for logs, metrics and traces, which never holds a value of the request. */
import { quietly } from '../tracing/quietly.js';
import { newSpan, type TraceContext, traceOf } from '../tracing/trace-context.js';
import type { SpanEnd, Tracer } from '../tracing/tracer.js';
import { type LimitName, limitOf, type Problem, type ProblemCode } from './problem.js';

/** One answer, for logs and metrics. */
export interface Answered {
  /** At most 128 letters, digits and `_.:-`. */
  readonly requestId: string;
  readonly method: string;
  readonly status: number;
  readonly milliseconds: number;
  /** The pattern of the path, without the values in it; undefined where there is no such path. */
  readonly route: string | undefined;
  readonly organization: string | undefined;
  /** The code of the problem, if there is one. */
  readonly code: ProblemCode | undefined;
  /** The limit that was reached, if there is one. */
  readonly limit: LimitName | undefined;
  /** The trace that the request belongs to, of the caller's `traceparent` or a new one, and what was done for it here: 32 and 16 hexadecimal digits. */
  readonly traceId: string;
  readonly spanId: string;
  /** The error behind an answer of 500. */
  readonly error: unknown;
}

/** The facts about a request that are collected while it is answered. */
export interface Trace {
  readonly requestId: string;
  /** The span of the request: requests to other servers are made under it. */
  readonly span: TraceContext;
  /** True if the answer was made with the headers of every answer. */
  isComplete?: boolean;
  route?: string;
  organization?: string;
  problem?: Problem;
  error?: unknown;
}

interface Watch {
  readonly newId: () => string;
  readonly clock: () => Date;
  readonly observe: ((answered: Answered) => void) | undefined;
  readonly tracer: Tracer | undefined;
}

/** Answers with `fetch`, and adds the headers of every answer: the request id, `no-store` and `nosniff`. */
export function withObservation(
  fetch: (request: Request, trace: Trace) => Response | Promise<Response>,
  { newId, clock, observe, tracer }: Watch,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const begun = clock().getTime();
    const { method, headers } = request;
    const parent = traceOf(headers);
    const span = quietly(() => tracer?.start({ name: methodOf(method), kind: 'SERVER', parent }));
    const trace: Trace = { requestId: idOf(request) ?? newId(), span: span?.context ?? newSpan(parent) };
    const response = await (span === undefined ? fetch(request, trace) : span.run(() => fetch(request, trace)));
    const { requestId, route, organization, problem, error } = trace;
    if (trace.isComplete !== true) complete(response.headers, requestId);
    // a clock that was set back must not make a duration negative
    const milliseconds = Math.max(0, clock().getTime() - begun);
    const { status } = response;
    const { traceId, spanId } = trace.span;
    quietly(() => span?.end(endOf(request, status, trace)));
    const limit = problem && limitOf(problem);
    const answered = { requestId, method, status, milliseconds, route, organization, code: problem?.code, limit, traceId, spanId, error };
    quietly(() => observe?.(answered));
    return response;
  };
}

/** Other methods are recorded as one, because a sender can invent any number of them. */
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const methodOf = (method: string): string => (METHODS.includes(method) ? method : 'HTTP');

/**
 * By the semantic conventions of HTTP servers. The path is that of the route: values in the path and in the query, addresses and the client's software are
 * of somebody.
 *
 * @see https://opentelemetry.io/docs/specs/semconv/http/http-spans/
 */
function endOf({ method, url }: Request, status: number, { route, organization, problem, error }: Trace): SpanEnd {
  const isError = status >= 500;
  const known = methodOf(method);
  return {
    name: route === undefined ? known : `${known} ${route}`,
    attributes: {
      'http.request.method': known === 'HTTP' ? '_OTHER' : known,
      'http.response.status_code': status,
      'http.route': route,
      'url.path': route,
      'url.scheme': url.startsWith('https:') ? 'https' : 'http',
      'error.type': isError ? (error instanceof Error ? error.name : String(status)) : undefined,
      'payprep.organization': organization,
      'payprep.problem.code': problem?.code,
    },
    isError,
  };
}

function complete(headers: Headers, requestId: string): void {
  headers.set('x-request-id', requestId);
  headers.set('x-content-type-options', 'nosniff');
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
}

/** The headers of a new answer. Adding them to a finished one costs several times as much. */
export function completeHeaders(headers: Readonly<Record<string, string>>, trace: Trace): Record<string, string> {
  trace.isComplete = true;
  return { 'cache-control': 'no-store', ...headers, 'x-content-type-options': 'nosniff', 'x-request-id': trace.requestId };
}

/** The request id of the caller, if it is safe to log. */
function idOf({ headers }: Request): string | undefined {
  const id = headers.get('x-request-id') ?? '';
  return /^[\w.:-]{1,128}$/.test(id) ? id : undefined;
}
