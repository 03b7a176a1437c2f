/** The streams, variables and signals of the process, as the command line gets them; a test passes its own. */
import type { Writable } from 'node:stream';

export interface Io {
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted when the process is asked to stop. */
  readonly stop: AbortSignal;
}

/** A mistake in the call: one line on standard error, exit code 2. */
export class UsageError extends Error {}

export const EXIT = { ok: 0, pending: 1, wrongCall: 2 } as const;
