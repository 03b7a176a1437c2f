/**
 * A store in memory, for tests and for functions without state. Transactions run one after the other.
 *
 * The gotcha: a transaction that waits for another inside itself waits forever.
 */
import { toBase64 } from '../bytes/encoding.js';
import { type Random, systemRandom } from '../bytes/random.js';
import { StorageError } from './errors.js';
import { auditIn } from './memory/audit.js';
import { checksIn } from './memory/checks.js';
import { deliveriesIn, eventsIn } from './memory/deliveries.js';
import { idempotencyKeysIn } from './memory/idempotency.js';
import { organizationsIn } from './memory/organizations.js';
import { emptyState, Overlay } from './memory/overlay.js';
import { recipientsIn } from './memory/recipients.js';
import { sessionsIn } from './memory/sessions.js';
import { subscriptionsIn } from './memory/subscriptions.js';
import { tidy } from './memory/tidy.js';
import type { Store, Transaction } from './port.js';
import { type Retention, USUAL_RETENTION } from './retention.js';
import { draftKeysOf, type Sealing, sealing } from './sealing.js';

const transactionOver = (draft: Overlay, hashing: () => Sealing): Transaction => ({
  idempotency: idempotencyKeysIn(draft),
  sessions: sessionsIn(draft),
  recipients: recipientsIn(draft),
  checks: checksIn(draft),
  subscriptions: subscriptionsIn(draft),
  events: eventsIn(draft),
  deliveries: deliveriesIn(draft),
  audit: auditIn(draft, hashing),
  organizations: organizationsIn(draft),
});

/** @example const store = memoryStore(); */
export function memoryStore({
  random = systemRandom,
  retention = USUAL_RETENTION,
}: {
  readonly random?: Random;
  readonly retention?: Retention;
} = {}): Store {
  const state = emptyState();
  // only for keyed hashes, and made on first use: not every host has random bytes while it loads modules
  let sealed: Sealing | undefined;
  const hashing = (): Sealing => {
    sealed ??= sealing([toBase64(random(32))], random);
    return sealed;
  };
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();

  const refuseClosed = (): void => {
    if (isClosed) throw new StorageError('UNAVAILABLE', 'The store is closed.');
  };

  async function run<Result>(work: (draft: Overlay) => Promise<Result>): Promise<Result> {
    refuseClosed();
    const draft = new Overlay(state);
    try {
      const result = await work(draft);
      draft.end();
      return result;
    } catch (fault) {
      draft.undo();
      throw fault;
    }
  }

  const inTurn = <Result>(work: (draft: Overlay) => Promise<Result>): Promise<Result> => {
    const turn = last.then(() => run(work));
    last = turn.catch(() => {});
    return turn;
  };

  return {
    transaction: (work) => inTurn((draft) => work(transactionOver(draft, hashing))),
    tidy: (now) => inTurn(async (draft) => tidy(draft, now, retention)),
    retention: async () => retention,
    draftKeys: async (owner) => draftKeysOf(hashing(), owner),
    now: async () => undefined,
    async ping() {
      refuseClosed();
    },
    async close() {
      await last;
      isClosed = true;
    },
  };
}
