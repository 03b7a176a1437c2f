/** Reads the payments of a file: bytes in, transactions out, in constant memory. */
import { UnreadableInput } from '../files/unreadable-input.js';
import { type FileEncoding, findEncoding, SAMPLE_BYTES } from './encoding.js';
import { MessageReader, type Transaction } from './message-reader.js';

const EMPTY = Buffer.alloc(0);

/** Takes the text of a file before its payments are read. */
export type TakeText = (text: string, file: FileEncoding) => void;

export class PaymentFileReader {
  readonly #reader = new MessageReader();
  readonly #takeText: TakeText;
  #file: FileEncoding | undefined;
  /** The first bytes, until they are enough to tell the encoding. */
  #held: Buffer = EMPTY;

  constructor(takeText: TakeText = () => {}) {
    this.#takeText = takeText;
  }

  /** The text before this position, in characters, is read, and no later payment begins in it. */
  get settled(): number {
    return this.#reader.settled;
  }

  /** @throws UnreadableInput */
  push(chunk: Buffer): readonly Transaction[] {
    if (this.#file !== undefined) return this.#read(this.#file, chunk);
    this.#held = Buffer.concat([this.#held, chunk]);
    return this.#held.length < SAMPLE_BYTES ? [] : this.#begin();
  }

  /** @throws UnreadableInput */
  end(): readonly Transaction[] {
    const found = this.#file === undefined ? this.#begin() : [];
    try {
      this.#file?.encoding.decode();
    } catch {
      throw new UnreadableInput(`line ${this.#reader.line}: the file ends before it is complete`);
    }
    return [...found, ...this.#reader.end()];
  }

  #begin(): readonly Transaction[] {
    const bytes = this.#held;
    this.#held = EMPTY;
    this.#file = findEncoding(bytes);
    return this.#read(this.#file, bytes.subarray(this.#file.mark.length));
  }

  #read(file: FileEncoding, bytes: Buffer): readonly Transaction[] {
    const text = this.#decode(file, bytes);
    this.#takeText(text, file);
    return this.#reader.push(text);
  }

  #decode({ encoding }: FileEncoding, bytes: Buffer): string {
    try {
      return encoding.decode(bytes);
    } catch {
      const sound = bytes.toString('utf8').split('\ufffd', 1)[0] ?? '';
      const line = this.#reader.line + sound.split('\n').length - 1;
      throw new UnreadableInput(
        `line ${line}: a character does not fit the encoding that the file declares or, if it declares none, UTF-8`,
      );
    }
  }
}
