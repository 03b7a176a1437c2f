/**
 * The file that `--fix` writes: all of it, or nothing. It is written beside its place under another name, and moved there at the end.
 *
 * @see https://pubs.opengroup.org/onlinepubs/9799919799/functions/rename.html
 */
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { UnreadableInput } from '../files/unreadable-input.js';
import { describeFileError } from './file-error.js';
import { UsageError } from './io.js';
import { printable } from './printable.js';

export class CompletedFile {
  readonly #path: string;
  readonly #draft: string;
  readonly #counts = new Map<string, number>();
  #descriptor: number | undefined;

  /**
   * `mode`: the permissions of the file that is read.
   *
   * @throws UsageError where it cannot be written
   */
  constructor(path: string, mode: number) {
    this.#path = path;
    this.#draft = `${path}.${process.pid}.part`;
    try {
      this.#descriptor = openSync(this.#draft, 'wx', mode);
    } catch (error) {
      throw new UsageError(`--out ${printable(path)}: ${describeFileError(error)}`);
    }
  }

  write(bytes: Buffer): void {
    attempt(() => {
      for (let at = 0; this.#descriptor !== undefined && at < bytes.length; ) at += writeSync(this.#descriptor, bytes, at);
    });
  }

  /** Counts a field that was completed. */
  count(field: string): void {
    this.#counts.set(field, (this.#counts.get(field) ?? 0) + 1);
  }

  /** Puts the file into its place. */
  publish(): void {
    if (this.#descriptor === undefined) return;
    const descriptor = this.#descriptor;
    attempt(() => {
      fsyncSync(descriptor);
      renameSync(this.#draft, this.#path);
    });
    closeSync(descriptor);
    this.#descriptor = undefined;
  }

  /** Leaves no trace of what is not complete. */
  discard(): void {
    if (this.#descriptor === undefined) return;
    closeSync(this.#descriptor);
    this.#descriptor = undefined;
    rmSync(this.#draft, { force: true });
  }

  /** Says what was completed. */
  format(): string {
    const counts = [...this.#counts].map(([field, times]) => `${times} ${field}`);
    return `completed: ${counts.length === 0 ? 'nothing' : counts.join(', ')}\n`;
  }
}

/** @throws UnreadableInput where the disk is full, or the like */
function attempt(write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new UnreadableInput(`the completed file cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'})`);
  }
}
