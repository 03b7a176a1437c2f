/**
 * Claims and settles deliveries in PostgreSQL. The cost of a claim does not depend on the number of subscriptions.
 *
 * The gotcha: a claim skips the rows that another claim has locked, so it may find less than is due. It finds the rest next time.
 */

import type { Sealing } from '../sealing.js';
import { type ClaimedDelivery, type ClaimQuery, type Queue, type Settled, SUBSCRIPTION_UNREADABLE } from '../webhook-port.js';
import type { Query } from './database.js';
import { EVENT_COLUMNS, type EventRow, readEvent } from './events.js';
import { DUE, raise, readySubscriptions } from './ready.js';
import { openSubscription, type SubscriptionRow } from './subscriptions.js';

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
  readonly disabled: Date | null;
  readonly disabledReason: SubscriptionRow['disabledReason'];
}

// `limit` in what is lateral, and the arrays: so that no plan reads a whole table, however many rows it expects
const CLAIM = `with queue as (
    select ready.id, ready.organization, coalesce(room.count, $4) as room, coalesce(own.flying, 0) as flying
    from unnest($7::uuid[], $8::text[]) as ready (id, organization)
    left join unnest($5::uuid[], $6::int[]) as room (id, count) on room.id = ready.id
    left join unnest($9::text[], $10::int[]) as own (organization, flying) on own.organization = ready.organization),
  turn as (
    select queue.id as subscription_id, one.id, one.due,
      queue.flying + row_number() over (partition by queue.organization order by one.due, one.id) as place
    from queue cross join lateral (
      select d.id, ${DUE} as due from payprep.deliveries d
      where d.subscription_id = queue.id and d.state = 'PENDING' and ${DUE} <= $1 order by ${DUE}, d.id limit queue.room) one),
  share as (
    select first.subscription_id, count(*) from (
      select subscription_id from turn where $11::int is null or place <= $11 order by place, due, id limit $3) first
    group by first.subscription_id),
  free as (
    select one.id from share cross join lateral (
      select d.id from payprep.deliveries d
      where d.subscription_id = share.subscription_id and d.state = 'PENDING' and ${DUE} <= $1
      order by ${DUE}, d.id limit share.count for no key update skip locked) one),
  claimed as (
    update payprep.deliveries d set lease = $2 where d.id = any (array (select id from free))
    returning d.id, d.organization, d.subscription_id, d.event_id, d.attempt_count, d.next_attempt)
  select d.id, d.attempt_count as attempts, ${EVENT_COLUMNS},
    s.id as "subscriptionId", s.created as "subscriptionCreated", s.title, s.url, s.enabled, s.events, s.secrets,
    s.failing_since as "failingSince", s.disabled, s.disabled_reason as "disabledReason"
  from claimed d
  cross join lateral (select * from payprep.events where organization = d.organization and id = d.event_id limit 1) e
  cross join lateral (select * from payprep.subscriptions where organization = d.organization and id = d.subscription_id limit 1) s
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
    count(*) filter (where ${DUE} <= $1)::int as due, min(${DUE}) filter (where ${DUE} <= $1) as "dueSince"
  from payprep.deliveries d join payprep.subscriptions s on s.id = d.subscription_id and s.enabled where d.state = 'PENDING'`;

interface Measured {
  readonly pending: number;
  readonly due: number;
  readonly oldest: Date | null;
  readonly dueSince: Date | null;
}

export async function claimDelivery(
  query: Query,
  sealing: Sealing,
  { now, lease, limit, each, rooms = new Map(), organizations }: ClaimQuery,
): Promise<readonly ClaimedDelivery[]> {
  if (limit < 1) return [];
  const full = [...rooms].filter(([, room]) => room < 1).map(([id]) => id);
  const { flying = new Map<string, number>(), most } = organizations ?? {};
  const ready = await readySubscriptions(query, { now, count: limit, full, flying, most: most ?? Number.POSITIVE_INFINITY });
  if (ready.length === 0) return [];
  const ids = ready.map(({ id }) => id);
  const owners = ready.map(({ organization }) => organization);
  const lists = [[...rooms.keys()], [...rooms.values()], ids, owners, [...flying.keys()], [...flying.values()]];
  const rows = await query<Row>(CLAIM, [now, lease, limit, each, ...lists, most ?? null]);
  await raise(query, [...new Set(rows.map(({ subscriptionId }) => subscriptionId))]);
  return Promise.all(
    rows.map(async (row) => {
      const { organization, subscriptionId: id, subscriptionCreated: created, title, url, enabled, events, secrets } = row;
      const { failingSince, disabled, disabledReason } = row;
      const subscription = { id, organization, created, title, url, enabled, events, secrets, failingSince, disabled, disabledReason };
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

export async function settleDelivery(query: Query, claimed: ClaimedDelivery, { attempt, state, nextAttempt }: Settled): Promise<boolean> {
  const { id, event, lease, attempts } = claimed;
  const [row] = await query<{ subscriptionId: string }>(SETTLE, [event.organization, id, lease, attempts, state, nextAttempt ?? null]);
  if (row === undefined) return false;
  await query(ADD_ATTEMPT, [id, attempt.date, attempt.status ?? null, attempt.error ?? null, attempt.milliseconds]);
  if (state === 'DELIVERED') await query(SUCCEEDED, [row.subscriptionId]);
  else if (attempt.error !== SUBSCRIPTION_UNREADABLE) await query(FAILED, [row.subscriptionId, attempt.date]);
  return true;
}

export async function measure(query: Query, now: Date): Promise<Queue> {
  const [row] = await query<Measured>(MEASURE, [now]);
  return { pending: row?.pending ?? 0, due: row?.due ?? 0, oldest: row?.oldest ?? undefined, dueSince: row?.dueSince ?? undefined };
}
