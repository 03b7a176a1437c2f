/**
 * One POST over a connection of its own, to resolved addresses. The body of the answer is read up to a limit, and dropped.
 *
 * The gotcha: the error of a connection does not tell whether it broke before or after the TLS handshake. The last event does.
 *
 * @see https://nodejs.org/api/http.html#httprequesturl-options-callback
 */
import { type IncomingHttpHeaders, type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

export interface ResolvedAddress {
  readonly address: string;
  /** 4 or 6 */
  readonly family: number;
}

export interface Exchange {
  readonly url: URL;
  /** The host of the URL, without the brackets of IPv6. */
  readonly host: string;
  readonly addresses: readonly ResolvedAddress[];
  readonly body: string | Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
  /** Aborts the exchange at any point. */
  readonly signal: AbortSignal;
  readonly ca: string | undefined;
}

export type Exchanged =
  | { readonly statusCode: number; readonly headers: IncomingHttpHeaders }
  | { readonly error: 'CONNECTION' | 'TLS' | 'ANSWER_MALFORMED' };

const MAX_BODY_BYTES = 65_536;
const MAX_HEADER_BYTES = 16_384;

/** A look-up that returns the addresses that were resolved and checked before. */
const pinned =
  (addresses: readonly ResolvedAddress[]): LookupFunction =>
  (_name, { all }, callback) => {
    const [first] = addresses;
    if (first === undefined) callback(new Error('no address'), '');
    else if (all) callback(null, [...addresses]);
    else callback(null, first.address, first.family);
  };

function optionsOf({ url, host, addresses, body, headers, ca }: Exchange): RequestOptions & { readonly [tls: string]: unknown } {
  return {
    method: 'POST',
    host,
    port: url.port === '' ? undefined : Number(url.port),
    path: url.pathname + url.search,
    headers: { ...headers, host: url.host, 'content-length': String(Buffer.byteLength(body)), 'accept-encoding': 'identity' },
    lookup: pinned(addresses),
    // an agent of its own: no keep-alive, no proxy
    agent: false,
    maxHeaderSize: MAX_HEADER_BYTES,
    insecureHTTPParser: false,
    // explicit, because an environment variable could turn it off
    rejectUnauthorized: true,
    minVersion: 'TLSv1.2',
    ...(isIP(host) === 0 && { servername: host }),
    ...(ca !== undefined && { ca }),
  };
}

/** Reads the body, and reports once whether it ended or reached the limit. With a callback: a promise would settle after the end of the connection. */
function drain(response: IncomingMessage, done: (isWhole: boolean) => void): void {
  let bytes = 0;
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) done(true);
  });
  response.on('end', () => done(true));
  response.on('error', () => done(false));
  response.on('close', () => done(false));
}

const isParserError = (error: unknown): boolean => error instanceof Error && 'code' in error && String(error.code).startsWith('HPE_');

/** Sends, waits for the end of the answer, and closes the connection. */
export function request(exchange: Exchange): Promise<Exchanged> {
  const { url, body, signal } = exchange;
  const isTls = url.protocol === 'https:';
  return new Promise((resolve) => {
    let isSecure = !isTls;
    let isConnected = false;
    const sent = (isTls ? requestHttps : requestHttp)(optionsOf(exchange));
    const finish = (exchanged: Exchanged): void => {
      signal.removeEventListener('abort', stop);
      resolve(exchanged);
      sent.destroy();
    };
    const stop = (): void => finish({ error: 'CONNECTION' });
    signal.addEventListener('abort', stop);
    sent.on('socket', (socket) => {
      socket.on('connect', () => {
        isConnected = true;
      });
      socket.on('secureConnect', () => {
        isSecure = true;
      });
    });
    sent.on('error', (error) => {
      const broken = isConnected && !isSecure ? 'TLS' : 'CONNECTION';
      finish({ error: isParserError(error) ? 'ANSWER_MALFORMED' : broken });
    });
    // for example an upgrade of the protocol, which Node drops without an error
    sent.on('close', stop);
    sent.on('response', (response) => {
      const { statusCode = 0, headers } = response;
      drain(response, (isWhole) => finish(isWhole ? { statusCode, headers } : { error: 'CONNECTION' }));
    });
    sent.end(body);
  });
}
