/**
 * Requests to the authorization server: over TLS, with limits on time and size, without following redirects.
 *
 * The gotcha: errors of `fetch` are not passed on. They may repeat a header, and one of the headers is the secret.
 */

import { type TraceContext, traceHeaders } from '../../tracing/trace-context.js';
import { readText } from '../read-text.js';
import { isSecure } from '../secure-url.js';
import { withTimeout } from './deadline.js';
import { assertInRange } from './options.js';
import { VerifierUnavailable } from './principal.js';

/** The `fetch` of the platform, or one that goes through a proxy. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface ProviderAccess {
  readonly fetch: Fetch;
  /** The most time for one answer, including its body. Default: 5000. */
  readonly timeoutMilliseconds?: number | undefined;
}

const DEFAULT_TIMEOUT = 5_000;

const MAX_TIMEOUT = 60_000;

export const providerTimeout = ({ timeoutMilliseconds = DEFAULT_TIMEOUT }: ProviderAccess): number =>
  assertInRange('timeoutMilliseconds', timeoutMilliseconds, 1, MAX_TIMEOUT);

/** The limit of an answer. A key set or an introspection takes a few kilobytes. */
const MAX_BYTES = 256 * 1024;

/** Checks an address. Throws if it is without TLS, or holds a user or password. */
export function providerAddress(option: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !isSecure(url)) throw new TypeError(`${option}: an https address is needed; http is for localhost alone`);
  if (url.username !== '' || url.password !== '' || url.hash !== '')
    throw new TypeError(`${option}: an address without user, password and fragment is needed`);
  return url.href;
}

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The JSON of the answer. Throws {@link VerifierUnavailable} if there is none. */
export function fetchJson(url: string, init: Asked, access: ProviderAccess, span?: TraceContext): Promise<unknown> {
  // in a browser, `fetch` must not be called as a method of another object
  const { fetch } = access;
  return withTimeout(providerTimeout(access), async (signal) => {
    const headers = { ...init.headers, ...traceHeaders(span) };
    const response = await reportUnreachable(() => fetch(url, { ...init, headers, redirect: 'manual', signal }));
    if (response.status !== 200) {
      // frees the connection; an error of that does not matter
      response.body?.cancel().catch(() => undefined);
      throw refusal(response);
    }
    const read = await reportUnreachable(() => readText(response.body, MAX_BYTES));
    if ('problem' in read) throw new VerifierUnavailable(read.problem);
    return parseJson(read.text);
  });
}

async function reportUnreachable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    throw new VerifierUnavailable('UNREACHABLE');
  }
}

function refusal({ type, status }: Response): VerifierUnavailable {
  // a browser hides the status of a redirect
  const isRedirect = type === 'opaqueredirect' || (status >= 300 && status < 400);
  return isRedirect ? new VerifierUnavailable('REDIRECT') : new VerifierUnavailable('STATUS', status);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new VerifierUnavailable('MALFORMED');
  }
}
