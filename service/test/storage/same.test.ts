/** Whatever is done, in whatever order, the store in memory and the one in PostgreSQL say the same. */
import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '../../../test/runs.js';
import { StorageError } from '../../storage/errors.js';
import { memoryStore } from '../../storage/memory.js';
import type { Store, Transaction } from '../../storage/port.js';
import type { Database } from '../../storage/postgres/database.js';
import { fromPglite } from '../../storage/postgres/from-pglite.js';
import { migrate } from '../../storage/postgres/schema.js';
import { postgresStore } from '../../storage/postgres.js';
import type { ClaimedDelivery } from '../../storage/webhook-port.js';
import { empty } from './at-rest.js';
import { ACME, at, entry, event, OTHER, recipient, scope, session, subscription, tokenHash, uuid } from './records.js';

let database: Database;
beforeAll(async () => {
  database = fromPglite(await PGlite.create());
  await migrate(database);
}, 60_000);
afterAll(() => database.close());

/** What a run remembers of its own: what it has claimed. */
interface Memory {
  readonly claimed: ClaimedDelivery[];
}

type Step = (tx: Transaction, memory: Memory) => Promise<unknown>;

const n = fc.integer({ min: 1, max: 4 });
const organization = fc.constantFrom(ACME, ACME, OTHER);
const owner = fc.record({ organization, externalUserId: fc.constantFrom('ann', 'bob') });
const seconds = fc.integer({ min: 0, max: 12 }).map((tens) => tens * 10);
const currency = fc.constantFrom('EUR', 'GBP');
const eventType = fc.constantFrom('RECIPIENT_CREATED' as const, 'RECIPIENT_DELETED' as const);

const aRecipient = fc
  .tuple(n, owner, fc.boolean(), currency, seconds)
  .map(([id, whose, isDefault, inCurrency, when]) =>
    recipient(id, { ...whose, isDefault, created: at(when), details: { ...recipient(id).details, currency: inCurrency } }),
  );

const aSubscription = fc
  .tuple(n, organization, fc.boolean(), fc.subarray(['RECIPIENT_CREATED', 'RECIPIENT_DELETED']), seconds)
  .map(([id, whose, enabled, events, when]) => {
    const disabled = enabled ? undefined : ({ date: at(when), reason: 'REQUESTED' } as const);
    return subscription(id, { organization: whose, enabled, disabled, events, created: at(when) });
  });

const anAttempt = fc.record({
  date: seconds.map(at),
  status: fc.constantFrom(undefined, 200, 500),
  error: fc.constantFrom(undefined, 'TIMEOUT'),
  milliseconds: fc.double({ min: 0, max: 1e5, noNaN: true }),
});

const aSettling = fc
  .tuple(anAttempt, fc.constantFrom('PENDING' as const, 'DELIVERED' as const, 'FAILED' as const), seconds)
  .map(([attempt, state, when]) => ({ attempt, state, nextAttempt: state === 'PENDING' ? at(when) : undefined }));

const someDelivery = async (tx: Transaction, whose: string, which: number): Promise<string> =>
  (await tx.deliveries.list(whose, { limit: 9 }))[which - 1]?.id ?? uuid(999);

