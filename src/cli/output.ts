/**
 * Standard output, written in large pieces and no faster than its reader reads.
 *
 * The gotcha: a reader that has gone (`payprep validate … | head`) is no error. Writing stops, `closed` says so.
 */
import type { Writable } from 'node:stream';

export class Output {
  readonly #stream: Writable;
  #text = '';
  #pieces: Uint8Array[] = [];
  #closed = false;
  #failure: NodeJS.ErrnoException | undefined;
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

  /** Puts it behind what goes out next. */
  add(text: string | Uint8Array): void {
    if (typeof text === 'string') this.#text += text;
    else this.#pieces.push(...this.#taken(), text);
  }

  /** Writes what was added, in one piece. Resolves when there is room for more. */
  async flush(): Promise<void> {
    const pieces = [...this.#pieces, ...this.#taken()];
    this.#pieces = [];
    const [only = Buffer.alloc(0)] = pieces;
    const bytes = pieces.length > 1 ? Buffer.concat(pieces) : only;
    if (this.#closed || bytes.length === 0 || this.#stream.write(bytes)) return;
    await new Promise<void>((resolve) => {
      this.#release = resolve;
    });
  }

  /** Resolves when everything has left. The stream stays open: it is not ours. */
  async end(): Promise<void> {
    await this.flush();
    if (this.#closed) return;
    await new Promise<void>((resolve) => {
      this.#release = resolve;
      this.#stream.write('', () => resolve());
    });
  }

  /** The text that was added last, as bytes. */
  #taken(): readonly Uint8Array[] {
    const text = this.#text;
    this.#text = '';
    return text === '' ? [] : [Buffer.from(text)];
  }

  #close(failure?: NodeJS.ErrnoException): void {
    this.#failure ??= failure;
    this.#closed = true;
    this.#release();
  }
}
