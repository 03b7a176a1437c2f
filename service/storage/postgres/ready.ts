/**
 * Which subscriptions have deliveries that are due, without a look at the others: an index over `next_due`, which is never later than the truth.
 *
 * A trigger of the tables lowers it (see `migrations.ts`); it is raised here alone, when what it promised has been claimed or is gone. So it may be too
 * early, and then costs one look, but never too late.
 *
 * The gotcha: whoever writes a delivery holds a key share of its subscription until the end of the transaction. To raise, the row is locked `for update`, which
 * waits for no writer but passes over the subscription; and the look at the deliveries is another statement, which sees what was committed before the lock.
 */
import type { Query } from './database.js';

/** When a delivery may be claimed: its attempt is due, and no lease holds it. As the index `deliveries_ready` has it. */
export const DUE = 'greatest(d.next_attempt, d.lease)';

/** Subscriptions that are looked at together. */
const PAGE = 128;

/** A claim ends with what it has found after so many looks; the next one goes on. */
const MAX_LOOKS = 100;

const HEAD = (subscription: string): string => `select ${DUE} as due from payprep.deliveries d
  where d.subscription_id = ${subscription} and d.state = 'PENDING' order by ${DUE}, d.id limit 1`;

const VISIT = `select s.id, s.organization, head.due is null or head.due > $1 as "isEmpty", head.due is distinct from s.next_due as "isEarly"
  from (select id, organization, next_due from payprep.subscriptions
    where enabled and next_due <= $1 and id <> all ($2::uuid[]) order by next_due, id limit $3) s
  left join lateral (${HEAD('s.id')}) head on true order by s.next_due, s.id`;

// an array whose length no plan knows: for one that is long it would read the whole table
const GIVEN = 'any (array (select unnest ($1::uuid[])))';

const HOLD = `select id from payprep.subscriptions where id = ${GIVEN} order by id for update skip locked`;

const RAISE = `update payprep.subscriptions s set next_due = (${HEAD('s.id')}) where s.id = ${GIVEN}`;

interface ReadySubscription {
  readonly id: string;
  readonly organization: string;
}

interface Visited extends ReadySubscription {
  /** Nothing is due. */
  readonly isEmpty: boolean;
  /** What `next_due` says is not so. */
  readonly isEarly: boolean;
}

/** Those that have been due for longest, as many as asked for at least where there are as many; none of those that are full. */
export async function readySubscriptions(
  query: Query,
  now: Date,
  count: number,
  full: readonly string[],
): Promise<readonly ReadySubscription[]> {
  const tried = new Set<string>();
  const passed = new Set(full);
  for (let looks = 1; ; looks += 1) {
    const visited = await query<Visited>(VISIT, [now, [...passed], Math.max(count, PAGE)]);
    const early = visited.filter(({ id, isEarly }) => isEarly && !tried.has(id));
    if (early.length === 0 || looks === MAX_LOOKS) return visited.filter(({ isEmpty }) => !isEmpty);
    for (const { id, isEmpty } of early) {
      tried.add(id);
      if (isEmpty) passed.add(id);
    }
    await raise(
      query,
      early.map(({ id }) => id),
    );
  }
}

/** To what is due next; a subscription that somebody writes to stays as it is. */
export async function raise(query: Query, subscriptions: readonly string[]): Promise<void> {
  const held = await query<{ id: string }>(HOLD, [subscriptions]);
  if (held.length > 0) await query(RAISE, [held.map(({ id }) => id)]);
}
