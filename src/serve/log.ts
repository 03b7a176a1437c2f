/**
 * The log: one JSON object a line on standard output. It holds codes, ids and counts, and nothing that was sent.
 *
 * The gotcha: what a library or a database says of an error may repeat values, so that of a foreign error only the name, the code and the place are told.
 */
import type { Writable } from 'node:stream';
import { VerifierUnavailable } from '../http/authentication/principal.js';
import { StorageError } from '../storage/errors.js';

export type Level = 'info' | 'warning' | 'error';

export type Log = (level: Level, message: string, facts?: Readonly<Record<string, unknown>>) => void;

/** What comes within a turn of the event loop is written at once: each writing waits for the system. An error does not wait. */
export function logTo(out: Writable, clock: () => Date): Log {
  let waiting = '';
  const write = (): void => {
    if (waiting !== '') out.write(waiting);
    waiting = '';
  };
  return (level, message, facts = {}) => {
    if (waiting === '') setImmediate(write);
    waiting += `${JSON.stringify({ time: clock().toISOString(), level, message, ...facts })}\n`;
    if (level === 'error') write();
  };
}

/** What may be told of an error. */
export function factsOf(error: unknown): Readonly<Record<string, unknown>> {
  if (error === undefined) return {};
  if (!(error instanceof Error)) return { error: typeof error };
  const isOurs = error instanceof StorageError || error instanceof VerifierUnavailable;
  const { code } = error as { readonly code?: unknown };
  return {
    error: error.name,
    ...(typeof code === 'string' && { errorCode: code }),
    ...(isOurs ? { reason: error.message } : { at: placesOf(error) }),
  };
}

/** Where it was thrown: lines of code, without the message above them. */
const placesOf = ({ stack = '' }: Error): readonly string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 5)
    .map((line) => line.trim());
