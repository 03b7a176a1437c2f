/**
 * How deliveries are handed out in PostgreSQL, and what came of them written down.
 *
 * The gotcha: who claims passes over the rows that another is about to claim, so a claim may find less than is due. It finds the rest next time.
 */

import type { Sealing } from '../sealing.js';
import type { ClaimedDelivery, Deliveries, Queue, Settled } from '../webhook-port.js';
import type { Query } from './database.js';
import { EVENT_COLUMNS, type EventRow, readEvent } from './events.js';
import { openSubscription } from './subscriptions.js';

interface Row extends EventRow {
  readonly id: string;
  readonly attempts: number;
  readonly subscriptionId: string;
  readonly subscriptionCreated: Date;
  readonly title: string;
  readonly url: string;
  readonly enabled: boolean;
  readonly events: readonly string[];
  readonly secrets: string;
  readonly failingSince: Date | null;
}

const IS_DUE = "d.state = 'PENDING' and d.next_attempt <= $1 and (d.lease is null or d.lease <= $1)";

const CLAIM = `with due as (
    select one.id from payprep.subscriptions s
    left join unnest($5::uuid[], $6::int[]) as room (id, count) on room.id = s.id
    cross join lateral (
      select d.id, d.next_attempt from payprep.deliveries d
      where d.subscription_id = s.id and ${IS_DUE}
      order by d.next_attempt, d.id limit coalesce(room.count, $4)
      for no key update skip locked) one
    where s.enabled and coalesce(room.count, $4) > 0
    order by one.next_attempt, one.id limit $3),
  claimed as (
    update payprep.deliveries d set lease = $2 from due where d.id = due.id
    returning d.id, d.organization, d.subscription_id, d.event_id, d.attempt_count, d.next_attempt)
  select d.id, d.attempt_count as attempts, ${EVENT_COLUMNS},
    s.id as "subscriptionId", s.created as "subscriptionCreated", s.title, s.url, s.enabled, s.events, s.secrets,
    s.failing_since as "failingSince"
  from claimed d
  join payprep.events e on e.organization = d.organization and e.id = d.event_id
  join payprep.subscriptions s on s.organization = d.organization and s.id = d.subscription_id
  order by d.next_attempt, d.id`;

// a delivery that was made due again meanwhile stays due, unless it has arrived
const SETTLE = `update payprep.deliveries set
    state = case when attempt_count = $4 or $5 = 'DELIVERED' then $5 else state end,
    next_attempt = case when attempt_count = $4 or $5 = 'DELIVERED' then $6::timestamptz else next_attempt end,
    attempt_count = case when attempt_count = $4 then attempt_count + 1 else attempt_count end,
    lease = null
  where organization = $1 and id = $2 and lease = $3 returning subscription_id as "subscriptionId"`;

const ADD_ATTEMPT = `insert into payprep.attempts (delivery_id, number, date, status, error, milliseconds)
  select $1::uuid, count(*)::int + 1, $2::timestamptz, $3::int, $4::text, $5::float8 from payprep.attempts where delivery_id = $1::uuid`;

const SUCCEEDED = 'update payprep.subscriptions set failing_since = null where id = $1 and failing_since is not null';

const FAILED = 'update payprep.subscriptions set failing_since = $2 where id = $1 and failing_since is null';

const MEASURE = `select count(*)::int as pending, min(d.created) as oldest,
    count(*) filter (where ${IS_DUE})::int as due, min(d.next_attempt) filter (where ${IS_DUE}) as "dueSince"
  from payprep.deliveries d join payprep.subscriptions s on s.id = d.subscription_id and s.enabled where d.state = 'PENDING'`;

interface Measured {
  readonly pending: number;
  readonly due: number;
  readonly oldest: Date | null;
  readonly dueSince: Date | null;
}

export async function claim(
  query: Query,
  sealing: Sealing,
  { now, lease, limit, each, rooms = new Map() }: Parameters<Deliveries['claim']>[0],
): Promise<readonly ClaimedDelivery[]> {
  const rows = await query<Row>(CLAIM, [now, lease, limit, each, [...rooms.keys()], [...rooms.values()]]);
  return Promise.all(
    rows.map(async (row) => {
      const { organization, subscriptionId: id, subscriptionCreated: created, title, url, enabled, events, secrets, failingSince } = row;
      const subscription = { id, organization, created, title, url, enabled, events, secrets, failingSince };
      return {
        id: row.id,
        event: readEvent(row),
        subscription: await openSubscription(sealing, subscription),
        attempts: row.attempts,
        lease,
      };
    }),
  );
}

export async function settle(query: Query, claimed: ClaimedDelivery, { attempt, state, nextAttempt }: Settled): Promise<boolean> {
  const { id, event, lease, attempts } = claimed;
  const [row] = await query<{ subscriptionId: string }>(SETTLE, [event.organization, id, lease, attempts, state, nextAttempt ?? null]);
  if (row === undefined) return false;
  await query(ADD_ATTEMPT, [id, attempt.date, attempt.status ?? null, attempt.error ?? null, attempt.milliseconds]);
  if (state === 'DELIVERED') await query(SUCCEEDED, [row.subscriptionId]);
  else await query(FAILED, [row.subscriptionId, attempt.date]);
  return true;
}

export async function measure(query: Query, now: Date): Promise<Queue> {
  const [row] = await query<Measured>(MEASURE, [now]);
  return { pending: row?.pending ?? 0, due: row?.due ?? 0, oldest: row?.oldest ?? undefined, dueSince: row?.dueSince ?? undefined };
}
