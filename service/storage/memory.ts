/**
 * A store in memory, for tests and for functions that keep nothing. Transactions work one after the other.
 *
 * The gotcha: a transaction that waits for another inside itself waits forever.
 */
import { StorageError } from './errors.js';
import { deliveriesIn, eventsIn } from './memory/deliveries.js';
import { Draft, emptyState } from './memory/draft.js';
import { idempotencyKeysIn } from './memory/idempotency.js';
import { recipientsIn } from './memory/recipients.js';
import { sessionsIn } from './memory/sessions.js';
import { subscriptionsIn } from './memory/subscriptions.js';
import { tidy } from './memory/tidy.js';
import type { Store, Transaction } from './port.js';
import { eventsKeptSince } from './retention.js';

const transactionOver = (draft: Draft): Transaction => ({
  idempotency: idempotencyKeysIn(draft),
  sessions: sessionsIn(draft),
  recipients: recipientsIn(draft),
  subscriptions: subscriptionsIn(draft),
  events: eventsIn(draft),
  deliveries: deliveriesIn(draft),
});

/** @example const store = memoryStore(); */
export function memoryStore(): Store {
  const state = emptyState();
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();

  const refuseClosed = (): void => {
    if (isClosed) throw new StorageError('UNAVAILABLE', 'The store is closed.');
  };

  async function run<Result>(work: (draft: Draft) => Promise<Result>): Promise<Result> {
    refuseClosed();
    const draft = new Draft(state);
    try {
      const result = await work(draft);
      draft.end();
      return result;
    } catch (fault) {
      draft.undo();
      throw fault;
    }
  }

  const inTurn = <Result>(work: (draft: Draft) => Promise<Result>): Promise<Result> => {
    const turn = last.then(() => run(work));
    last = turn.catch(() => {});
    return turn;
  };

  return {
    transaction: (work) => inTurn((draft) => work(transactionOver(draft))),
    tidy: (now) => inTurn(async (draft) => tidy(draft, now, eventsKeptSince(now))),
    async ping() {
      refuseClosed();
    },
    async close() {
      await last;
      isClosed = true;
    },
  };
}
