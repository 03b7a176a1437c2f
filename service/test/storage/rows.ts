/** What lies in the database, whichever it is: nothing that a key seals can be read there, and what was changed there does not open. */
import { describe, expect, test } from 'vitest';
import type { Database } from '../../storage/postgres/database.js';
import { type PostgresStore, postgresStore } from '../../storage/postgres.js';
import type { UnreadableRow } from '../../storage/sealing.js';
import { updateSubscription } from '../../webhooks/subscriptions.js';
import { triedAgain } from './again.js';
import { dump } from './at-rest.js';
import { recipients } from './contract/recipients.js';
import {
  ACCOUNT,
  ACME,
  ANN,
  at,
  auditEntry,
  DAY,
  entry,
  inTurn,
  key,
  LEASE,
  OTHER,
  recipient,
  SECRET,
  scope,
  session,
  subscription,
  uuid,
} from './records.js';
import { sameDetails } from './same-details.js';

/** Of the recipient of the tests. */
const DETAILS = new RegExp(`${ACCOUNT}|Peeters|Gravenwezel|BANK_ACCOUNT|"X-1"`);

/** Of an empty database with tables. */
export function databaseContract(opened: () => Database): void {
  const storeWith = (...keys: readonly string[]): PostgresStore => postgresStore({ database: opened(), keys });
  const plainStore = (): PostgresStore => postgresStore({ database: opened(), keys: [key(1)], sealsRecipients: false });

  describe('at rest', () => {
    const TOKEN = 'dG9rZW4gdG9rZW4gdG9rZW4';
    /** Of a request: without a key, account numbers could be tried until one fits. */
    const FINGERPRINT = 'a3c1'.repeat(16);
    const ANSWER = { status: 200, body: JSON.stringify({ url: `https://pay.example/#${TOKEN}` }) };

    test('there is neither a secret nor a token', async () => {
      const store = storeWith(key(1));
      await inTurn(
        store,
        (tx) => tx.subscriptions.add(subscription(1)),
        (tx) => tx.sessions.add(session(2)),
        (tx) => tx.idempotency.take(scope(), entry(0, FINGERPRINT)),
        (tx) => tx.idempotency.answer(scope(), LEASE, ANSWER),
      );
      const texts = await dump(opened().query);
      expect(texts).toContain(session(2).tokenHash);
      expect(texts).toContain('v1.');
      for (const secret of [SECRET, SECRET.replaceAll('=', ''), TOKEN, 'pay.example', FINGERPRINT, key(1)]) {
        expect(texts).not.toContain(secret);
        expect(texts).not.toContain(Buffer.from(secret).toString('base64url'));
        expect(texts).not.toContain(Buffer.from(secret).toString('hex'));
      }
    });

    test('nothing is left of a recipient that was removed', async () => {
      const store = plainStore();
      await store.transaction((tx) => tx.recipients.add(recipient(1)));
      expect(await dump(opened().query)).toContain(ACCOUNT);
      await store.transaction((tx) => tx.recipients.remove(ANN, uuid(1)));
      expect(await dump(opened().query)).not.toMatch(DETAILS);
    });

    test('there is no detail of a recipient but the currency; without a key of the operator there are all', async () => {
      const store = storeWith(key(1));
      await inTurn(
        store,
        (tx) => tx.recipients.add(recipient(1, { isDefault: true })),
        (tx) => tx.recipients.change(recipient(1)),
      );
      const texts = await dump(opened().query);
      expect(texts).toContain('EUR');
      expect(texts).not.toMatch(DETAILS);
      await plainStore().transaction((tx) => tx.recipients.change(recipient(1)));
      expect(await dump(opened().query)).toMatch(DETAILS);
    });

    test.each([
      ['another organization', 'organization = $1', OTHER],
      ['another user', 'external_user_id = $1', 'bob'],
      ['another id', 'id = $1::uuid', uuid(2)],
      ['another currency', "details = jsonb_set(details, '{currency}', to_jsonb($1::text))", 'GBP'],
      ['the mark of the default', 'is_default = $1::text::boolean', 'true'],
    ])('a recipient whose row was given %s does not open', async (_, change, value) => {
      const store = storeWith(key(1));
      await store.transaction((tx) => tx.recipients.add(recipient(1)));
      await opened().query(`update payprep.recipients set ${change}`, [value]);
      const [organization, externalUserId] = [value === OTHER ? OTHER : ACME, value === 'bob' ? 'bob' : 'ann'];
      const listed = store.transaction((tx) => tx.recipients.list({ organization, externalUserId }, { limit: 9 }));
      const currency = value === 'GBP' ? 'GBP' : 'EUR';
      expect(await listed).toMatchObject([{ isUnreadable: true, details: { currency } }]);
      expect(Object.keys((await listed)[0]?.details ?? {})).toEqual(['currency']);
    });

    test.each([
      'null',
      '"BE"',
      '[]',
      '{}',
      '{"currency": "EUR", "sealed": 5}',
      '{"country": "BE", "currency": "EUR"}',
      '{"country": "BE", "currency": "EUR", "method": "BANK_ACCOUNT", "creditor": null}',
      '{"country": "BE", "currency": "EUR", "method": "BANK_ACCOUNT", "creditor": {"documents": [null]}}',
      '{"country": "BE", "currency": "EUR", "method": "BANK_ACCOUNT", "creditorAccount": {"id": "BE68"}}',
    ])('a recipient whose details are %s does not open, and stands in no other’s way', async (details) => {
      const store = storeWith(key(1));
      await inTurn(
        store,
        (tx) => tx.recipients.add(recipient(1)),
        (tx) => tx.recipients.add(recipient(2, { details: { ...recipient(2).details, currency: 'GBP' } })),
      );
      await opened().query('update payprep.recipients set details = $1::jsonb where id = $2', [details, uuid(1)]);
      const isUnreadable = (one: { readonly isUnreadable?: boolean }): boolean => one.isUnreadable === true;
      const listed = await store.transaction((tx) => tx.recipients.list(ANN, { limit: 9 }));
      expect(listed.map(isUnreadable).sort()).toEqual([false, true]);
      const checked = await store.transaction((tx) => tx.checks.next(undefined, 9));
      expect(checked.map((each) => isUnreadable(each.recipient))).toEqual([true, false]);
    });

    test('a row that is moved to another organization, or another id, does not open', async () => {
      const store = storeWith(key(1));
      await inTurn(
        store,
        (tx) => tx.subscriptions.add(subscription(1)),
        (tx) => tx.idempotency.take(scope(), entry(0)),
        (tx) => tx.idempotency.answer(scope(), LEASE, ANSWER),
      );
      await opened().query('update payprep.subscriptions set organization = $1', [OTHER]);
      const broken = { name: 'StorageError', code: 'SEAL_BROKEN' };
      const unreadable = { isUnreadable: true, secrets: [] };
      expect(await store.transaction((tx) => tx.subscriptions.find(OTHER, uuid(1)))).toMatchObject(unreadable);
      await opened().query('update payprep.subscriptions set organization = $1, id = $2', [ACME, uuid(2)]);
      expect(await store.transaction((tx) => tx.subscriptions.list(ACME))).toMatchObject([unreadable]);
      await opened().query("update payprep.idempotency_keys set key = 'k-2'");
      const taken = store.transaction((tx) => tx.idempotency.take(scope({ key: 'k-2' }), entry(1)));
      await expect(taken).rejects.toMatchObject(broken);
    });
  });

  sameDetails(opened);

  describe('keys', () => {
    test('the first seals, all open, and a key that is missing is named at the start', async () => {
      await storeWith(key(1)).transaction((tx) => tx.subscriptions.add(subscription(1)));
      const rotated = storeWith(key(2), key(1));
      await rotated.check();
      expect(await rotated.transaction((tx) => tx.subscriptions.find(ACME, uuid(1)))).toEqual(subscription(1));
      await expect(storeWith(key(2)).check()).rejects.toMatchObject({ code: 'KEY_UNKNOWN' });

      await rotated.transaction((tx) => tx.subscriptions.change(subscription(1)));
      await storeWith(key(2)).check();
      expect(await storeWith(key(1)).transaction((tx) => tx.subscriptions.find(ACME, uuid(1)))).toMatchObject({ isUnreadable: true });
    });

    test('a change that changes nothing seals anew: then the old key can go', async () => {
      await storeWith(key(1)).transaction((tx) => tx.subscriptions.add(subscription(1)));
      const both = storeWith(key(2), key(1));
      await expect(
        updateSubscription({ store: both, clock: () => at(1), actor: { actor: 'OPERATOR' } }, ACME, uuid(1), {}),
      ).resolves.toMatchObject({ ok: true });
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
      expect(await both.reseal()).toEqual({ subscriptions: count, answers: 1, recipients: 0, unreadable: [] });
      expect(await both.reseal()).toEqual({ subscriptions: 0, answers: 0, recipients: 0, unreadable: [] });
      const store = storeWith(key(2));
      await store.check();
      const all = await store.transaction((tx) => tx.subscriptions.list(ACME));
      expect(all).toEqual(Array.from({ length: count + 1 }, (_, at) => subscription(at + 1)));
      expect(await store.transaction((tx) => tx.idempotency.take(scope(), entry(1)))).toMatchObject({ answer: { body: 'kept' } });
    });

    test('recipients are sealed anew, those that are plain as well: then the old key can go', async () => {
      const old = storeWith(key(1));
      const count = 120;
      await plainStore().transaction(async (tx) => {
        for (let n = 1; n <= count; n += 1) await tx.recipients.add(recipient(n));
      });
      await inTurn(
        old,
        (tx) => tx.recipients.add(recipient(998)),
        (tx) => tx.recipients.add(recipient(999, { isDefault: true })),
      );
      const both = storeWith(key(2), key(1));
      await both.transaction((tx) => tx.recipients.change(recipient(1)));
      expect(await both.transaction((tx) => tx.recipients.findDefault(ANN, 'EUR'))).toEqual(recipient(999, { isDefault: true }));
      await expect(storeWith(key(2)).check()).rejects.toMatchObject({ code: 'KEY_UNKNOWN' });
      expect(await both.reseal()).toEqual({ subscriptions: 0, answers: 0, recipients: count + 1, unreadable: [] });
      expect(await both.reseal()).toEqual({ subscriptions: 0, answers: 0, recipients: 0, unreadable: [] });
      expect(await dump(opened().query)).not.toMatch(DETAILS);
      const store = storeWith(key(2));
      await store.check();
      const all = await store.transaction((tx) => tx.recipients.list(ANN, { limit: 999 }));
      expect(all).toEqual([
        ...Array.from({ length: count }, (_, n) => recipient(n + 1)),
        recipient(998),
        recipient(999, { isDefault: true }),
      ]);
    });

    test('a row that does not open is named, and all others are sealed anew', async () => {
      const old = storeWith(key(1));
      const count = 130;
      await inTurn(
        old,
        async (tx) => {
          for (let n = 1; n <= count; n += 1) await tx.subscriptions.add(subscription(n));
        },
        (tx) => tx.recipients.add(recipient(1)),
        (tx) => tx.recipients.add(recipient(2)),
        (tx) => tx.idempotency.take(scope(), entry(0)),
        (tx) => tx.idempotency.answer(scope(), LEASE, { status: 200, body: 'kept' }),
      );
      const { query } = opened();
      await query("update payprep.subscriptions set secrets = left(secrets, -4) || 'AAAA' where id = any ($1::uuid[])", [
        [uuid(1), uuid(50), uuid(count)],
      ]);
      await query("update payprep.recipients set external_user_id = 'eve' where id = $1", [uuid(1)]);
      await query("update payprep.idempotency_keys set key = 'k-2'");
      const seen: UnreadableRow[] = [];
      const both = postgresStore({ database: opened(), keys: [key(2), key(1)], onUnreadable: (row) => seen.push(row) });
      const unreadable = [
        ...[1, 50, count].map((n) => ({ kind: 'subscription', id: uuid(n) })),
        { kind: 'answer' },
        { kind: 'recipient', id: uuid(1) },
      ];
      expect(await both.reseal()).toEqual({ subscriptions: count - 3, answers: 0, recipients: 1, unreadable });
      expect(seen).toEqual(unreadable.map((row) => ({ id: undefined, ...row, code: 'SEAL_BROKEN' })));
      expect(await both.reseal()).toEqual({ subscriptions: 0, answers: 0, recipients: 0, unreadable });
    });

    test('a process says which keys it lacks that others seal with', async () => {
      const one = storeWith(key(1));
      expect(await one.missingKeys()).toEqual([]);
      await storeWith(key(2)).transaction((tx) => tx.recipients.add(recipient(1)));
      expect(await one.missingKeys()).toHaveLength(1);
      expect(await storeWith(key(1), key(2)).missingKeys()).toEqual([]);
    });

    const damages: readonly (readonly [string, UnreadableRow['kind'], string])[] = [
      [
        'of a subscription',
        'subscription',
        "update payprep.subscriptions set secrets = overlay(secrets placing '-------_' from 4) where id = $1",
      ],
      [
        'of a recipient',
        'recipient',
        "update payprep.recipients set details = jsonb_set(details, '{sealed}', to_jsonb(overlay(details ->> 'sealed' placing '-------_' from 4))) where id = $1",
      ],
      [
        'of an answer',
        'answer',
        "update payprep.idempotency_keys set answer = overlay(answer placing '-------_' from 4) where $1::uuid is not null",
      ],
      ['that is cut off', 'subscription', "update payprep.subscriptions set secrets = 'v1' where $1::uuid is not null"],
    ];
    test.each(damages)('a damaged key id %s stops no start, and is named', async (_, kind, damage) => {
      const store = storeWith(key(1));
      await inTurn(
        store,
        (tx) => tx.subscriptions.add(subscription(1)),
        (tx) => tx.subscriptions.add(subscription(2)),
        (tx) => tx.recipients.add(recipient(1)),
        (tx) => tx.idempotency.take(scope(), entry(0)),
        (tx) => tx.idempotency.answer(scope(), LEASE, { status: 200, body: '' }),
      );
      await opened().query(damage, [uuid(1)]);
      const seen: UnreadableRow[] = [];
      const anew = postgresStore({ database: opened(), keys: [key(1)], onUnreadable: (row) => seen.push(row) });
      await anew.check();
      expect(seen).toContainEqual({ kind, id: kind === 'answer' ? undefined : uuid(1), code: 'KEY_UNKNOWN' });
      expect(await anew.missingKeys()).toEqual([]);
      // with another key nothing opens
      await expect(storeWith(key(2)).check()).rejects.toMatchObject({ code: 'KEY_UNKNOWN' });
    });

    test('a key that sealed several rows is missing, however many others open', async () => {
      await storeWith(key(1)).transaction(async (tx) => {
        for (const n of [1, 2, 3, 4, 5]) await tx.subscriptions.add(subscription(n));
      });
      const other = storeWith(key(2));
      await other.transaction((tx) => tx.recipients.add(recipient(1)));
      await storeWith(key(1)).check();
      await other.transaction((tx) => tx.recipients.add(recipient(2)));
      await expect(storeWith(key(1)).check()).rejects.toMatchObject({ code: 'KEY_UNKNOWN' });
      expect(await storeWith(key(1)).missingKeys()).toHaveLength(1);
    });

    test('without the old key nothing is sealed anew', async () => {
      await storeWith(key(1)).transaction((tx) => tx.subscriptions.add(subscription(1)));
      expect(await storeWith(key(2)).reseal()).toMatchObject({ subscriptions: 0, unreadable: [{ kind: 'subscription', id: uuid(1) }] });
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

  describe('entries of the audit trail', () => {
    test.each([
      ['changed', "update payprep.audit set action = 'USER_ERASED'"],
      ['changed, where there is none', 'update payprep.audit set code = null where false'],
      ['deleted', 'delete from payprep.audit'],
      ['deleted with their user', 'delete from payprep.users'],
      ['emptied', 'truncate payprep.audit'],
      [
        'deleted by a tidying of another time',
        "with ends as (select set_config('payprep.audit_ends', '9999-01-01', false)) delete from payprep.audit using ends",
      ],
    ])('cannot be %s', async (_, statement) => {
      await storeWith(key(1)).transaction((tx) => tx.audit.add(auditEntry(1)));
      await expect(opened().query(statement)).rejects.toMatchObject({ name: 'StorageError', code: 'REFUSED' });
      expect(await storeWith(key(1)).transaction((tx) => tx.audit.list(ACME, { limit: 9 }))).toHaveLength(1);
    });

    test('go by the clock of the database, however wrong the one of the process is, and by the table', async () => {
      const store = storeWith(key(1));
      const ago = (days: number): Date => new Date(Date.now() - days * DAY * 1000);
      await store.transaction(async (tx) => {
        for (const days of [0, 40, 400]) await tx.audit.add(auditEntry(days, { created: ago(days) }));
      });
      const ahead = new Date(Date.now() + 400 * DAY * 1000);
      await store.setRetention({ audit: 0 });
      expect(await store.tidy(ahead)).toMatchObject({ audit: 0 });
      await store.setRetention({ audit: 365 });
      expect(await store.tidy(ahead)).toMatchObject({ audit: 1 });
      await store.setRetention({ audit: 30, users: 7 });
      expect(await store.retention()).toEqual({ events: 30, audit: 30, users: 7 });
      expect(await store.tidy(ago(0))).toMatchObject({ audit: 1 });
      expect(await store.transaction((tx) => tx.audit.list(ACME, { limit: 9 }))).toHaveLength(1);
    });

    test('name a user who was erased nowhere, and find them again with each key of that time', async () => {
      const store = storeWith(key(1));
      await store.transaction((tx) => tx.audit.add(auditEntry(1, { externalUserId: 'someone@example.org' })));
      await store.transaction((tx) => tx.audit.forget({ organization: ACME, externalUserId: 'someone@example.org' }));
      expect(await dump(opened().query)).not.toContain('someone');
      const found = (...keys: readonly string[]) =>
        storeWith(...keys).transaction((tx) => tx.audit.list(ACME, { externalUserId: 'someone@example.org', limit: 9 }));
      expect(await found(key(2), key(1))).toHaveLength(1);
      expect(await found(key(2))).toEqual([]);
    });
  });

  describe('with plain recipients', () => {
    recipients(plainStore);
  });

  triedAgain(opened);
}
