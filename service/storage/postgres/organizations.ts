/** Organizations in PostgreSQL. */
import type { Organizations } from '../organization-port.js';
import type { Query } from './database.js';

// the order of the bytes: that of the database may hold two names for equal, or change with its version
const LIST_USERS = `select name from (
    select external_user_id as name from payprep.users where organization = $1 and not erased
    union select external_user_id from payprep.recipients where organization = $1
    union select external_user_id from payprep.sessions where organization = $1
    union select external_user_id from payprep.idempotency_keys where organization = $1 and external_user_id is not null) every
  where $2::text is null or name collate "C" > $2 order by name collate "C" limit $3`;

const REMOVE_EVENTS = `delete from payprep.events where id in (
    select id from payprep.events where organization = $1 limit $2) returning id`;

const REMOVE_KEYS = `delete from payprep.idempotency_keys where (organization, path, key) in (
    select organization, path, key from payprep.idempotency_keys where organization = $1 limit $2) returning key`;

export const organizationsIn = (query: Query): Organizations => ({
  async listUsers(organization, { limit, after }) {
    const rows = await query<{ name: string }>(LIST_USERS, [organization, after ?? null, limit]);
    return rows.map(({ name }) => name);
  },

  async removeRest(organization, most) {
    const events = await query(REMOVE_EVENTS, [organization, most]);
    return events.length + (await query(REMOVE_KEYS, [organization, most])).length;
  },
});
