/** How many jobs answer in parallel. */
import type { Io } from './io.js';

/** Starting a worker for less input takes longer than it saves. */
const BYTES_PER_JOB = 8_000_000;

/** The most by default: one process cannot feed more. */
const MAX_DEFAULT_JOBS = 8;

/** `requested` is the option of the call; `bytes` is the size of the input, undefined where it is not known. */
export function chooseJobCount(requested: number | undefined, bytes: number | undefined, io: Io): number {
  return requested ?? Math.max(1, Math.min(io.parallelism, MAX_DEFAULT_JOBS, Math.floor((bytes ?? 0) / BYTES_PER_JOB)));
}
