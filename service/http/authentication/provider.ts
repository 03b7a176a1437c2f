/**
 * Asking the authorization server: over TLS, in bounded time, for an answer of bounded size, without following a redirect.
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
  /** For one answer, body included. Default: 5000. */
  readonly timeoutMilliseconds?: number | undefined;
}

const DEFAULT_TIMEOUT = 5_000;

const MAX_TIMEOUT = 60_000;

export const timeoutOf = ({ timeoutMilliseconds = DEFAULT_TIMEOUT }: ProviderAccess): number =>
  assertInRange('timeoutMilliseconds', timeoutMilliseconds, 1, MAX_TIMEOUT);

/** Of a set of keys, or of what is known about a token: both take a few kilobytes. */
const MAX_BYTES = 256 * 1024;

/** The address as it is asked. Throws where that would be without TLS, or where it holds a secret of its own. */
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

/** The JSON that stands in the answer. Throws {@link VerifierUnavailable} where there is none. */
export function fetchJson(url: string, init: Asked, access: ProviderAccess, span?: TraceContext): Promise<unknown> {
  // a `fetch` that is called as a member of something refuses to work in a browser
  const { fetch } = access;
  return withTimeout(timeoutOf(access), async (signal) => {
    const headers = { ...init.headers, ...traceHeaders(span) };
    const response = await reportUnreachable(() => fetch(url, { ...init, headers, redirect: 'manual', signal }));
    if (response.status !== 200) {
      // frees the connection; how that ends is nobody's concern
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
