/** Takes away what nobody asks for any more. */
import type { Tidied } from '../port.js';
import type { Query } from './database.js';

const SESSIONS = 'delete from payprep.sessions where expires <= $1 returning id';

const IDEMPOTENCY_KEYS = 'delete from payprep.idempotency_keys where expires <= $1 returning key';

const EVENTS = `delete from payprep.events e where e.created <= $1 and not exists (
    select from payprep.deliveries d where d.organization = e.organization and d.event_id = e.id and d.state = 'PENDING')
  returning id`;

export async function tidy(query: Query, now: Date, keptSince: Date): Promise<Tidied> {
  const sessions = await query(SESSIONS, [now]);
  const idempotencyKeys = await query(IDEMPOTENCY_KEYS, [now]);
  const events = await query(EVENTS, [keptSince]);
  return { sessions: sessions.length, idempotencyKeys: idempotencyKeys.length, events: events.length };
}
