/** The users who have opened a session, in PostgreSQL: entries of the audit trail refer to them. */
import type { Owner } from '../port.js';
import type { Query } from './database.js';

const SEE = `insert into payprep.users as held (organization, external_user_id, seen) values ($1, $2, $3)
  on conflict (organization, external_user_id) where not erased do update set seen = greatest(held.seen, excluded.seen)`;

/** A user was seen at this time. */
export async function recordSeen(query: Query, { organization, externalUserId }: Owner, seen: Date): Promise<void> {
  await query(SEE, [organization, externalUserId, seen]);
}
