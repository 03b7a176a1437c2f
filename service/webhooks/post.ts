/**
 * Sends one delivery over HTTP, to the URL of a subscription.
 *
 * It resolves the name, checks each address, and connects to one of these addresses: there is no second look-up between check and connection that
 * could give another address (DNS rebinding). Certificate, SNI and Host are those of the name. Each call resolves anew and opens a connection of its
 * own, without a proxy.
 *
 * The gotcha: the body of the response is never shown. The result holds the status and `Retry-After`, or the code of a failure.
 *
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Server_Side_Request_Forgery_Prevention_Cheat_Sheet.html
 * @see RFC 9110
 */
import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from './addresses.js';
import { type ResolvedAddress, request } from './request.js';
import { parseRetryAfter } from './retry-after.js';
import { checkTarget } from './target.js';

/**
 * - `URL_NOT_ALLOWED`: by `target.ts`
 * - `NAME_NOT_RESOLVED`, `ADDRESS_NOT_PUBLIC`: before anything is sent
 * - `CONNECTION`: it was not made, or it broke; `TLS`: the handshake failed, or the certificate is of another name
 * - `ANSWER_MALFORMED`: the answer is not HTTP, or its headers are too long; `REDIRECT`: redirects are not followed
 * - `TIMEOUT`: the whole exchange took too long; `STOPPED`: the caller has aborted it
 */
export type PostError =
  | 'URL_NOT_ALLOWED'
  | 'NAME_NOT_RESOLVED'
  | 'ADDRESS_NOT_PUBLIC'
  | 'CONNECTION'
  | 'TLS'
  | 'ANSWER_MALFORMED'
  | 'REDIRECT'
  | 'TIMEOUT'
  | 'STOPPED';

export type PostAnswer = { readonly status: number; readonly retryAfter: Date | undefined } | { readonly error: PostError };

export interface PostRequest {
  readonly url: string;
  readonly body: string | Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/** Sends, and never throws. */
export type Post = (request: PostRequest) => Promise<PostAnswer>;

/** All addresses of a name. Throws if there is none. */
export type Resolve = (name: string) => Promise<readonly string[]>;

export interface PostOptions {
  readonly clock: () => Date;
  /** Default: as the operating system does. */
  readonly resolve?: Resolve;
  /** The addresses that a connection may go to. Default: public ones. */
  readonly isAllowedAddress?: (ip: string) => boolean;
  /** For tests and development: also http, and this machine itself. */
  readonly allowInsecure?: boolean;
  /** The time for the whole exchange: name, connection and answer. Default: 15,000. */
  readonly timeoutMilliseconds?: number;
  /** Certificates of authorities (PEM), in place of those of Node. */
  readonly ca?: string;
}

const TIMEOUT_MILLISECONDS = 15_000;

const resolveBySystem: Resolve = async (name) => (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address);

const isPublicOrLoopback = (ip: string): boolean => isPublicAddress(ip) || isLoopbackAddress(ip);

function answerOf(response: Pick<IncomingMessage, 'statusCode' | 'headers'>, now: Date): PostAnswer {
  const { statusCode: status = 0, headers } = response;
  return status >= 300 && status < 400 ? { error: 'REDIRECT' } : { status, retryAfter: parseRetryAfter(headers['retry-after'], now) };
}

/** The addresses of a host. All have to be allowed: a name that also leads into a private network is not trusted. */
async function addressesOf(
  host: string,
  resolve: Resolve,
  isAllowed: (ip: string) => boolean,
): Promise<readonly ResolvedAddress[] | PostError> {
  const ips = isIP(host) > 0 ? [host] : await resolve(host).catch(() => []);
  if (ips.length === 0) return 'NAME_NOT_RESOLVED';
  const addresses = ips.map((address) => ({ address, family: isIP(address) }));
  return addresses.every(({ address, family }) => family > 0 && isAllowed(address)) ? addresses : 'ADDRESS_NOT_PUBLIC';
}

/** Resolves with the work, at the end of the time, or at the stop, whichever is first. The signal then ends the work. */
function withTimeout(
  milliseconds: number,
  stop: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<PostAnswer>,
): Promise<PostAnswer> {
  const inner = new AbortController();
  return new Promise((resolve) => {
    const finish = (answer: PostAnswer): void => {
      clearTimeout(timer);
      stop?.removeEventListener('abort', stopped);
      resolve(answer);
      inner.abort();
    };
    const stopped = (): void => finish({ error: 'STOPPED' });
    const timer = setTimeout(() => finish({ error: 'TIMEOUT' }), milliseconds);
    if (stop?.aborted) return stopped();
    stop?.addEventListener('abort', stopped);
    // the work is not expected to throw; if it does, the connection has failed
    work(inner.signal).then(finish, () => finish({ error: 'CONNECTION' }));
  });
}

/**
 * Makes the function that sends deliveries.
 *
 * @example
 * const post = createPost({ clock: () => new Date() });
 * await post({ url: 'https://hooks.example.com/', body: '{}', headers: { 'content-type': 'application/json' } }); // { status: 200, retryAfter:
 * undefined }
 */
export function createPost({
  clock,
  resolve = resolveBySystem,
  allowInsecure = false,
  isAllowedAddress = allowInsecure ? isPublicOrLoopback : isPublicAddress,
  timeoutMilliseconds = TIMEOUT_MILLISECONDS,
  ca,
}: PostOptions): Post {
  return ({ url, body, headers, signal }) =>
    withTimeout(timeoutMilliseconds, signal, async (inner) => {
      const target = checkTarget(url, { allowInsecure });
      if (!target.ok) return { error: 'URL_NOT_ALLOWED' };
      const host = target.url.hostname.replace(/^\[(.*)\]$/, '$1');
      const addresses = await addressesOf(host, resolve, isAllowedAddress);
      if (typeof addresses === 'string') return { error: addresses };
      // the time may have ended during the look-up of the name
      if (inner.aborted) return { error: 'TIMEOUT' };
      const answered = await request({ url: target.url, host, addresses, body, headers, signal: inner, ca });
      return 'error' in answered ? answered : answerOf(answered, clock());
    });
}
