/**
 * A file that is written whole or not at all: under another name in the same folder, and renamed at the end.
 *
 * The gotcha: a process that a signal ends runs no `finally`. A listener deletes the draft, then lets the signal end the process.
 *
 * @see https://pubs.opengroup.org/onlinepubs/9799919799/functions/rename.html
 */
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  copyFileSync,
  fchmodSync,
  fchownSync,
  fsyncSync,
  openSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A name in the folder of the file. It does not contain that of the file, which may have all the length that a name can. */
const draftIn = (folder: string): string => join(folder, `.payprep-${process.pid}-${randomBytes(4).toString('hex')}.part`);

const DRAFT = /^\.payprep-(\d{1,10})-[\da-f]{8}\.part$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** False for a process of another machine or container, too: so the age of the draft counts as well. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Deletes the drafts of processes that were killed, once they are a day old. */
function deleteOldDrafts(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const pid = DRAFT.exec(name)?.[1];
      if (pid === undefined || isRunning(Number(pid))) continue;
      const path = join(folder, name);
      if (Date.now() - statSync(path).mtimeMs > DAY_MS) rmSync(path, { force: true });
    }
  } catch {
    // the folder is closed to reading, or the draft to deleting: what is left harms nobody
  }
}

export class DraftFile {
  readonly descriptor: number;
  readonly #path: string;
  readonly #draft: string;
  #isOpen = true;

  /**
   * `path`: where `targetOf` leads. `mode`: the permissions of the file; default: those of the file that is replaced.
   *
   * @throws an error of the file system
   */
  constructor(path: string, mode?: number) {
    const known = statSync(path, { throwIfNoEntry: false });
    if (known !== undefined) accessSync(path, constants.W_OK); // a file that is protected against writing is not replaced
    deleteOldDrafts(dirname(path));
    this.#path = path;
    this.#draft = draftIn(dirname(path));
    this.descriptor = openSync(this.#draft, 'wx', mode);
    process.once('exit', this.#discardAtExit);
    for (const signal of SIGNALS) process.once(signal, this.#interrupt);
    if (known !== undefined && mode === undefined) keepOwner(this.descriptor, known);
  }

  readonly #discardAtExit = (): void => this.discard();

  readonly #interrupt = (signal: NodeJS.Signals): void => {
    this.discard();
    // whoever listens says what was written, and ends the process
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };

  /**
   * Renames the draft to the file. Does nothing once it is published or discarded.
   *
   * @throws an error of the file system; the draft is still there
   */
  publish(): void {
    if (!this.#isOpen) return;
    fsyncSync(this.descriptor);
    try {
      renameSync(this.#draft, this.#path);
    } catch (error) {
      // one file of another disk can be mounted in a folder, as containers do: it cannot be replaced, only written
      if (!['EBUSY', 'EXDEV'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
      copyFileSync(this.#draft, this.#path);
      rmSync(this.#draft, { force: true });
    }
    this.#close();
  }

  /** Deletes the draft, if it is not published. */
  discard(): void {
    if (!this.#isOpen) return;
    this.#close();
    rmSync(this.#draft, { force: true });
  }

  #close(): void {
    this.#isOpen = false;
    closeSync(this.descriptor);
    process.off('exit', this.#discardAtExit);
    for (const signal of SIGNALS) process.off(signal, this.#interrupt);
  }
}

/** A file that is replaced keeps its permissions, and its owner where that is allowed. */
function keepOwner(descriptor: number, { mode, uid, gid }: Stats): void {
  try {
    fchmodSync(descriptor, mode & 0o777);
    fchownSync(descriptor, uid, gid);
  } catch {
    // the new file belongs to who writes it
  }
}

const MAX_LINKS = 40;

/** The file to write: behind a symbolic link, its target, also where that does not exist yet; the link stays. */
export function targetOf(path: string): string {
  if (statSync(path, { throwIfNoEntry: false }) !== undefined) return realpathSync(path);
  let target = resolve(path);
  for (let links = 0; links < MAX_LINKS; links += 1) {
    try {
      target = resolve(dirname(target), readlinkSync(target));
    } catch {
      break; // it is no link
    }
  }
  return target;
}
