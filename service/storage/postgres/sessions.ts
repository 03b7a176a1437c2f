/** Management sessions in PostgreSQL: found by the hash of their token, and under their organization. */
import { readUuid } from '../../bytes/uuid.js';
import type { SessionRecord, Sessions } from '../port.js';
import type { Query } from './database.js';

type Row = Omit<SessionRecord, 'allowedRecipientTypes' | 'allowedCountries'> & {
  readonly allowedRecipientTypes: readonly string[] | null;
  readonly allowedCountries: readonly string[] | null;
};

const ADD = `insert into payprep.sessions
  (id, organization, external_user_id, return_url, allowed_recipient_types, allowed_countries, token_hash, created, expires)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

const FIND = `select id, organization, external_user_id as "externalUserId", return_url as "returnUrl",
  allowed_recipient_types as "allowedRecipientTypes", allowed_countries as "allowedCountries",
  token_hash as "tokenHash", created, expires
  from payprep.sessions where token_hash = $1 and expires > $2 and revoked is null`;

const EXTEND = `update payprep.sessions set expires = $3
  where organization = $1 and id = $2 and expires > $4 and revoked is null returning id`;

const REVOKE = `update payprep.sessions set revoked = $3
  where organization = $1 and id = $2 and expires > $3 and revoked is null returning id`;

export const sessionsIn = (query: Query): Sessions => ({
  async add(session) {
    const { id, organization, externalUserId, returnUrl, allowedRecipientTypes, allowedCountries, tokenHash, created, expires } = session;
    const allowed = [allowedRecipientTypes ?? null, allowedCountries ?? null];
    await query(ADD, [id, organization, externalUserId, returnUrl, ...allowed, tokenHash, created, expires]);
  },

  async findByToken(tokenHash, now) {
    const [row] = await query<Row>(FIND, [tokenHash, now]);
    if (row === undefined) return undefined;
    return {
      ...row,
      allowedRecipientTypes: row.allowedRecipientTypes ?? undefined,
      allowedCountries: row.allowedCountries ?? undefined,
    };
  },

  async extend(organization, id, expires, now) {
    const uuid = readUuid(id);
    return uuid !== undefined && (await query(EXTEND, [organization, uuid, expires, now])).length > 0;
  },

  async revoke(organization, id, now) {
    const uuid = readUuid(id);
    return uuid !== undefined && (await query(REVOKE, [organization, uuid, now])).length > 0;
  },
});
