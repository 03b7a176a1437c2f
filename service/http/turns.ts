/**
 * Organizations take turns at the store, so that one with many requests does not keep the others waiting: each has a few transactions at a time, the rest
 * wait in its own line, and of several lines the one with the fewest that run comes next.
 *
 * The gotcha: a turn is for a transaction and not for a request, so nobody holds one while a body arrives or an answer leaves. A transaction that
 * waits for another inside itself would wait for a turn, too.
 */
import { StorageError } from '../storage/errors.js';
import type { Store } from '../storage/port.js';
import { Problem } from './problem.js';

export interface TurnLimits {
  /** The most transactions at a time, of all organizations. */
  readonly connections: number;
  /** The most transactions at a time of one organization. */
  readonly organizationConnections: number;
  /** Milliseconds that a request may spend on the store, with all its transactions and the wait for their turns. */
  readonly storeMilliseconds: number;
}

/** Returns the store for one request of an organization. */
export type StoreOf = (organization: string) => Store;

/** The most transactions of one organization that wait; more would wait beyond their time limit. */
const MAX_WAITING = 100;

interface Line {
  running: number;
  readonly waiting: Set<() => void>;
}

/** @throws Problem TOO_MANY_REQUESTS if too many of the organization wait already; StorageError UNAVAILABLE when the time is over */
export function storeInTurns(store: Store, limits: TurnLimits): StoreOf {
  const turns = new Turns(limits);
  return (organization) => {
    let left = limits.storeMilliseconds;
    return {
      ...store,
      async transaction(work) {
        if (left <= 0) throw tooLate();
        const end = new AbortController();
        const begun = performance.now();
        const late = setTimeout(() => end.abort(), left);
        try {
          const finish = await turns.begin(organization, end.signal);
          try {
            return await store.transaction(work, end.signal);
          } finally {
            finish();
          }
        } finally {
          clearTimeout(late);
          left -= performance.now() - begun;
        }
      },
    };
  };
}

const tooLate = () => new StorageError('UNAVAILABLE', 'The time that a request may spend on the store is over.');

class Turns {
  #free: number;
  readonly #share: number;
  /** The line that has waited for longest comes first. */
  readonly #lines = new Map<string, Line>();

  constructor({ connections, organizationConnections }: TurnLimits) {
    this.#free = connections;
    this.#share = organizationConnections;
  }

  /** Resolves at the turn of this organization, with a function that ends the turn. */
  begin(organization: string, signal: AbortSignal): Promise<() => void> {
    const line = this.#lines.get(organization) ?? { running: 0, waiting: new Set() };
    this.#lines.set(organization, line);
    const finish = (): void => {
      line.running -= 1;
      this.#free += 1;
      this.#admit();
    };
    return new Promise((resolve, reject) => {
      if (line.waiting.size >= MAX_WAITING) {
        reject(new Problem('TOO_MANY_REQUESTS', { limit: 'organization_share', headers: { 'retry-after': '1' } }));
        return;
      }
      const giveUp = (): void => {
        line.waiting.delete(start);
        reject(tooLate());
      };
      const start = (): void => {
        signal.removeEventListener('abort', giveUp);
        resolve(finish);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      line.waiting.add(start);
      this.#admit();
    });
  }

  /** Lets in whoever may run now: of the lines that wait the one with the fewest that run, and of several such the one that has waited for longest. */
  #admit(): void {
    while (this.#free > 0) {
      const next = this.#next();
      if (next === undefined) return;
      const [organization, line, start] = next;
      line.waiting.delete(start);
      line.running += 1;
      this.#free -= 1;
      this.#lines.delete(organization);
      this.#lines.set(organization, line);
      start();
    }
  }

  #next(): readonly [organization: string, line: Line, start: () => void] | undefined {
    let fewest = this.#share;
    let found: readonly [string, Line, () => void] | undefined;
    for (const [organization, line] of this.#lines) {
      const [start] = line.waiting;
      if (start !== undefined && line.running < fewest) {
        fewest = line.running;
        found = [organization, line, start];
      } else if (start === undefined && line.running === 0) this.#lines.delete(organization);
    }
    return found;
  }
}
