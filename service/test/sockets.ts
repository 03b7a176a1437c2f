/** Bytes over a connection, as no client of HTTP would send them. */
import { connect } from 'node:net';

interface Spoken {
  /** All that came back. */
  readonly answer: string;
  /** The status line's, of each answer. */
  readonly statuses: readonly number[];
}

const spoken = (answer: string): Spoken => ({
  answer,
  statuses: [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)),
});

/** Sends, and reads until the other side hangs up; this side never does. */
export const speak = (url: string, ...pieces: readonly string[]): Promise<Spoken> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.setEncoding('latin1').on('data', (piece) => {
      answer += piece;
    });
    // a connection that is reset has been hung up, too
    socket.on('error', () => undefined).on('close', () => resolve(spoken(answer)));
    for (const piece of pieces) socket.write(Buffer.from(piece, 'latin1'));
  });
