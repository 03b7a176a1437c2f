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

/** A page has the subscriptions of seven organizations at least, where these have no more than usual. */
const MAX_PAGES = 40;

const HEAD = (subscription: string): string => `select ${DUE} as due from payprep.deliveries d
  where d.subscription_id = ${subscription} and d.state = 'PENDING' order by ${DUE}, d.id limit 1`;

const VISIT = `select s.id, s.organization, head.due is null or head.due > $1 as "isEmpty", head.due is distinct from s.next_due as "isEarly"
  from (select id, organization, next_due from payprep.subscriptions
    where enabled and next_due <= $1 and id <> all ($2::uuid[]) and organization <> all ($4::text[]) order by next_due, id limit $3) s
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

/** What a claim asks for. */
interface Wanted {
  readonly now: Date;
  /** How many deliveries. */
  readonly count: number;
  /** Subscriptions that have no room. */
  readonly full: readonly string[];
  /** Organization → its deliveries that are on their way. */
  readonly flying: ReadonlyMap<string, number>;
  /** The most of an organization. */
  readonly most: number;
}

/** Subscriptions that have been due for longest, of other organizations than those passed over. */
interface Page {
  readonly ready: readonly ReadySubscription[];
  /** There may be more. */
  readonly isFull: boolean;
}

async function readPage(query: Query, { now, count, full }: Wanted, passedOver: readonly string[]): Promise<Page> {
  const size = Math.max(count, PAGE);
  const tried = new Set<string>();
  const passed = new Set(full);
  for (let looks = 1; ; looks += 1) {
    const visited = await query<Visited>(VISIT, [now, [...passed], size, passedOver]);
    const early = visited.filter(({ id, isEarly }) => isEarly && !tried.has(id));
    if (early.length === 0 || looks === MAX_LOOKS)
      return { ready: visited.filter(({ isEmpty }) => !isEmpty), isFull: visited.length === size };
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

/**
 * Those that have been due for longest, as many as asked for at least where there are as many. A page may hold the backlogs of a few organizations
 * alone: then the next one has others, that have less on their way and come before these, until enough organizations with nothing on their way are found.
 */
export async function readySubscriptions(query: Query, wanted: Wanted): Promise<readonly ReadySubscription[]> {
  const { count, flying, most } = wanted;
  const found: ReadySubscription[] = [];
  const seen = new Set<string>();
  let fewest = most;
  for (let pages = 1; ; pages += 1) {
    const busy = [...flying].filter(([, number]) => number >= fewest).map(([organization]) => organization);
    const { ready, isFull } = await readPage(query, wanted, [...seen, ...busy]);
    found.push(...ready);
    for (const { organization } of ready) {
      seen.add(organization);
      fewest = Math.min(fewest, Math.max(1, flying.get(organization) ?? 0));
    }
    const idle = [...seen].filter((organization) => !flying.has(organization)).length;
    if (!isFull || ready.length === 0 || idle >= count || pages === MAX_PAGES) return found;
  }
}

/** To what is due next; a subscription that somebody writes to stays as it is. */
export async function raise(query: Query, subscriptions: readonly string[]): Promise<void> {
  const held = await query<{ id: string }>(HOLD, [subscriptions]);
  if (held.length > 0) await query(RAISE, [held.map(({ id }) => id)]);
}
