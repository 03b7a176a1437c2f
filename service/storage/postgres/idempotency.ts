/**
 * Idempotency keys in PostgreSQL.
 *
 * The gotchas: a second request with the same key waits until the transaction of the first one ends, so a key is reserved in a short transaction of
 * its own. And a fingerprint is stored as a keyed hash: whoever reads the database could otherwise try account numbers until one fits.
 */
import type { EarlierRequest, IdempotencyKeys, IdempotencyScope, StoredAnswer } from '../port.js';
import type { Place, Sealing } from '../sealing.js';
import type { Query } from './database.js';

interface Row {
  readonly fingerprint: string;
  readonly answer: string | null;
}

// a conflict locks the row even if the condition is false, so the next statement reads the row that conflicted
const TAKE = `insert into payprep.idempotency_keys as held (organization, path, key, fingerprint, lease, expires, external_user_id)
  values ($1, $2, $3, $4, $5, $6, $8)
  on conflict (organization, path, key) do update
  set fingerprint = excluded.fingerprint, lease = excluded.lease, expires = excluded.expires, answer = null,
    external_user_id = excluded.external_user_id
  where held.expires <= $7 or (held.answer is null and held.lease <= $7)
  returning held.key`;

const HELD = 'select fingerprint, answer from payprep.idempotency_keys where organization = $1 and path = $2 and key = $3';

// the first answer stays, so that all callers get the same one
const ANSWER = `update payprep.idempotency_keys set answer = $4
  where organization = $1 and path = $2 and key = $3 and lease = $5 and answer is null returning key`;

const FREE = 'delete from payprep.idempotency_keys where organization = $1 and path = $2 and key = $3 and lease = $4 and answer is null';

const REMOVE_ALL = 'delete from payprep.idempotency_keys where organization = $1 and external_user_id = $2 returning key';

export const answerPlace = ({ organization, path, key }: IdempotencyScope): Place => ({
  kind: 'answer',
  organization,
  id: JSON.stringify([path, key]),
});

export function idempotencyKeysIn(query: Query, sealing: Sealing): IdempotencyKeys {
  const open = async (scope: IdempotencyScope, sealed: string): Promise<StoredAnswer> =>
    JSON.parse(await sealing.open(sealed, answerPlace(scope)));

  /** Under each key; the first one is stored. */
  const hashes = ({ organization, path, key }: IdempotencyScope, fingerprint: string): Promise<readonly string[]> =>
    sealing.hashes(JSON.stringify(['request', organization, path, key, fingerprint]));

  return {
    async take(scope, { fingerprint, now, lease, expires, externalUserId }): Promise<EarlierRequest | undefined> {
      const key = [scope.organization, scope.path, scope.key];
      const own = await hashes(scope, fingerprint);
      const taken = await query(TAKE, [...key, own[0], lease, expires, now, externalUserId ?? null]);
      if (taken.length > 0) return undefined;
      const [held] = await query<Row>(HELD, key);
      if (held === undefined) return undefined;
      // programs of before stored it as it is
      const isSame = own.includes(held.fingerprint) || held.fingerprint === fingerprint;
      return held.answer === null ? { isSame } : { isSame, answer: await open(scope, held.answer) };
    },

    async answer(scope, lease, { status, body }) {
      const sealed = await sealing.seal(JSON.stringify({ status, body }), answerPlace(scope));
      return (await query(ANSWER, [scope.organization, scope.path, scope.key, sealed, lease])).length > 0;
    },

    async free({ organization, path, key }, lease) {
      await query(FREE, [organization, path, key, lease]);
    },

    async removeAll({ organization, externalUserId }) {
      return (await query(REMOVE_ALL, [organization, externalUserId])).length;
    },
  };
}
