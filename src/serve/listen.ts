/** A server of Node around a function from request to response, and its end. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';

export interface Listening {
  /** `http://127.0.0.1:8080` */
  readonly url: string;
  /** Takes no more connections, and resolves when what runs has been answered, or after this time. */
  stop(milliseconds: number): Promise<void>;
}

/** Headers and body have to come within these times: who sends them letter by letter holds a connection, and no more. */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1_000 };

const REFUSED = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n';

export async function listen(
  fetch: (request: Request) => Promise<Response>,
  { host, port, patience = PATIENCE }: { readonly host: string; readonly port: number; readonly patience?: typeof PATIENCE },
): Promise<Listening> {
  const answer = getRequestListener(fetch);
  let isStopping = false;
  const server = createServer({ ...patience, keepAliveTimeout: 65_000 }, (incoming, outgoing) => {
    // of what came along with a request that was refused, nothing is looked at
    if (incoming.socket.writableEnded) return;
    // of two hosts, whoever stands in front may have gone by the other one (RFC 9112, section 3.2)
    if (incoming.headersDistinct.host?.length !== 1) return void incoming.socket.end(REFUSED);
    // a connection that has become free would be kept open for the next request
    outgoing.once('close', () => isStopping && setImmediate(() => server.closeIdleConnections()));
    void answer(incoming, outgoing);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: open } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${open}`,
    stop: (milliseconds) => {
      isStopping = true;
      return stopped(server, milliseconds);
    },
  };
}

function stopped(server: Server, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), milliseconds);
    server.close(() => {
      clearTimeout(late);
      resolve();
    });
    server.closeIdleConnections();
  });
}
