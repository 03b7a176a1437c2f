/** The store in PostgreSQL, over PGlite: the contract, and what lies in the database. */
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../storage/postgres/database.js';
import { fromPglite } from '../../storage/postgres/from-pglite.js';
import { migrate } from '../../storage/postgres/schema.js';
import { postgresStore } from '../../storage/postgres.js';
import { updateSubscription } from '../../webhooks/subscriptions.js';
import { dump, empty } from './at-rest.js';
import { storeContract } from './contract.js';
import { faulty } from './faults.js';
import { ACCOUNT, ACME, ANN, at, entry, inTurn, LEASE, OTHER, recipient, SECRET, scope, session, subscription, uuid } from './records.js';

const key = (n: number): string => Buffer.alloc(32, n).toString('base64');

let database: Database;
const storeWith = (...keys: readonly string[]) => postgresStore({ database, keys });

beforeAll(async () => {
  database = fromPglite(await PGlite.create());
  await migrate(database);
}, 60_000);
beforeEach(() => empty(database.query));
afterAll(() => database.close());

describe('over PGlite', () => storeContract(() => storeWith(key(1))));

describe('at rest', () => {
  const TOKEN = 'dG9rZW4gdG9rZW4gdG9rZW4';
  const ANSWER = { status: 200, body: JSON.stringify({ url: `https://pay.example/#${TOKEN}` }) };

  test('there is neither a secret nor a token', async () => {
    const store = storeWith(key(1));
    await inTurn(
      store,
      (tx) => tx.subscriptions.add(subscription(1)),
      (tx) => tx.sessions.add(session(2)),
      (tx) => tx.idempotency.take(scope(), entry(0)),
      (tx) => tx.idempotency.answer(scope(), LEASE, ANSWER),
    );
    const texts = await dump(database.query);
    expect(texts).toContain(session(2).tokenHash);
    expect(texts).toContain('v1.');
    for (const secret of [SECRET, SECRET.replaceAll('=', ''), TOKEN, 'pay.example', key(1)]) {
      expect(texts).not.toContain(secret);
      expect(texts).not.toContain(Buffer.from(secret).toString('base64url'));
      expect(texts).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });

  test('nothing is left of a recipient that was removed', async () => {
    const store = storeWith(key(1));
    await store.transaction((tx) => tx.recipients.add(recipient(1)));
    expect(await dump(database.query)).toContain(ACCOUNT);
    await store.transaction((tx) => tx.recipients.remove(ANN, uuid(1)));
    expect(await dump(database.query)).not.toMatch(new RegExp(`${ACCOUNT}|Peeters`));
  });

  test('a row that is moved to another organization, or another id, does not open', async () => {
    const store = storeWith(key(1));
    await inTurn(
      store,
      (tx) => tx.subscriptions.add(subscription(1)),
      (tx) => tx.idempotency.take(scope(), entry(0)),
      (tx) => tx.idempotency.answer(scope(), LEASE, ANSWER),
    );
    await database.query('update payprep.subscriptions set organization = $1', [OTHER]);
    const broken = { name: 'StorageError', code: 'SEAL_BROKEN' };
    await expect(store.transaction((tx) => tx.subscriptions.find(OTHER, uuid(1)))).rejects.toMatchObject(broken);
    await database.query('update payprep.subscriptions set organization = $1, id = $2', [ACME, uuid(2)]);
    await expect(store.transaction((tx) => tx.subscriptions.list(ACME))).rejects.toMatchObject(broken);
    await database.query("update payprep.idempotency_keys set key = 'k-2'");
    const taken = store.transaction((tx) => tx.idempotency.take(scope({ key: 'k-2' }), entry(1)));
    await expect(taken).rejects.toMatchObject(broken);
  });
});

describe('keys', () => {
  test('the first seals, all open, and a key that is missing is named at the start', async () => {
    await storeWith(key(1)).transaction((tx) => tx.subscriptions.add(subscription(1)));
    const rotated = storeWith(key(2), key(1));
    await rotated.check();
    expect(await rotated.transaction((tx) => tx.subscriptions.find(ACME, uuid(1)))).toEqual(subscription(1));
    await expect(storeWith(key(2)).check()).rejects.toMatchObject({ code: 'KEY_UNKNOWN' });

    await rotated.transaction((tx) => tx.subscriptions.change(subscription(1)));
    await storeWith(key(2)).check();
    await expect(storeWith(key(1)).transaction((tx) => tx.subscriptions.find(ACME, uuid(1)))).rejects.toMatchObject({
      code: 'KEY_UNKNOWN',
    });
  });

  test('a change that changes nothing seals anew: then the old key can go', async () => {
    await storeWith(key(1)).transaction((tx) => tx.subscriptions.add(subscription(1)));
    const both = storeWith(key(2), key(1));
    await expect(updateSubscription({ store: both, clock: () => at(0) }, ACME, uuid(1), {})).resolves.toMatchObject({ ok: true });
    const store = storeWith(key(2));
    await store.check();
    expect(await store.transaction((tx) => tx.subscriptions.find(ACME, uuid(1)))).toEqual(subscription(1));
  });

  test('all is sealed anew, however much: then the old key can go', async () => {
    const old = storeWith(key(1));
    const count = 230;
    await old.transaction(async (tx) => {
      for (let n = 1; n <= count; n += 1) await tx.subscriptions.add(subscription(n));
    });
    await inTurn(
      old,
      (tx) => tx.idempotency.take(scope(), entry(0)),
      (tx) => tx.idempotency.answer(scope(), LEASE, { status: 200, body: 'kept' }),
      (tx) => tx.idempotency.take(scope({ key: 'without an answer' }), entry(0)),
    );
    const both = storeWith(key(2), key(1));
    await both.transaction((tx) => tx.subscriptions.add(subscription(count + 1)));
    expect(await both.reseal()).toEqual({ subscriptions: count, answers: 1 });
    expect(await both.reseal()).toEqual({ subscriptions: 0, answers: 0 });
    const store = storeWith(key(2));
    await store.check();
    const all = await store.transaction((tx) => tx.subscriptions.list(ACME));
    expect(all).toEqual(Array.from({ length: count + 1 }, (_, at) => subscription(at + 1)));
    expect(await store.transaction((tx) => tx.idempotency.take(scope(), entry(1)))).toMatchObject({ answer: { body: 'kept' } });
  });

  test('without the old key nothing is sealed anew', async () => {
    await storeWith(key(1)).transaction((tx) => tx.subscriptions.add(subscription(1)));
    await expect(storeWith(key(2)).reseal()).rejects.toMatchObject({ code: 'KEY_UNKNOWN' });
    expect(await storeWith(key(1)).transaction((tx) => tx.subscriptions.find(ACME, uuid(1)))).toEqual(subscription(1));
  });

  test('an answer that is kept asks for its key, too', async () => {
    await inTurn(
      storeWith(key(1)),
      (tx) => tx.idempotency.take(scope(), entry(0)),
      (tx) => tx.idempotency.answer(scope(), LEASE, { status: 200, body: '' }),
    );
    await expect(storeWith(key(2)).check()).rejects.toMatchObject({ code: 'KEY_UNKNOWN' });
  });
});

describe('a transaction that others get in the way of', () => {
  test.each(['40001', '40P01'])('is run again after %s, and then holds once', async (state) => {
    const { database: failing, faults } = faulty(database, [state, state]);
    const store = postgresStore({ database: failing, keys: [key(1)] });
    let runs = 0;
    await store.transaction(async (tx) => {
      runs += 1;
      await tx.recipients.add(recipient(1));
    });
    expect({ runs, left: faults.length }).toEqual({ runs: 3, left: 0 });
    expect(await store.transaction((tx) => tx.recipients.count(ANN))).toBe(1);
  });

  test('even where its work hides the fault, or makes another of it', async () => {
    const { database: failing } = faulty(database, ['40001', '40001']);
    const store = postgresStore({ database: failing, keys: [key(1)] });
    let runs = 0;
    await store.transaction(async (tx) => {
      runs += 1;
      await tx.recipients.add(recipient(1)).catch(() => {
        if (runs === 1) throw new Error('something');
      });
    });
    expect(runs).toBe(3);
    expect(await store.transaction((tx) => tx.recipients.count(ANN))).toBe(1);
  });

  test('is given up after five', async () => {
    const { database: failing, faults } = faulty(
      database,
      Array.from({ length: 9 }, () => '40001'),
    );
    const store = postgresStore({ database: failing, keys: [key(1)] });
    await expect(store.transaction((tx) => tx.recipients.add(recipient(1)))).rejects.toMatchObject({ code: 'REFUSED', sqlState: '40001' });
    expect(faults).toHaveLength(4);
  });

  test('no other fault is tried again', async () => {
    const { database: failing, faults } = faulty(database, ['57014', '57014']);
    const store = postgresStore({ database: failing, keys: [key(1)] });
    await expect(store.transaction((tx) => tx.recipients.add(recipient(1)))).rejects.toMatchObject({ sqlState: '57014' });
    expect(faults).toHaveLength(1);
  });
});
