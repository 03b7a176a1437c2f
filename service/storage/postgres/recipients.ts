/** Recipients in PostgreSQL. Whatever changes those of a user takes the lock of that user, so the lock holds whoever forgets to ask for it. */
import { canonicalJson } from '../../bytes/canonical-json.js';
import { nextTurn } from '../../bytes/pause.js';
import { readUuid } from '../../bytes/uuid.js';
import type { RecipientDetails } from '../../contract/recipient.js';
import { missing, StorageError } from '../errors.js';
import type { Owner, Recipients } from '../port.js';
import type { RecipientRecord } from '../recipient-record.js';
import type { Sealing } from '../sealing.js';
import type { Query } from './database.js';
import { accountHashes, detailsHashes, type RecipientRow, readDetails, sealDetails } from './details.js';
import { lockRecipients } from './locks.js';

const SELECT = `select id, organization, external_user_id as "externalUserId", created, is_default as "isDefault", details
  from payprep.recipients`;

const FIND = `${SELECT} where organization = $1 and id = $2`;

const LIST = `${SELECT} where organization = $1 and external_user_id = $2 order by created, id limit $3`;

const LIST_AFTER = `${SELECT} where organization = $1 and external_user_id = $2 and (created, id) > ($4::timestamptz, $5::uuid)
  order by created, id limit $3`;

const FIND_DEFAULT = `${SELECT} where organization = $1 and external_user_id = $2 and details ->> 'currency' = $3 and is_default`;

// what an older release sealed has no hash, and is opened
const MAYBE_SAME = `${SELECT} where organization = $1 and external_user_id = $2 and
  case when details ? 'sealed' then coalesce(details ->> 'hash' = any ($3::text[]), true) else details = $4::jsonb end`;

const ADD = `insert into payprep.recipients (id, organization, external_user_id, created, is_default, details, account)
  values ($1, $2, $3, $4, $5, $6::jsonb, $7)`;

const CHANGE = `update payprep.recipients set is_default = $4, details = $5::jsonb, account = $6
  where organization = $1 and external_user_id = $2 and id = $3 returning id`;

const WITH_ACCOUNT = `select id from payprep.recipients
  where organization = $1 and external_user_id = $2 and account = any ($3::text[]) order by created, id`;

const REMOVE = 'delete from payprep.recipients where organization = $1 and external_user_id = $2 and id = $3';

const COUNT = 'select count(*)::int as count from payprep.recipients where organization = $1 and external_user_id = $2';

const UNSEEN = `select u.organization, u.external_user_id as "externalUserId" from payprep.users u
  where u.seen <= $1 and not u.erased and exists (
    select from payprep.recipients r where r.organization = u.organization and r.external_user_id = u.external_user_id)
  order by u.seen, u.ref limit $2`;

/** Opened in one piece: to open a page of a hundred takes the thread for as long as fifty other requests. */
const PIECE = 25;

async function opened(sealing: Sealing, rows: readonly RecipientRow[]): Promise<readonly RecipientRecord[]> {
  const records: RecipientRecord[] = [];
  for (let at = 0; at < rows.length; at += PIECE) {
    if (at > 0) await nextTurn();
    records.push(...(await Promise.all(rows.slice(at, at + PIECE).map((row) => readDetails(sealing, row)))));
  }
  return records;
}

type Read = (text: string, values: readonly unknown[]) => Promise<readonly RecipientRecord[]>;

async function hasSame(read: Read, sealing: Sealing, owner: Owner, details: RecipientDetails): Promise<boolean> {
  const text = canonicalJson(details);
  const hashes = await detailsHashes(sealing, owner, details);
  const found = await read(MAYBE_SAME, [owner.organization, owner.externalUserId, hashes, text]);
  return found.some((each) => canonicalJson(each.details) === text);
}

/** Takes the lock of a user. It holds until the transaction ends: to ask once is enough. */
function lockOnce(query: Query): (owner: Owner) => Promise<void> {
  const locked = new Set<string>();
  return async (owner) => {
    const name = JSON.stringify([owner.organization, owner.externalUserId]);
    if (locked.has(name)) return;
    await lockRecipients(query, owner);
    locked.add(name);
  };
}

/** `isSealed`: whether details that are written are sealed. What is sealed is opened either way. */
export function recipientsIn(query: Query, sealing: Sealing, isSealed: boolean): Recipients {
  const read: Read = async (text, values) => opened(sealing, await query<RecipientRow>(text, values, 'READ'));
  const lock = lockOnce(query);
  const hashOf = async (owner: Owner, account: string | undefined): Promise<string | null> =>
    account === undefined ? null : ((await accountHashes(sealing, owner, account))[0] ?? null);
  const written = async (one: RecipientRecord): Promise<string> => (isSealed ? sealDetails(sealing, one) : JSON.stringify(one.details));

  return {
    async find(organization, id) {
      const uuid = readUuid(id);
      return uuid === undefined ? undefined : (await read(FIND, [organization, uuid]))[0];
    },

    async list({ organization, externalUserId }, { limit, after }) {
      const values = [organization, externalUserId, limit];
      return after === undefined ? read(LIST, values) : read(LIST_AFTER, [...values, after.created, after.id]);
    },

    async findDefault(owner, currency) {
      await lock(owner);
      return (await read(FIND_DEFAULT, [owner.organization, owner.externalUserId, currency]))[0];
    },

    async withAccount(owner, account) {
      const hashes = await accountHashes(sealing, owner, account);
      const rows = await query<{ id: string }>(WITH_ACCOUNT, [owner.organization, owner.externalUserId, hashes], 'READ');
      return rows.map(({ id }) => id);
    },

    async add(recipient, account) {
      await lock(recipient);
      const { id, organization, externalUserId, created, isDefault } = recipient;
      await query(ADD, [id, organization, externalUserId, created, isDefault, await written(recipient), await hashOf(recipient, account)]);
    },

    async change(recipient, account) {
      // the mark of the default is sealed with the details
      if (recipient.isUnreadable) throw new StorageError('SEAL_BROKEN', 'A recipient whose details do not open cannot be changed.');
      await lock(recipient);
      const { id, organization, externalUserId, isDefault } = recipient;
      const uuid = readUuid(id) ?? null;
      const hash = await hashOf(recipient, account);
      const changed = await query(CHANGE, [organization, externalUserId, uuid, isDefault, await written(recipient), hash]);
      if (changed.length === 0) throw missing('recipient');
    },

    async remove(owner, id) {
      await lock(owner);
      await query(REMOVE, [owner.organization, owner.externalUserId, readUuid(id) ?? null]);
    },

    lock,
    hasSame: (owner, details) => hasSame(read, sealing, owner, details),

    async count({ organization, externalUserId }) {
      const [row] = await query<{ count: number }>(COUNT, [organization, externalUserId]);
      return row?.count ?? 0;
    },

    listUnseen: (since, limit) => query<Owner>(UNSEEN, [since, limit]),
  };
}
