/** What every answer carries, and what is told of it: never a value that was sent. */
import type { Problem } from './problem.js';

/** One answer, for logs and metrics. */
export interface Answered {
  readonly requestId: string;
  readonly method: string;
  readonly status: number;
  readonly milliseconds: number;
  /** The pattern of the path, without the values in it; undefined where there is no such path. */
  readonly route: string | undefined;
  readonly organization: string | undefined;
  /** The code of the problem, where there is one. */
  readonly code: string | undefined;
  /** What was thrown, behind an answer of 500. */
  readonly error: unknown;
}

/** What becomes known of a request while it is answered. */
export interface Trace {
  readonly requestId: string;
  /** True where the answer was made with what every answer carries. */
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
}

/** Answers with `fetch`, and adds what every answer has: an id to ask for it by, that nobody may keep it, and that no browser guesses what it is. */
export function observed(
  fetch: (request: Request, trace: Trace) => Response | Promise<Response>,
  { newId, clock, observe }: Watch,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const begun = clock().getTime();
    const requestId = idOf(request) ?? newId();
    const trace: Trace = { requestId };
    const response = await fetch(request, trace);
    if (trace.isComplete !== true) complete(response.headers, requestId);
    const { route, organization, problem, error } = trace;
    const milliseconds = clock().getTime() - begun;
    const { method } = request;
    observe?.({ requestId, method, status: response.status, milliseconds, route, organization, code: problem?.code, error });
    return response;
  };
}

function complete(headers: Headers, requestId: string): void {
  headers.set('x-request-id', requestId);
  headers.set('x-content-type-options', 'nosniff');
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
}

/** The headers of an answer that is complete as it is made: to add to one afterwards costs several times as much. */
export function completed(headers: Readonly<Record<string, string>>, trace: Trace): Record<string, string> {
  trace.isComplete = true;
  return { 'cache-control': 'no-store', ...headers, 'x-content-type-options': 'nosniff', 'x-request-id': trace.requestId };
}

/** The id that the caller chose, where it can stand in a log as it is. */
function idOf({ headers }: Request): string | undefined {
  const id = headers.get('x-request-id') ?? '';
  return /^[\w.:-]{1,128}$/.test(id) ? id : undefined;
}
