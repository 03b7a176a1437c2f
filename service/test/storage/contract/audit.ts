/** The audit trail: added in the transaction of what it tells of, read page by page, kept as it was written. */
import { describe, expect, test } from 'vitest';
import type { AuditEntry, AuditQuery, AuditRecord } from '../../../storage/audit-port.js';
import type { Store } from '../../../storage/port.js';
import { ACME, ANN, at, auditEntry, DAY, type Opened, OTHER, uuid } from '../records.js';

const add = (store: Store, ...entries: readonly AuditEntry[]): Promise<void> =>
  store.transaction(async (tx) => {
    for (const entry of entries) await tx.audit.add(entry);
  });

const list = (store: Store, query: Partial<AuditQuery> = {}, organization = ACME): Promise<readonly AuditRecord[]> =>
  store.transaction((tx) => tx.audit.list(organization, { limit: 99, ...query }));

const timesOf = (records: readonly AuditRecord[]): readonly number[] =>
  records.map(({ created }) => (created.getTime() - at(0).getTime()) / 1000);

const HASHED = /^erased:[\w-]{43}$/;

export const auditTrail = (opened: Opened) =>
  describe('the audit trail', () => {
    test('comes back as it went in, without the members that hold nothing', async () => {
      const store = opened();
      const refused: AuditEntry = {
        ...auditEntry(2, { actor: 'CLIENT', clientId: 'shop', sessionId: undefined, code: 'RECIPIENT_REFUSED' }),
        organization: ACME,
      };
      const bare: AuditEntry = { organization: ACME, created: at(3), actor: 'SERVICE', action: 'SUBSCRIPTION_UPDATED' };
      await add(store, auditEntry(1), refused, bare);
      const { sessionId: _, ...withoutSession } = refused;
      const number = expect.any(Number);
      expect(await list(store)).toStrictEqual([
        { ...auditEntry(1), number },
        { ...withoutSession, number },
        { ...bare, fields: [], number },
      ]);
    });

    test('is undone with what it tells of', async () => {
      const store = opened();
      const failed = store.transaction(async (tx) => {
        await tx.audit.add(auditEntry(1));
        throw new Error('of the work');
      });
      await expect(failed).rejects.toThrow('of the work');
      expect(await list(store)).toEqual([]);
    });

    test('is asked for by organization, user, object and time', async () => {
      const store = opened();
      await add(store, auditEntry(1), auditEntry(2, { externalUserId: 'bob' }), auditEntry(3), auditEntry(4, { organization: OTHER }));
      expect(timesOf(await list(store))).toEqual([1, 2, 3]);
      expect(timesOf(await list(store, { externalUserId: 'ann' }))).toEqual([1, 3]);
      expect(timesOf(await list(store, { externalUserId: 'nobody' }))).toEqual([]);
      expect(timesOf(await list(store, { objectId: uuid(2).toUpperCase() }))).toEqual([2]);
      expect(timesOf(await list(store, { objectId: 'no id' }))).toEqual([]);
      expect(timesOf(await list(store, { since: at(2) }))).toEqual([2, 3]);
      expect(timesOf(await list(store, { until: at(2) }))).toEqual([1]);
      expect(timesOf(await list(store, { externalUserId: 'ann' }, OTHER))).toEqual([4]);
    });

    test('is read page by page, in the order of time, and what happened at one time in the order in which it was added', async () => {
      const store = opened();
      const fields = ['/a', '/b', '/c', '/d', '/e'];
      await add(store, auditEntry(9, { fields: ['/late'] }), ...fields.map((field) => auditEntry(5, { fields: [field] })));
      const seen: string[] = [];
      let after: AuditRecord | undefined;
      do {
        const page = await list(store, { limit: 2, after });
        seen.push(...page.flatMap((record) => record.fields));
        after = page.at(-1);
      } while (after !== undefined);
      expect(seen).toEqual([...fields, '/late']);
    });

    test('keeps a keyed hash of a user who was erased, by which whoever knows the name finds the entries', async () => {
      const store = opened();
      await add(store, auditEntry(1), auditEntry(2, { externalUserId: 'bob' }), auditEntry(3, { organization: OTHER }));
      await store.transaction((tx) => tx.audit.forget(ANN));
      const [first, second] = await list(store);
      expect(first).toMatchObject({ ...auditEntry(1), externalUserId: expect.stringMatching(HASHED) });
      expect(second?.externalUserId).toBe('bob');
      expect((await list(store, {}, OTHER))[0]?.externalUserId).toBe('ann');
      expect(timesOf(await list(store, { externalUserId: 'ann' }))).toEqual([1]);
    });

    test('a user who comes again after that has the name again, and can be erased again', async () => {
      const store = opened();
      await add(store, auditEntry(1));
      await store.transaction((tx) => tx.audit.forget(ANN));
      await add(store, auditEntry(4));
      expect((await list(store)).map(({ externalUserId }) => externalUserId)).toEqual([expect.stringMatching(HASHED), 'ann']);
      await store.transaction((tx) => tx.audit.forget(ANN));
      const [first, second] = await list(store, { externalUserId: 'ann' });
      expect(second?.externalUserId).toBe(first?.externalUserId);
    });

    test('goes when its time is over, and not before', async () => {
      const store = opened();
      // a database tells their age by its own clock
      const ago = (days: number): Date => new Date(Date.now() - days * DAY * 1000);
      await add(store, auditEntry(1, { created: ago(366) }), auditEntry(2, { created: ago(364) }), auditEntry(3, { created: ago(0) }));
      expect(await store.tidy(new Date())).toMatchObject({ audit: 1 });
      expect(await store.tidy(new Date())).toMatchObject({ audit: 0 });
      expect(await list(store)).toHaveLength(2);
    });
  });
