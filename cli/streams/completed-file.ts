/** The file that `--fix` writes: all of it, or nothing. */
import { statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { UnreadableInput } from '../files/unreadable-input.js';
import { DraftFile, targetOf } from '../terminal/draft-file.js';
import { describeFileError } from '../terminal/file-error.js';
import { UsageError } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';

export class CompletedFile {
  readonly #draft: DraftFile;
  readonly #counts = new Map<string, number>();

  /**
   * `mode`: the permissions of the file that is read.
   *
   * @throws UsageError where it cannot be written
   */
  constructor(path: string, mode: number) {
    try {
      this.#draft = new DraftFile(replaceable(path), mode);
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new UsageError(`--out ${printable(path)}: ${describeFileError(error)}`);
    }
  }

  write(bytes: Buffer): void {
    attempt(() => {
      for (let at = 0; at < bytes.length; ) at += writeSync(this.#draft.descriptor, bytes, at);
    });
  }

  /** Counts a field that was completed. */
  count(field: string): void {
    this.#counts.set(field, (this.#counts.get(field) ?? 0) + 1);
  }

  publish(): void {
    attempt(() => this.#draft.publish());
  }

  /** Deletes what was written, if it is not published. */
  discard(): void {
    this.#draft.discard();
  }

  /** One line: how many of which fields were completed. */
  format(): string {
    const counts = [...this.#counts].map(([field, times]) => `${times} ${field}`);
    return `completed: ${counts.length === 0 ? 'nothing' : counts.join(', ')}\n`;
  }
}

/** @throws UsageError for a folder, a device or a pipe, which cannot be replaced by a file */
function replaceable(path: string): string {
  const target = targetOf(path);
  const known = statSync(target, { throwIfNoEntry: false });
  if (known?.isDirectory()) throw new UsageError(`--out ${printable(path)}: it is a directory`);
  if (known !== undefined && !known.isFile())
    throw new UsageError(`--out ${printable(path)}: it is not a regular file, so it cannot be replaced as a whole`);
  if (known === undefined && !statSync(dirname(target), { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`--out ${printable(path)}: there is no such folder`);
  return target;
}

/** @throws UnreadableInput where the disk is full, or the like */
function attempt(write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new UnreadableInput(`the completed file cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'})`);
  }
}
