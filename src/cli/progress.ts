/** How far a long run is: on standard error, only on a terminal, a few times a second, gone at the end. */
import type { Io } from './io.js';

const INTERVAL = 100;
const ERASE = '\r\u001b[K';

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

export class Progress {
  readonly #io: Io;
  readonly #total: number | undefined;
  readonly #start: number;
  #last: number;
  #shown = false;

  /** `total`: the bytes that there are, where that is known. */
  constructor(io: Io, total: number | undefined) {
    this.#io = io;
    this.#total = total;
    this.#start = io.now();
    this.#last = this.#start;
  }

  update(bytes: number, rows: number): void {
    const now = this.#io.now();
    if (now - this.#last < INTERVAL) return;
    this.#last = now;
    this.#shown = true;
    const share = this.#total ? ` of ${megabytes(this.#total)} (${Math.min(Math.floor((bytes / this.#total) * 100), 100)}%)` : '';
    const speed = Math.round(rows / ((now - this.#start) / 1000));
    const text = `${megabytes(bytes)}${share}, ${rows} rows, ${speed} rows/s`;
    this.#io.stderr.write(ERASE + text.slice(0, Math.max(this.#io.columns - 1, 1)));
  }

  erase(): void {
    if (this.#shown) this.#io.stderr.write(ERASE);
    this.#shown = false;
  }
}