const step: fc.Arbitrary<Step> = fc.oneof(
  aRecipient.map(
    (each): Step =>
      (tx) =>
        tx.recipients.add(each),
  ),
  aRecipient.map(
    (each): Step =>
      (tx) =>
        tx.recipients.change(each),
  ),
  fc.tuple(owner, n).map(
    ([whose, id]): Step =>
      (tx) =>
        tx.recipients.remove(whose, uuid(id)),
  ),
  fc.tuple(owner, n, n, seconds).map(
    ([whose, limit, id, when]): Step =>
      (tx) =>
        tx.recipients.list(whose, { limit, after: { created: at(when), id: uuid(id) } }),
  ),
  fc.tuple(owner, currency).map(
    ([whose, inCurrency]): Step =>
      (tx) =>
        tx.recipients.findDefault(whose, inCurrency),
  ),
  fc.tuple(n, organization, seconds).map(
    ([id, whose, end]): Step =>
      (tx) =>
        tx.sessions.add(session(id, { organization: whose, expires: at(end) })),
  ),
  fc.tuple(n, seconds).map(
    ([id, now]): Step =>
      (tx) =>
        tx.sessions.findByToken(tokenHash(id), at(now)),
  ),
  fc.tuple(organization, n, seconds).map(
    ([whose, id, now]): Step =>
      (tx) =>
        tx.sessions.revoke(whose, uuid(id), at(now)),
  ),
  fc.tuple(organization, seconds).map(
    ([whose, now]): Step =>
      (tx) =>
        tx.idempotency.take(scope({ organization: whose }), entry(now, `f${now}`)),
  ),
  fc.tuple(organization, seconds, n).map(
    ([whose, since, status]): Step =>
      (tx) =>
        tx.idempotency.answer(scope({ organization: whose }), entry(since).lease, { status, body: 'é' }),
  ),
  fc.tuple(organization, seconds).map(
    ([whose, since]): Step =>
      (tx) =>
        tx.idempotency.free(scope({ organization: whose }), entry(since).lease),
  ),
  aSubscription.map(
    (each): Step =>
      (tx) =>
        tx.subscriptions.add(each),
  ),
  aSubscription.map(
    (each): Step =>
      (tx) =>
        tx.subscriptions.change(each),
  ),
  fc.tuple(fc.integer({ min: 1, max: 40 }), organization, eventType, seconds).map(
    ([id, whose, type, when]): Step =>
      (tx) =>
        tx.events.add(event(id, { organization: whose, eventType: type, created: at(when) })),
  ),
  fc.tuple(fc.integer({ min: 41, max: 60 }), organization, n, seconds).map(
    ([id, whose, to, when]): Step =>
      (tx) =>
        tx.events.add(event(id, { organization: whose, eventType: 'WEBHOOK_TEST', created: at(when) }), { subscriptionId: uuid(to) }),
  ),
  fc.tuple(organization, n, fc.constantFrom('PENDING' as const, 'DELIVERED' as const, undefined), n, seconds).map(
    ([whose, of, state, limit, when]): Step =>
      (tx) =>
        tx.deliveries.list(whose, { subscriptionId: uuid(of), state, limit, after: { created: at(when), id: uuid(when) } }),
  ),
  fc.tuple(seconds, n, n, n, n).map(
    ([now, limit, each, flying, most]): Step =>
      async (tx, { claimed }) => {
        const organizations = { flying: new Map([[ACME, flying]]), most };
        const got = await tx.deliveries.claim({ now: at(now), lease: at(now + 15), limit, each, organizations });
        claimed.push(...got);
        return got;
      },
  ),
  fc.tuple(n, aSettling).map(
    ([which, settled]): Step =>
      async (tx, { claimed }) => {
        const one = claimed.at(-which);
        return one === undefined ? undefined : tx.deliveries.settle(one, settled);
      },
  ),
  fc.tuple(organization, n, seconds).map(
    ([whose, which, now]): Step =>
      async (tx) =>
        tx.deliveries.again(whose, await someDelivery(tx, whose, which), at(now)),
  ),
  seconds.map(
    (now): Step =>
      (tx) =>
        tx.deliveries.measure(at(now)),
  ),
);

/** All that can be asked for. */
async function everything(tx: Transaction): Promise<unknown> {
  const all: unknown[] = [];
  for (const whose of [ACME, OTHER]) {
    for (const externalUserId of ['ann', 'bob']) all.push(await tx.recipients.list({ organization: whose, externalUserId }, { limit: 99 }));
    all.push(await tx.subscriptions.list(whose), await tx.deliveries.list(whose, { limit: 99 }));
  }
  return all;
}

/** What each transaction gave or why it failed, and what is left at the end. */
async function outcomes(store: Store, transactions: readonly (readonly Step[])[]): Promise<readonly unknown[]> {
  const memory: Memory = { claimed: [] };
  const seen: unknown[] = [];
  for (const steps of transactions) {
    const outcome = store.transaction(async (tx) => {
      const each: unknown[] = [];
      for (const one of steps) each.push(await one(tx, memory));
      return each;
    });
    seen.push(await outcome.catch((fault: unknown) => (fault instanceof StorageError ? fault.code : fault)));
  }
  seen.push(await store.tidy(at(60)), await store.transaction(everything));
  return seen;
}

test('both stores give the same answers', async () => {
  const keys = [Buffer.alloc(32, 1).toString('base64')];
  const transactions = fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 120, maxLength: 150 });
  await fc.assert(
    fc.asyncProperty(transactions, async (given) => {
      await empty(database.query);
      const inMemory = await outcomes(memoryStore(), given);
      expect(await outcomes(postgresStore({ database, keys }), given)).toEqual(inMemory);
    }),
    { numRuns: runs(4), interruptAfterTimeLimit: 90_000 },
  );
}, 120_000);
