/**
 * Standard output, written in large pieces and no faster than its reader reads.
 *
 * The gotcha: a reader that goes away (`payprep validate … | head`) is not an error. Writing stops, and `closed` is true.
 */
import type { Writable } from 'node:stream';
import { describeWriteError } from './file-error.js';

export class Output {
  readonly #stream: Writable;
  /** What waits to be written: bytes first, then text. */
  #pieces: Uint8Array[] = [];
  #text = '';
  #closed = false;
  #isStopped = false;
  #failure: NodeJS.ErrnoException | undefined;
  #resumeWriting: () => void = () => {};

  constructor(stream: Writable) {
    this.#stream = stream;
    stream.on('error', (error: NodeJS.ErrnoException) => this.#fail(error));
    stream.on('close', () => this.#close());
    stream.on('drain', () => this.#resumeWriting());
  }

  /** True once the reader has gone or writing has failed: nothing more can be written. */
  get closed(): boolean {
    return this.#closed;
  }

  /** Says on standard error why writing failed; false if it did not. */
  reportFailure(stderr: Writable, name = 'the output'): boolean {
    if (this.#failure === undefined) return false;
    stderr.write(`payprep: ${name} cannot be written: ${describeWriteError(this.#failure)}\n`);
    return true;
  }

  /** Writes what was added, and nothing that is added later. Resolves when that is written, or after `wait` milliseconds: a reader may have stopped reading. */
  async stop(wait: number): Promise<void> {
    void this.flush();
    this.#isStopped = true;
    if (this.#closed) return;
    const written = new Promise<void>((resolve) => this.#stream.write('', () => resolve()));
    await Promise.race([written, new Promise<void>((resolve) => setTimeout(resolve, wait).unref())]);
  }

  /** Adds to what the next `flush` writes. */
  add(text: string | Uint8Array): void {
    if (this.#isStopped) return;
    if (typeof text === 'string') this.#text += text;
    else this.#pieces.push(...this.#takeText(), text);
  }

  /** Writes what was added in one piece. Resolves when there is room for more. */
  async flush(): Promise<void> {
    const pieces = [...this.#pieces, ...this.#takeText()];
    this.#pieces = [];
    const [only = Buffer.alloc(0)] = pieces;
    const bytes = pieces.length > 1 ? Buffer.concat(pieces) : only;
    if (this.#closed || bytes.length === 0 || this.#stream.write(bytes)) return;
    await new Promise<void>((resolve) => {
      this.#resumeWriting = resolve;
    });
  }

  /** Resolves when everything is written. The stream stays open, because the caller owns it. */
  async end(): Promise<void> {
    await this.flush();
    if (this.#closed) return;
    await new Promise<void>((resolve) => {
      this.#resumeWriting = resolve;
      this.#stream.write('', (error) => {
        // the last bytes fail here, and the event comes later; a stream that has failed says why
        if (error) this.#fail(this.#stream.errored ?? error);
        resolve();
      });
    });
  }

  /** Removes the text that was added last and returns it as bytes. */
  #takeText(): readonly Uint8Array[] {
    const text = this.#text;
    this.#text = '';
    return text === '' ? [] : [Buffer.from(text)];
  }

  #fail(error: NodeJS.ErrnoException): void {
    this.#close(error.code === 'EPIPE' ? undefined : error);
  }

  #close(failure?: NodeJS.ErrnoException): void {
    this.#failure ??= failure;
    this.#closed = true;
    this.#resumeWriting();
  }
}
