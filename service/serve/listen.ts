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
  /** Accepts no more connections. Resolves when all running requests are answered, or after this time. */
  stop(milliseconds: number): Promise<void>;
}

/** The time for headers, and for a whole request. A client that sends one letter at a time holds a connection for no longer. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 30_000, idleTimeout: 60_000, connectionsCheckingInterval: 1_000 };

/**
 * The part of a turn of the event loop in which requests begin: as long as some twenty validations take, or one bulk request. The value has no measurable cost: with
 * 0.5, 2, 8 and 1000 a validation takes the same time of the processor. It is chosen so that no client waits for long.
 */
const TURN_MILLISECONDS = 2;

/** The most waiting requests that begin in one turn. */
const MAX_IN_TURN = 32;

/** The most requests of one connection whose answers have not been sent. Answers wait in memory, so a client that does not read them can send no more requests. */
const MAX_UNANSWERED = 32;

const REFUSED = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n';

type Incoming = Readable & Pick<IncomingMessage, 'headers'>;

interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly timeouts?: typeof TIMEOUTS;
  /** True for the paths of requests whose connection is remembered, for {@link rememberConnection}. */
  readonly isSenderKnown?: (path: string) => boolean;
}

export async function listen(
  fetch: (request: Request) => Promise<Response>,
  { host, port, timeouts = TIMEOUTS, isSenderKnown = () => false }: ListenOptions,
): Promise<Listening> {
  const turn = createTurns();
  const answers = createUnanswered();
  const answer = getRequestListener(async (request: ReadableRequest, { incoming, outgoing }) => {
    if (isSenderKnown(incoming.url ?? '')) rememberConnection(request, incoming);
    request.readBytes = () => readBytes(request, incoming);
    const response = await fetch(request);
    await turn();
    if (!server.listening) answers.endBehind(outgoing as ServerResponse);
    return response;
  });
  const { idleTimeout, ...ofRequests } = timeouts;
  const begin = createIntake();
  const server = createServer({ ...ofRequests, keepAliveTimeout: 65_000 }, (incoming, outgoing) => {
    // a request behind a refused one on the same connection is not answered
    if (incoming.socket.writableEnded) return;
    // with two hosts, a server in front may have used the other one (RFC 9112, section 3.2)
    if (hostsOf(incoming.rawHeaders) !== 1) return void incoming.socket.end(REFUSED);
    if (!answers.admit(incoming.socket, outgoing)) return void incoming.socket.destroy();
    begin(() => void answer(incoming, outgoing));
  });
  // closes a connection on which nothing moves, because the client does not read
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
 * The body of a request. Most bodies arrive together with the headers, and are taken without events and without a copy, which saves 3 µs of 57. The adapter reads
 * all others.
 */
async function readBytes(request: Request, incoming: Incoming): Promise<Uint8Array<ArrayBuffer>> {
  // afterwards, a body that arrived with the headers is in the buffer
  await undefined;
  const isWhole = !incoming.destroyed && incoming.readableLength === Number(incoming.headers['content-length']);
  const bytes: Buffer<ArrayBuffer> | null = isWhole ? incoming.read() : null;
  if (bytes === null) return new Uint8Array(await request.arrayBuffer());
  // so that the end of the body is noticed
  incoming.resume();
  return bytes;
}

/** The number of `Host` headers. In `rawHeaders`, names and values alternate. */
function hostsOf(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

/** Begins requests as they arrive. Requests that arrive late in a turn of the event loop wait for the next turn. */
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
    // one callback for each request, so that the synchronous work of a request is done before the time is compared
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

/** The unsent answers of each connection. */
interface UnansweredRequests {
  /** Counts a request; false for a connection with too many unsent answers. Answers are sent in order, so when the last one is sent, all are. */
  admit(socket: Socket, outgoing: ServerResponse): boolean;
  /** Ends the connection behind an answer, and says so in its head, unless another request waits there (RFC 9112, section 9.6). */
  endBehind(outgoing: ServerResponse): void;
}

function createUnanswered(): UnansweredRequests {
  const unanswered = new WeakMap<Socket, Unanswered>();
  return {
    admit(socket, outgoing) {
      const known = unanswered.get(socket);
      if (known === undefined) {
        unanswered.set(socket, { last: outgoing, count: 1 });
        return true;
      }
      known.count = known.last.writableFinished ? 1 : known.count + 1;
      known.last = outgoing;
      return known.count <= MAX_UNANSWERED;
    },
    endBehind(outgoing) {
      if (unanswered.get(outgoing.req.socket)?.last === outgoing) outgoing.shouldKeepAlive = false;
    },
  };
}

/** Returns a function that resolves at the end of the current turn of the event loop, for all its callers at once. */
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
