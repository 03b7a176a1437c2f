/** What the check of stored recipients found: found under its organization, forgotten with its recipient; and the keys of accounts. */
import { describe, expect, test } from 'vitest';
import type { Recheck, RecipientCheck } from '../../../storage/check-port.js';
import { ACME, ANN, at, BOB, type Opened, OTHER, OTHER_ANN, recipient, uuid } from '../records.js';

const OK: RecipientCheck = { checked: at(50), status: 'OK', codes: [] };
const ALERT: RecipientCheck = { checked: at(50), status: 'ALERT', codes: ['CREDITOR_BIC_UNKNOWN', 'CREDITOR_NAME_MISSING'] };

const RECHECK: Recheck = {
  ...{ edition: '2026-11-20 1', started: at(1), ended: undefined, after: uuid(2) },
  ...{ checked: 2, alerted: 1, changed: 1, unreadable: 0 },
};

export const checks = (opened: Opened) =>
  describe('checks of recipients', () => {
    test('know how far they are', async () => {
      const store = opened();
      expect(await store.transaction((tx) => tx.checks.take())).toBeUndefined();
      for (const recheck of [RECHECK, { ...RECHECK, ended: at(9), checked: 3 }]) {
        await store.transaction((tx) => tx.checks.save(recheck));
        expect(await store.transaction((tx) => tx.checks.take())).toEqual(recheck);
      }
    });

    test('come one recipient after the other, with what was found', async () => {
      const store = opened();
      await store.transaction(async (tx) => {
        for (const record of [recipient(3, OTHER_ANN), recipient(1), recipient(2, BOB)]) await tx.recipients.add(record, 'key');
        await tx.checks.write(recipient(2, BOB), ALERT, 'key');
      });
      const next = (after?: string) => store.transaction((tx) => tx.checks.next(after, 2));
      expect(await next()).toEqual([
        { recipient: recipient(1), check: undefined },
        { recipient: recipient(2, BOB), check: ALERT },
      ]);
      expect(await next(uuid(2))).toEqual([{ recipient: recipient(3, OTHER_ANN), check: undefined }]);
      expect(await next(uuid(3))).toEqual([]);
    });

    test('are found and listed for their organization, and go with the recipient', async () => {
      const store = opened();
      await store.transaction(async (tx) => {
        for (const [n, check] of [OK, ALERT, ALERT].entries()) {
          await tx.recipients.add(recipient(n + 1));
          await tx.checks.write(recipient(n + 1), check, undefined);
        }
      });
      await store.transaction(async (tx) => {
        expect(await tx.checks.find(ACME, uuid(2))).toEqual(ALERT);
        expect(await tx.checks.find(OTHER, uuid(2))).toBeUndefined();
        const idsOf = async (asked: object, organization = ACME) =>
          (await tx.checks.list(organization, { limit: 9, ...asked })).map(({ recipient: { id } }) => id);
        expect(await idsOf({})).toEqual([uuid(1), uuid(2), uuid(3)]);
        expect(await idsOf({ status: 'ALERT' })).toEqual([uuid(2), uuid(3)]);
        expect(await idsOf({ limit: 1, after: { created: at(1), id: uuid(1) } })).toEqual([uuid(2)]);
        expect(await idsOf({}, OTHER)).toEqual([]);
        await tx.checks.forget(recipient(3));
        await tx.recipients.remove(ANN, uuid(2));
        expect(await idsOf({})).toEqual([uuid(1)]);
      });
    });

    test('keys of accounts belong to their user, and are replaced', async () => {
      const store = opened();
      await store.transaction(async (tx) => {
        await tx.recipients.add(recipient(1), '1:BE:a');
        await tx.recipients.add(recipient(2));
        await tx.recipients.add(recipient(3, OTHER_ANN), '1:BE:a');
        expect(await tx.recipients.withAccount(ANN, '1:BE:a')).toEqual([uuid(1)]);
        for (const owner of [BOB]) expect(await tx.recipients.withAccount(owner, '1:BE:a')).toEqual([]);
        await tx.recipients.change(recipient(1), '1:BE:b');
        await tx.checks.write(recipient(2), OK, '1:BE:a');
        expect(await tx.recipients.withAccount(ANN, '1:BE:a')).toEqual([uuid(2)]);
        expect(await tx.recipients.withAccount(ANN, '1:BE:b')).toEqual([uuid(1)]);
        await tx.checks.write(recipient(2), OK, undefined);
        expect(await tx.recipients.withAccount(ANN, '1:BE:a')).toEqual([]);
        expect(await tx.recipients.find(ACME, uuid(1))).toEqual(recipient(1));
      });
    });
  });
