/** What the command line of the service touches of the world; a test hands in its own. */
import type { Writable } from 'node:stream';

export interface Io {
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted when the process is asked to end: what serves ends what runs, and stops. */
  readonly stop: AbortSignal;
}

/** A mistake in the call: one line on standard error, exit code 2. */
export class UsageError extends Error {}

export const EXIT = { ok: 0, pending: 1, wrongCall: 2 } as const;
