/** Receivers on this machine, and what was sent to them. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createRawServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Received {
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface Receiver {
  readonly port: number;
  readonly received: readonly Received[];
}

/** Listens until the test is over; connections that are still open are cut then. */
export async function listen(server: Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => sockets.add(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  });
  return (server.address() as AddressInfo).port;
}

/** Reads what is sent, then answers. */
export function recording(received: Received[], answer: (response: ServerResponse) => void) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() });
      answer(response);
    });
  };
}

/** A receiver that speaks HTTP. */
export async function receiver(answer: (response: ServerResponse) => void): Promise<Receiver> {
  const received: Received[] = [];
  return { port: await listen(createServer(recording(received, answer))), received };
}

/** A receiver that says what it likes as soon as it is spoken to. */
export const rawReceiver = (answer: (socket: Socket) => void): Promise<number> =>
  listen(createRawServer((socket) => socket.once('data', () => answer(socket))));
