/**
 * The file that `--fix` writes: all of it, or nothing. It is written beside its place under another name, and moved there at the end.
 *
 * The gotcha: nothing catches a signal but a listener. An interrupted run takes its draft away, and ends by the signal as it would have.
 *
 * @see https://pubs.opengroup.org/onlinepubs/9799919799/functions/rename.html
 */
import { closeSync, fsyncSync, openSync, realpathSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { UnreadableInput } from '../files/unreadable-input.js';
import { describeFileError } from './file-error.js';
import { UsageError } from './io.js';
import { printable } from './printable.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

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
    try {
      this.#path = targetOf(path);
      this.#draft = `${this.#path}.${process.pid}.part`;
      this.#descriptor = openSync(this.#draft, 'wx', mode);
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new UsageError(`--out ${printable(path)}: ${describeFileError(error)}`);
    }
    for (const signal of SIGNALS) process.once(signal, this.#interrupt);
  }

  readonly #interrupt = (signal: NodeJS.Signals): void => {
    this.discard();
    process.kill(process.pid, signal);
  };

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
    this.#close(descriptor);
  }

  /** Leaves no trace of what is not complete. */
  discard(): void {
    if (this.#descriptor === undefined) return;
    this.#close(this.#descriptor);
    rmSync(this.#draft, { force: true });
  }

  #close(descriptor: number): void {
    this.#descriptor = undefined;
    closeSync(descriptor);
    for (const signal of SIGNALS) process.off(signal, this.#interrupt);
  }

  /** Says what was completed. */
  format(): string {
    const counts = [...this.#counts].map(([field, times]) => `${times} ${field}`);
    return `completed: ${counts.length === 0 ? 'nothing' : counts.join(', ')}\n`;
  }
}

/**
 * The file that a path stands for: that behind a link, which stays.
 *
 * @throws UsageError for a folder, a device or a pipe, which no file can take the place of
 */
function targetOf(path: string): string {
  const known = statSync(path, { throwIfNoEntry: false });
  if (known === undefined) {
    const folder = dirname(path);
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      throw new UsageError(`--out ${printable(path)}: there is no such folder`);
    return path;
  }
  if (known.isDirectory()) throw new UsageError(`--out ${printable(path)}: it is a directory`);
  if (!known.isFile()) throw new UsageError(`--out ${printable(path)}: it is no file; the completed one is written whole, or not at all`);
  return realpathSync(path);
}

/** @throws UnreadableInput where the disk is full, or the like */
function attempt(write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new UnreadableInput(`the completed file cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'})`);
  }
}
