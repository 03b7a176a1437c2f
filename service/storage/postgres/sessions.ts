/** Management sessions in PostgreSQL: found by the hash of their token, and under their organization. */
import { readUuid } from '../../bytes/uuid.js';
import type { KnownSession, SessionRecord, Sessions } from '../port.js';
import type { Query } from './database.js';
import { recordSeen } from './users.js';

type Row = Omit<SessionRecord, 'allowedRecipientTypes' | 'allowedCountries'> & {
  readonly allowedRecipientTypes: readonly string[] | null;
  readonly allowedCountries: readonly string[] | null;
};

interface KnownRow extends Row {
  readonly revoked: Date | null;
}

const ADD = `insert into payprep.sessions
  (id, organization, external_user_id, return_url, allowed_recipient_types, allowed_countries, token_hash, created, expires)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

const COLUMNS = `id, organization, external_user_id as "externalUserId", return_url as "returnUrl",
  allowed_recipient_types as "allowedRecipientTypes", allowed_countries as "allowedCountries",
  token_hash as "tokenHash", created, expires`;

const FIND = `select ${COLUMNS}
  from payprep.sessions where token_hash = $1 and expires > $2 and revoked is null`;

const EXTEND = `update payprep.sessions set expires = $3
  where organization = $1 and id = $2 and expires > $4 and revoked is null returning id`;

const REVOKE = `update payprep.sessions set revoked = $3
  where organization = $1 and id = $2 and expires > $3 and revoked is null returning ${COLUMNS}`;

const LIST = `select ${COLUMNS}, revoked from payprep.sessions
  where organization = $1 and external_user_id = $2 order by created, id`;

const REMOVE_ALL = 'delete from payprep.sessions where organization = $1 and external_user_id = $2 returning id';

const recordOf = <From extends Row>(row: From) => ({
  ...row,
  allowedRecipientTypes: row.allowedRecipientTypes ?? undefined,
  allowedCountries: row.allowedCountries ?? undefined,
});

export const sessionsIn = (query: Query): Sessions => ({
  async add(session) {
    const { id, organization, externalUserId, returnUrl, allowedRecipientTypes, allowedCountries, tokenHash, created, expires } = session;
    const allowed = [allowedRecipientTypes ?? null, allowedCountries ?? null];
    await query(ADD, [id, organization, externalUserId, returnUrl, ...allowed, tokenHash, created, expires]);
    await recordSeen(query, session, created);
  },

  async findByToken(tokenHash, now) {
    const [row] = await query<Row>(FIND, [tokenHash, now], 'READ');
    return row && recordOf(row);
  },

  async extend(organization, id, expires, now) {
    const uuid = readUuid(id);
    return uuid !== undefined && (await query(EXTEND, [organization, uuid, expires, now])).length > 0;
  },

  async revoke(organization, id, now) {
    const uuid = readUuid(id);
    const [row] = uuid === undefined ? [] : await query<Row>(REVOKE, [organization, uuid, now]);
    return row && recordOf(row);
  },

  async list({ organization, externalUserId }) {
    const rows = await query<KnownRow>(LIST, [organization, externalUserId]);
    return rows.map((row): KnownSession => ({ ...recordOf(row), revoked: row.revoked ?? undefined }));
  },

  async removeAll({ organization, externalUserId }) {
    return (await query(REMOVE_ALL, [organization, externalUserId])).length;
  },
});
