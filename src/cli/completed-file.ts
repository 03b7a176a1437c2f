/**
 * The file that `--fix` writes: all of it, or nothing. It is written under another name in the same folder, and renamed at the end.
 *
 * The gotcha: a process that a signal ends runs no `finally`. A listener deletes the draft, then lets the signal end the process.
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

  /** Renames the draft to the file. */
  publish(): void {
    if (this.#descriptor === undefined) return;
    const descriptor = this.#descriptor;
    attempt(() => {
      fsyncSync(descriptor);
      renameSync(this.#draft, this.#path);
    });
    this.#close(descriptor);
  }

  /** Deletes the draft, if it is not published. */
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

  /** One line: how many of which fields were completed. */
  format(): string {
    const counts = [...this.#counts].map(([field, times]) => `${times} ${field}`);
    return `completed: ${counts.length === 0 ? 'nothing' : counts.join(', ')}\n`;
  }
}

/**
 * The file to write: behind a symbolic link, its target; the link stays.
 *
 * @throws UsageError for a folder, a device or a pipe, which cannot be replaced by a file
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
  if (!known.isFile()) throw new UsageError(`--out ${printable(path)}: it is not a regular file, so it cannot be replaced as a whole`);
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
