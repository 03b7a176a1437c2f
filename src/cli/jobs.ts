/** How many workers judge beside each other. */
import type { Io } from './io.js';

/** Less than this, and starting a worker takes longer than it saves. */
const WORTH_A_WORKER = 8_000_000;

/** By default; one process feeds no more than these. */
const MOST = 8;

/** `asked`: what the call says. `bytes`: the size of the input; undefined where it is not known. */
export function jobsFor(asked: number | undefined, bytes: number | undefined, io: Io): number {
  return asked ?? Math.max(1, Math.min(io.parallelism, MOST, Math.floor((bytes ?? 0) / WORTH_A_WORKER)));
}
