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

/** Headers and body have to come within this time: who sends them letter by letter holds a connection, and no more. */
const REQUEST_MILLISECONDS = 30_000;

export async function listen(
  fetch: (request: Request) => Promise<Response>,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<Listening> {
  const server = createServer(
    { requestTimeout: REQUEST_MILLISECONDS, headersTimeout: 10_000, keepAliveTimeout: 65_000 },
    getRequestListener(fetch),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: open } = server.address() as AddressInfo;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${open}`, stop: (milliseconds) => stopped(server, milliseconds) };
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
