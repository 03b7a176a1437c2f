/**
 * Runs a function from request to response as a server of Node, and stops it.
 *
 * The gotcha: each write to a socket wakes the client, which costs the system as much as the rest of Node's server. So socket writes are batched: the
 * answers of one turn of the event loop are written at its end, one after the other. A single answer does not wait.
 *
 * A turn accepts one new connection only, so that long turns would keep others waiting for seconds. So requests begin only in the first milliseconds of a turn
 * ({@link TURN_MILLISECONDS}), and the rest wait for the next turn.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { ReadableRequest } from '../http/body.js';
import { rememberConnection } from './addresses.js';

export interface Listening {
  /** `http://127.0.0.1:8080` */
  readonly url: string;
  /** Takes no more connections, and resolves when what runs has been answered, or after this time. */
  stop(milliseconds: number): Promise<void>;
}

/** Headers and body have to come within these times: who sends them letter by letter holds a connection, and no more. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 30_000, idleTimeout: 60_000, connectionsCheckingInterval: 1_000 };

/**
 * In which requests begin in a turn of the event loop: as long as some twenty validations take, or one bulk request. It costs nothing that can be measured: with
 * 0.5, 2, 8 and 1000 a validation takes the processor the same time, so the value is the one that is fair.
 */
const TURN_MILLISECONDS = 2;

/** Of those that waited. */
const MAX_IN_TURN = 32;

/** Requests of one connection that came before the answers to others have left. Their answers wait in memory: who does not read them may ask for no more. */
const MAX_UNANSWERED = 32;

const REFUSED = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n';

type Incoming = Readable & Pick<IncomingMessage, 'headers'>;

interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly timeouts?: typeof TIMEOUTS;
  /** Of these requests it is known afterwards where they came from. */
  readonly isSenderKnown?: (path: string) => boolean;
}

export async function listen(
  fetch: (request: Request) => Promise<Response>,
  { host, port, timeouts = TIMEOUTS, isSenderKnown = () => false }: ListenOptions,
): Promise<Listening> {
  const turn = createTurns();
  const answer = getRequestListener(async (request: ReadableRequest, { incoming }) => {
    if (isSenderKnown(incoming.url ?? '')) rememberConnection(request, incoming);
    request.readBytes = () => readBytes(request, incoming);
    const response = await fetch(request);
    await turn();
    return response;
  });
  const { idleTimeout, ...ofRequests } = timeouts;
  const begin = createIntake();
  const isReading = createReaderCheck();
  const server = createServer({ ...ofRequests, keepAliveTimeout: 65_000 }, (incoming, outgoing) => {
    // of what came along with a request that was refused, nothing is looked at
    if (incoming.socket.writableEnded) return;
    // of two hosts, whoever stands in front may have gone by the other one (RFC 9112, section 3.2)
    if (hostsOf(incoming.rawHeaders) !== 1) return void incoming.socket.end(REFUSED);
    if (!isReading(incoming.socket, outgoing)) return void incoming.socket.destroy();
    begin(() => void answer(incoming, outgoing));
  });
  // a connection on which nothing moves: nobody reads what was answered
  server.timeout = idleTimeout;
  const sockets = openSockets(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: open } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${open}`,
    stop: (milliseconds) => stopServer(server, sockets, milliseconds),
  };
}

/**
 * The body of a request. Most come whole with their headers, and are taken as they lie there, without events and without a copy: that saves 3 µs of 57. All
 * others are read as the adapter does it.
 */
async function readBytes(request: Request, incoming: Incoming): Promise<Uint8Array<ArrayBuffer>> {
  // what came along with the headers is there by then
  await undefined;
  const isWhole = !incoming.destroyed && incoming.readableLength === Number(incoming.headers['content-length']);
  const bytes: Buffer<ArrayBuffer> | null = isWhole ? incoming.read() : null;
  if (bytes === null) return new Uint8Array(await request.arrayBuffer());
  // so that the end of the body is noticed
  incoming.resume();
  return bytes;
}

/** Names and values take turns in the headers as they came. */
function hostsOf(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

/** Begins requests as they come; once a turn of the event loop has taken its time, those that still come wait for the next. */
function createIntake(): (begin: () => void) => void {
  const waiting: (() => void)[] = [];
  let until = 0;
  let isPlanned = false;
  const beginFirst = (): void => {
    until = performance.now() + TURN_MILLISECONDS;
    waiting.shift()?.();
  };
  const beginNext = (): void => {
    if (performance.now() < until) waiting.shift()?.();
  };
  const plan = (): void => {
    isPlanned = waiting.length > 0;
    if (!isPlanned) return;
    // one each, so that what a request does at once is done before the time is looked at
    setImmediate(beginFirst);
    for (let count = 1; count < Math.min(waiting.length, MAX_IN_TURN); count++) setImmediate(beginNext);
    setImmediate(plan);
  };
  return (begin) => {
    if (!isPlanned) {
      isPlanned = true;
      until = performance.now() + TURN_MILLISECONDS;
      setImmediate(plan);
    }
    if (waiting.length === 0 && performance.now() < until) begin();
    else waiting.push(begin);
  };
}

interface Unanswered {
  last: ServerResponse;
  count: number;
}

/** False for a connection with too many answers that have not left. They leave in order: with the last one, all have. */
function createReaderCheck(): (socket: Socket, outgoing: ServerResponse) => boolean {
  const unanswered = new WeakMap<Socket, Unanswered>();
  return (socket, outgoing) => {
    const known = unanswered.get(socket);
    if (known === undefined) {
      unanswered.set(socket, { last: outgoing, count: 1 });
      return true;
    }
    known.count = known.last.writableFinished ? 1 : known.count + 1;
    known.last = outgoing;
    return known.count <= MAX_UNANSWERED;
  };
}

/** Resolves at the end of the turn of the event loop, for all who ask within it. */
function createTurns(): () => Promise<void> {
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

/** The open connections, which Node does not list. */
function openSockets(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

/** Milliseconds between two looks for connections that have become idle while the server stops. */
const CLOSING_MILLISECONDS = 20;

function stopServer(server: Server, sockets: ReadonlySet<Socket>, milliseconds: number): Promise<void> {
  const closeIdle = (): void => {
    server.closeIdleConnections();
    // for Node, a connection on which nothing was sent is not idle; browsers and load balancers open some in advance
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), milliseconds);
    const closing = setInterval(closeIdle, CLOSING_MILLISECONDS);
    server.close(() => {
      clearTimeout(late);
      clearInterval(closing);
      resolve();
    });
    closeIdle();
  });
}
