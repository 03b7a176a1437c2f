/** Says which rows do not open, and which keys this process lacks, while it runs: at the start, another process may not have sealed anything yet. */
import type { UnreadableRow } from '../storage/sealing.js';
import { factsOf, type Log } from './log.js';
import type { Metrics } from './metrics/index.js';

/** Between two looks for keys. */
const MINUTES = 5;

/** The most rows that are remembered, so that each is logged once. */
const MAX_SEEN = 1_000;

/** Logs each row once. */
export function logUnreadable(log: Log): (row: UnreadableRow) => void {
  const seen = new Set<string>();
  return ({ kind, id, code }) => {
    const name = `${kind} ${id} ${code}`;
    if (seen.has(name)) return;
    if (seen.size >= MAX_SEEN) seen.clear();
    seen.add(name);
    log('error', 'unreadable row', { code, kind, id });
  };
}

interface Watched {
  readonly missingKeys: () => Promise<readonly string[]>;
  readonly metrics: Pick<Metrics, 'missingKeys'>;
  readonly log: Log;
  readonly milliseconds?: number;
}

/** Looks for missing keys again and again; returns what ends that. */
export function watchKeys({ missingKeys, metrics, log, milliseconds = MINUTES * 60_000 }: Watched): () => void {
  const look = async (): Promise<void> => {
    const ids = await missingKeys();
    metrics.missingKeys(ids.length);
    if (ids.length > 0) log('error', 'missing keys', { code: 'KEY_UNKNOWN', keyIds: ids });
  };
  const timer = setInterval(() => void look().catch((error: unknown) => log('error', 'missing keys', factsOf(error))), milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
