/**
 * Standard output, written in large pieces and no faster than its reader reads.
 *
 * The gotcha: a reader that goes away (`payprep validate … | head`) is not an error. Writing stops, and `closed` is true.
 */
import type { Writable } from 'node:stream';

export class Output {
  readonly #stream: Writable;
  /** What waits to be written: bytes first, then text. */
  #pieces: Uint8Array[] = [];
  #text = '';
  #closed = false;
  #failure: NodeJS.ErrnoException | undefined;
  #resumeWriting: () => void = () => {};

  constructor(stream: Writable) {
    this.#stream = stream;
    stream.on('error', (error: NodeJS.ErrnoException) => this.#close(error.code === 'EPIPE' ? undefined : error));
    stream.on('close', () => this.#close());
    stream.on('drain', () => this.#resumeWriting());
  }

  /** True once the reader has gone or writing has failed: nothing more can be written. */
  get closed(): boolean {
    return this.#closed;
  }

  /** Why writing failed; undefined if it did not, or if the reader has gone. */
  get failure(): NodeJS.ErrnoException | undefined {
    return this.#failure;
  }

  /** Adds to what the next `flush` writes. */
  add(text: string | Uint8Array): void {
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
      this.#stream.write('', () => resolve());
    });
  }

  /** Removes the text that was added last and returns it as bytes. */
  #takeText(): readonly Uint8Array[] {
    const text = this.#text;
    this.#text = '';
    return text === '' ? [] : [Buffer.from(text)];
  }

  #close(failure?: NodeJS.ErrnoException): void {
    this.#failure ??= failure;
    this.#closed = true;
    this.#resumeWriting();
  }
}
