/** What the command line touches of the world; a test hands in its own. */
import type { Writable } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import type { ByteSource } from '../files/blocks.js';
import type { WorkerSetup } from './worker.js';

export interface Io {
  readonly stdin: ByteSource;
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly stdinIsTerminal: boolean;
  readonly stdoutIsTerminal: boolean;
  readonly stderrIsTerminal: boolean;
  /** The width of the terminal. */
  readonly columns: number;
  /** How much can be done at once. */
  readonly parallelism: number;
  /** A thread of its own that serves: see `serve`. */
  startWorker(setup: WorkerSetup): Worker;
  /** The day, `YYYY-MM-DD`. */
  today(): string;
  /** Milliseconds from anywhere: for speeds only. */
  now(): number;
}

/** A mistake in the call: one line on standard error, exit code 2. */
export class UsageError extends Error {}

/** Exit codes; a higher one comes before a lower one. */
export const EXIT = { ok: 0, alert: 1, unreadable: 2 } as const;

/** A text from outside, made safe for a terminal: control characters, which can move the cursor or hide text, are shown as `?`. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '?');
