/**
 * Deletes what has expired: sessions and idempotency keys whose time is over, events and entries of the audit trail that are older than they are kept.
 *
 * The gotchas: an event is deleted with its deliveries and their attempts, in small transactions, so that none of them takes long. And entries of the audit
 * trail go by the clock of the database, whatever the caller says.
 */
import type { Tidied } from '../port.js';
import { oldest } from '../retention.js';
import type { Query } from './database.js';
import { readRetention } from './retention.js';

/** Rows that go in one transaction. */
const BATCH = 500;

const SESSIONS = 'delete from payprep.sessions where expires <= $1 returning id';

const IDEMPOTENCY_KEYS = 'delete from payprep.idempotency_keys where expires <= $1 returning key';

const IS_PENDING = `exists (select from payprep.deliveries d
      where d.organization = e.organization and d.event_id = e.id and d.state = 'PENDING')`;

const EVENTS = `delete from payprep.events where id in (
    select e.id from payprep.events e where e.created <= $1 and (e.forget or not ${IS_PENDING}) order by e.created limit $2)
  returning id`;

const FORGOTTEN = `delete from payprep.events where id in (
    select e.id from payprep.events e where e.forget and not ${IS_PENDING} order by e.created limit $1)
  returning id`;

// by the clock of the database: see `migrations.ts`
const AUDIT = 'select payprep.tidy_audit($1) as gone';

// somebody may open a session meanwhile: the database looks at the row again once it has it
const USERS = `delete from payprep.users u where u.seen <= $1
  and not exists (select from payprep.audit a where a.user_ref = u.ref)
  and not exists (select from payprep.recipients r where r.organization = u.organization and r.external_user_id = u.external_user_id)
  and not exists (select from payprep.sessions s where s.organization = u.organization and s.external_user_id = u.external_user_id)`;

type Transact = <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>;

export async function tidy(transact: Transact, now: Date): Promise<Tidied> {
  const retention = await transact(readRetention);
  const sessions = await transact((query) => query(SESSIONS, [now]));
  const idempotencyKeys = await transact((query) => query(IDEMPOTENCY_KEYS, [now]));
  const forgotten = await runInBatches(transact, async (query) => (await query(FORGOTTEN, [BATCH])).length);
  const since = oldest(now, retention.events);
  const events = since === undefined ? 0 : await runInBatches(transact, async (query) => (await query(EVENTS, [since, BATCH])).length);
  const audit = await tidyAudit(transact, oldest(now, retention.audit));
  return { sessions: sessions.length, idempotencyKeys: idempotencyKeys.length, events: forgotten + events, audit };
}

/** Entries that are old, and users of whom nothing is left. */
async function tidyAudit(transact: Transact, since: Date | undefined): Promise<number> {
  if (since === undefined) return 0;
  const entries = await runInBatches(transact, async (query) => {
    const [row] = await query<{ gone: number }>(AUDIT, [BATCH]);
    return row?.gone ?? 0;
  });
  await transact((query) => query(USERS, [since]));
  return entries;
}

async function runInBatches(transact: Transact, work: (query: Query) => Promise<number>): Promise<number> {
  let all = 0;
  for (let gone = BATCH; gone === BATCH; all += gone) gone = await transact(work);
  return all;
}
