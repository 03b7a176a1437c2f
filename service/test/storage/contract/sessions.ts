/** Management sessions: opened by their token, until they expire or are revoked. */
import { describe, expect, test } from 'vitest';
import { ACME, at, inTurn, type Opened, OTHER, session, tokenHash, uuid } from '../records.js';

export const sessions = (opened: Opened) =>
  describe('sessions', () => {
    test('a token opens its session, with all that was said', async () => {
      const store = opened();
      const limited = session(2, { allowedRecipientTypes: ['INDIVIDUAL'], allowedCountries: [] });
      await inTurn(
        store,
        (tx) => tx.sessions.add(session(1)),
        (tx) => tx.sessions.add(limited),
      );
      expect(await store.transaction((tx) => tx.sessions.findByToken(tokenHash(1), at(0)))).toStrictEqual(session(1));
      expect(await store.transaction((tx) => tx.sessions.findByToken(tokenHash(2), at(0)))).toStrictEqual(limited);
      expect(await store.transaction((tx) => tx.sessions.findByToken(tokenHash(3), at(0)))).toBeUndefined();
    });

    test('until it expires', async () => {
      const store = opened();
      await store.transaction((tx) => tx.sessions.add(session(1)));
      expect(await store.transaction((tx) => tx.sessions.findByToken(tokenHash(1), at(1799.999)))).toBeDefined();
      expect(await store.transaction((tx) => tx.sessions.findByToken(tokenHash(1), at(1800)))).toBeUndefined();
    });

    test('longer, where it runs and is the organization’s', async () => {
      const store = opened();
      await inTurn(
        store,
        (tx) => tx.sessions.add(session(1)),
        (tx) => tx.sessions.add(session(2)),
      );
      const extended = await store.transaction(async (tx) => [
        await tx.sessions.extend(ACME, uuid(1), at(3600), at(1799)),
        await tx.sessions.extend(OTHER, uuid(1), at(7200), at(1799)),
        await tx.sessions.extend(ACME, uuid(2), at(3600), at(1800)),
        await tx.sessions.extend(ACME, uuid(3), at(3600), at(5)),
        await tx.sessions.extend(ACME, 'no id', at(3600), at(5)),
      ]);
      expect(extended).toEqual([true, false, false, false, false]);
      expect(await store.transaction((tx) => tx.sessions.findByToken(tokenHash(1), at(3599)))).toStrictEqual(
        session(1, { expires: at(3600) }),
      );
      expect(await store.transaction((tx) => tx.sessions.findByToken(tokenHash(1), at(3600)))).toBeUndefined();
      await store.transaction((tx) => tx.sessions.revoke(ACME, uuid(1), at(2000)));
      expect(await store.transaction((tx) => tx.sessions.extend(ACME, uuid(1), at(7200), at(2001)))).toBe(false);
    });

    test('until it is revoked, which happens once', async () => {
      const store = opened();
      await inTurn(
        store,
        (tx) => tx.sessions.add(session(1)),
        (tx) => tx.sessions.add(session(2)),
      );
      expect(await store.transaction((tx) => tx.sessions.revoke(ACME, uuid(1), at(5)))).toStrictEqual(session(1));
      expect(await store.transaction((tx) => tx.sessions.revoke(ACME, uuid(1), at(6)))).toBeUndefined();
      expect(await store.transaction((tx) => tx.sessions.findByToken(tokenHash(1), at(6)))).toBeUndefined();
      expect(await store.transaction((tx) => tx.sessions.findByToken(tokenHash(2), at(6)))).toBeDefined();
    });

    test('neither another organization’s, nor one that has expired, nor one that never was can be revoked', async () => {
      const store = opened();
      await store.transaction((tx) => tx.sessions.add(session(1)));
      const revoked = await store.transaction(async (tx) => [
        await tx.sessions.revoke(OTHER, uuid(1), at(5)),
        await tx.sessions.revoke(ACME, uuid(1), at(1800)),
        await tx.sessions.revoke(ACME, uuid(2), at(5)),
        await tx.sessions.revoke(ACME, 'no id', at(5)),
      ]);
      expect(revoked).toEqual([undefined, undefined, undefined, undefined]);
      expect(await store.transaction((tx) => tx.sessions.findByToken(tokenHash(1), at(6)))).toBeDefined();
    });

    test('no two of one token, and no two of one id', async () => {
      const store = opened();
      await store.transaction((tx) => tx.sessions.add(session(1)));
      const sameToken = session(2, { tokenHash: tokenHash(1) });
      await expect(store.transaction((tx) => tx.sessions.add(sameToken))).rejects.toMatchObject({ code: 'CONFLICT' });
      const sameId = session(1, { tokenHash: tokenHash(2) });
      await expect(store.transaction((tx) => tx.sessions.add(sameId))).rejects.toMatchObject({ code: 'CONFLICT' });
    });
  });
