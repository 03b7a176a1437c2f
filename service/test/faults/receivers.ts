/**
 * Receivers on this machine: one that is good, and breaks off now and then after it has read; and bad ones that hang, redirect, refuse, and never end.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Random } from '../../../test/fuzz/random.js';

export interface Delivered {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** The one that hangs stands first: the others answer at once. */
export const BAD = ['hang', 'redirect', 'refuse', 'endless'] as const;

export type Receiver = 'good' | (typeof BAD)[number];

export interface Receivers {
  readonly url: (receiver: Receiver) => string;
  /** What the good one has read, in order; what comes twice stands twice. */
  readonly delivered: readonly Delivered[];
  /** Requests to each of the bad ones, and to where the redirect leads. */
  readonly counts: ReadonlyMap<string, number>;
  readonly stop: () => Promise<void>;
}

/** The good one breaks off once in so many events, at the first attempt. */
const BREAKS_OFF_ONCE_IN = 20;

const CHUNK = Buffer.alloc(64 * 1024, 'x');
const GIGABYTE = 1024 ** 3;

/** A gigabyte, for whoever goes on reading. */
function writeGigabyte(response: ServerResponse): void {
  let written = 0;
  const more = (): void => {
    while (written < GIGABYTE && !response.destroyed) {
      written += CHUNK.length;
      if (!response.write(CHUNK)) return void response.once('drain', more);
    }
    response.end();
  };
  more();
}

const ANSWERS: Readonly<Record<(typeof BAD)[number], (response: ServerResponse) => void>> = {
  hang: () => {},
  redirect: (response) => response.writeHead(307, { location: '/stolen' }).end(),
  refuse: (response) => response.writeHead(500).end(),
  endless: writeGigabyte,
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

export async function startReceivers(random: Random): Promise<Receivers> {
  const delivered: Delivered[] = [];
  const counts = new Map<string, number>();
  const known = new Set<string>();
  const sockets = new Set<Socket>();

  const good = (request: IncomingMessage, response: ServerResponse, body: string): void => {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    delivered.push({ headers, body });
    const id = headers['webhook-id'] ?? '';
    const breaksOff = !known.has(id) && random.once(BREAKS_OFF_ONCE_IN);
    known.add(id);
    if (breaksOff) response.destroy();
    else response.writeHead(204).end();
  };

  const server = createServer(async (request, response) => {
    response.on('error', () => {});
    const name = (request.url ?? '').slice(1);
    // whoever was killed has sent half of it
    const body = await bodyOf(request).catch(() => undefined);
    if (body === undefined) return;
    if (name === 'good') return good(request, response, body);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    const bad = BAD.find((each) => each === name);
    if (bad === undefined) response.writeHead(204).end();
    else ANSWERS[bad](response);
  });
  server.requestTimeout = 0;
  server.on('connection', (socket: Socket) => {
    sockets.add(socket.on('error', () => {}));
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (receiver) => `http://127.0.0.1:${port}/${receiver}`,
    delivered,
    counts,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
