/**
 * Standard output, written in large pieces and no faster than its reader reads.
 *
 * The gotcha: a reader that has gone (`payprep validate … | head`) is no error. Writing stops, `closed` says so.
 */
import type { Writable } from 'node:stream';

const PIECE = 64 * 1024;

export class Output {
  readonly #stream: Writable;
  #pending: Uint8Array[] = [];
  #size = 0;
  #scheduled = false;
  #closed = false;
  #failure: NodeJS.ErrnoException | undefined;
  #drained: Promise<void> | undefined;
  #release: () => void = () => {};

  constructor(stream: Writable) {
    this.#stream = stream;
    stream.on('error', (error: NodeJS.ErrnoException) => this.#close(error.code === 'EPIPE' ? undefined : error));
    stream.on('close', () => this.#close());
    stream.on('drain', () => this.#release());
  }

  /** The reader has gone, or writing has failed: nothing more can be written. */
  get closed(): boolean {
    return this.#closed;
  }

  /** Why writing has failed; undefined when the reader has gone. */
  get failure(): NodeJS.ErrnoException | undefined {
    return this.#failure;
  }

  /** Resolves when there is room for more. */
  async write(text: string | Uint8Array): Promise<void> {
    if (this.#closed || text.length === 0) return;
    const bytes = typeof text === 'string' ? Buffer.from(text) : text;
    this.#pending.push(bytes);
    this.#size += bytes.length;
    if (this.#size >= PIECE) this.#flush();
    else this.#flushSoon();
    await this.#drained;
  }

  /** Resolves when everything has left. The stream stays open: it is not ours. */
  async end(): Promise<void> {
    await this.#drained;
    this.#flush();
    await this.#drained;
    if (this.#closed) return;
    await new Promise<void>((resolve) => {
      this.#release = resolve;
      this.#stream.write('', () => resolve());
    });
  }

  /** When input is slow, what there is goes out as soon as nothing else is to do. */
  #flushSoon(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#flush();
    });
  }

  #flush(): void {
    if (this.#closed || this.#pending.length === 0 || this.#drained) return;
    const piece = Buffer.concat(this.#pending);
    this.#pending = [];
    this.#size = 0;
    if (this.#stream.write(piece)) return;
    this.#drained = new Promise((resolve) => {
      this.#release = () => {
        this.#drained = undefined;
        resolve();
      };
    });
  }

  #close(failure?: NodeJS.ErrnoException): void {
    this.#failure ??= failure;
    this.#closed = true;
    this.#pending = [];
    this.#release();
  }
}
