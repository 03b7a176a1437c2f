/**
 * Reads the payments of a file and writes its text with the payments completed. All other bytes are written unchanged.
 *
 * The gotcha: only the text of the payment that is being read, or of an element around it that applies to it, is held, until its end.
 */
import type { Engine } from '../../src/engine/engine.js';
import type { ImpliedSystem } from '../../src/engine/for-implied-system.js';
import { type CompletedField, completeTransaction } from './complete.js';
import type { FileEncoding } from './encoding.js';
import { type ReadInstruction, readTransaction } from './instruction.js';
import type { Transaction } from './message-reader.js';
import { PaymentFileReader } from './payment-file-reader.js';
import { applyEdits, type Edit, SourceText } from './source-text.js';

export interface CompletedTransaction {
  readonly transaction: Transaction;
  readonly read: ReadInstruction;
  readonly completed: readonly CompletedField[];
}

/** The engine for a payment: for its day, and for the system that it implies. */
export type EngineFor = (day: string | undefined, implied: ImpliedSystem | undefined) => Engine;

export class CompletingReader {
  readonly #reader = new PaymentFileReader((text, file) => this.#take(text, file));
  readonly #engineOn: EngineFor;
  readonly #write: (bytes: Buffer) => void;
  #file: FileEncoding | undefined;
  /** The text that is read but not yet written. */
  #text = '';
  /** The position of its first character in the file. */
  #from = 0;

  /** `write` is called with the bytes of the completed file, in order. */
  constructor(engineOn: EngineFor, write: (bytes: Buffer) => void) {
    this.#engineOn = engineOn;
    this.#write = write;
  }

  /** @throws UnreadableInput */
  push(chunk: Buffer): readonly CompletedTransaction[] {
    return this.#complete(this.#reader.push(chunk), this.#reader.settled);
  }

  /** @throws UnreadableInput */
  end(): readonly CompletedTransaction[] {
    return this.#complete(this.#reader.end(), Number.POSITIVE_INFINITY);
  }

  #take(text: string, file: FileEncoding): void {
    if (this.#file === undefined && file.mark.length > 0) this.#write(file.mark);
    this.#file = file;
    this.#text += text;
  }

  #complete(transactions: readonly Transaction[], settled: number): readonly CompletedTransaction[] {
    const source = new SourceText(this.#text, this.#from);
    const edits: Edit[] = [];
    const completed = transactions.map((transaction) => {
      const read = readTransaction(transaction);
      const { edits: own, fields } = completeTransaction(
        transaction,
        read.instruction,
        this.#engineOn(transaction.day, read.implied),
        source,
      );
      edits.push(...own);
      return { transaction, read, completed: fields };
    });
    const length = Math.min(Math.max(settled - this.#from, 0), this.#text.length);
    const text = applyEdits(this.#text.slice(0, length), this.#from, edits);
    this.#text = this.#text.slice(length);
    this.#from += length;
    if (text !== '' && this.#file !== undefined) this.#write(this.#file.encoding.encode(text));
    return completed;
  }
}
