/** What the command line needs from the process. Tests pass their own. */
import type { Writable } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import type { ByteSource } from '../files/blocks.js';
import type { FileIdentity } from './file-identity.js';

export interface Io {
  readonly stdin: ByteSource;
  readonly stdout: Writable;
  readonly stderr: Writable;
  /** The files that standard input and output are; undefined for a terminal, a pipe or a device. */
  readonly stdinFile: FileIdentity | undefined;
  readonly stdoutFile: FileIdentity | undefined;
  readonly stdinIsTerminal: boolean;
  readonly stdoutIsTerminal: boolean;
  readonly stderrIsTerminal: boolean;
  /** The width of the terminal. */
  readonly columns: number;
  /** How many threads can run at once. */
  readonly parallelism: number;
  /** Starts a thread that calls `runWorker` with this setup. */
  startWorker(setup: object): Worker;
  /** Today, `YYYY-MM-DD`, in the time zone of the user. */
  today(): string;
  /** Milliseconds since an arbitrary moment. */
  now(): number;
  /** Calls the listener when somebody stops the program; returns what ends that. Default: the signal ends the process. */
  onInterrupt?(listener: (signal: Interrupt) => void): () => void;
}

/** Ctrl-C, and what a system sends to a program that is to end. */
export type Interrupt = 'SIGINT' | 'SIGTERM';

/** A mistake in the call: reported in one line on standard error, with exit code 2. */
export class UsageError extends Error {}

/** Exit codes. Where several apply, the highest is returned. The last two are those of shells, 128 and the number of the signal. */
export const EXIT = { ok: 0, alert: 1, unreadable: 2, SIGINT: 130, SIGTERM: 143 } as const;
