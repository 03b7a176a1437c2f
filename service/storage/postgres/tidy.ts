/**
 * Takes away what nobody asks for any more.
 *
 * The gotcha: each event takes its deliveries and their attempts with it. They go in small transactions, so that none of them lasts.
 */
import type { Tidied } from '../port.js';
import type { Query } from './database.js';

/** Events that go in one transaction. */
const BATCH = 500;

const SESSIONS = 'delete from payprep.sessions where expires <= $1 returning id';

const IDEMPOTENCY_KEYS = 'delete from payprep.idempotency_keys where expires <= $1 returning key';

const EVENTS = `delete from payprep.events where id in (
    select e.id from payprep.events e where e.created <= $1 and not exists (
      select from payprep.deliveries d where d.organization = e.organization and d.event_id = e.id and d.state = 'PENDING')
    order by e.created limit $2)
  returning id`;

export async function tidy(
  transaction: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>,
  now: Date,
  keptSince: Date,
): Promise<Tidied> {
  const sessions = await transaction((query) => query(SESSIONS, [now]));
  const idempotencyKeys = await transaction((query) => query(IDEMPOTENCY_KEYS, [now]));
  let events = 0;
  for (let gone = BATCH; gone === BATCH; events += gone) {
    gone = (await transaction((query) => query(EVENTS, [keptSince, BATCH]))).length;
  }
  return { sessions: sessions.length, idempotencyKeys: idempotencyKeys.length, events };
}
