/**
 * A server of Node around a function from request to response, and its end.
 *
 * The gotcha: to write an answer wakes whoever waits for it, which costs the system as much as all the rest of the server of Node. So what is answered within
 * a turn of the event loop is written at its end, one after the other; alone, an answer waits for nothing.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { rememberConnection } from './addresses.js';

export interface Listening {
  /** `http://127.0.0.1:8080` */
  readonly url: string;
  /** Takes no more connections, and resolves when what runs has been answered, or after this time. */
  stop(milliseconds: number): Promise<void>;
}

/** Headers and body have to come within these times: who sends them letter by letter holds a connection, and no more. */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1_000 };

const REFUSED = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n';

interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly patience?: typeof PATIENCE;
  /** Of these requests it is known afterwards where they came from. */
  readonly isSenderKnown?: (path: string) => boolean;
}

export async function listen(
  fetch: (request: Request) => Promise<Response>,
  { host, port, patience = PATIENCE, isSenderKnown = () => false }: ListenOptions,
): Promise<Listening> {
  const turn = turns();
  const answer = getRequestListener(async (request, { incoming }) => {
    if (isSenderKnown(incoming.url ?? '')) rememberConnection(request, incoming);
    const response = await fetch(request);
    await turn();
    return response;
  });
  const server = createServer({ ...patience, keepAliveTimeout: 65_000 }, (incoming, outgoing) => {
    // of what came along with a request that was refused, nothing is looked at
    if (incoming.socket.writableEnded) return;
    // of two hosts, whoever stands in front may have gone by the other one (RFC 9112, section 3.2)
    if (hostsOf(incoming.rawHeaders) !== 1) return void incoming.socket.end(REFUSED);
    void answer(incoming, outgoing);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: open } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${open}`,
    stop: (milliseconds) => stopped(server, milliseconds),
  };
}

/** Names and values take turns in the headers as they came. */
const hostsOf = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length;

/** Resolves at the end of the turn of the event loop, for all who ask within it. */
function turns(): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= new Promise((resolve) => {
      setImmediate(() => {
        running = undefined;
        resolve();
      });
    });
    return running;
  };
}

/** How soon a connection is closed that has become free: it would be kept open for the next request. */
const CLOSING_MILLISECONDS = 20;

function stopped(server: Server, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), milliseconds);
    const closing = setInterval(() => server.closeIdleConnections(), CLOSING_MILLISECONDS);
    server.close(() => {
      clearTimeout(late);
      clearInterval(closing);
      resolve();
    });
    server.closeIdleConnections();
  });
}
