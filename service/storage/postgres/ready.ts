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

/** Where a page had nobody new, the next one is twice as long, up to this. */
const LONGEST_PAGE = 1024;

/** A claim ends with what it has found after so many pages; the next one goes on. */
const MAX_PAGES = 40;

const HEAD = (subscription: string, isAsked = 'true'): string => `select ${DUE} as due from payprep.deliveries d
  where ${isAsked} and d.subscription_id = ${subscription} and d.state = 'PENDING' order by ${DUE}, d.id limit 1`;

// the page is cut before anything is passed over: so no more is read than it holds, however many are passed over
const VISIT = `select s.id, s.organization, s.next_due::text as "nextDue", s."isPassed",
    head.due is null or head.due > $1 as "isEmpty", head.due is distinct from s.next_due as "isEarly"
  from (select id, organization, next_due, id = any ($2::uuid[]) or organization = any ($3::text[]) as "isPassed" from payprep.subscriptions
    where enabled and next_due <= $1 and (next_due, id) > ($5::timestamptz, $6::uuid) order by next_due, id limit $4) s
  left join lateral (${HEAD('s.id', 'not s."isPassed"')}) head on true order by s.next_due, s.id`;

// an array whose length no plan knows: for one that is long it would read the whole table
const GIVEN = 'any (array (select unnest ($1::uuid[])))';

const HOLD = `select id from payprep.subscriptions where id = ${GIVEN} order by id for update skip locked`;

const RAISE = `update payprep.subscriptions s set next_due = (${HEAD('s.id')}) where s.id = ${GIVEN}`;

interface ReadySubscription {
  readonly id: string;
  readonly organization: string;
}

interface Visited extends ReadySubscription {
  readonly nextDue: string;
  /** It is full, or its organization has enough: nobody looked at its deliveries. */
  readonly isPassed: boolean;
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

/** The last that was looked at, by `subscriptions_ready`. The time is PostgreSQL's text, since a `Date` would cut its microseconds. */
type Place = readonly [nextDue: string, id: string];

const BEFORE_ALL: Place = ['-infinity', '00000000-0000-0000-0000-000000000000'];

/** What was found so far. */
class Found {
  readonly #wanted: Wanted;
  readonly #ready = new Map<string, ReadySubscription>();
  /** Organization → how many subscriptions of it are ready. */
  readonly #counts = new Map<string, number>();
  #fewest: number;

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
    this.#fewest = wanted.most;
  }

  get ready(): readonly ReadySubscription[] {
    return [...this.#ready.values()];
  }

  /** Enough organizations that have nothing on their way, for one delivery of each. */
  get isEnough(): boolean {
    const { count, flying } = this.#wanted;
    return [...this.#counts.keys()].filter((organization) => !flying.has(organization)).length >= count;
  }

  /** Organizations that come after those found, since they have more on their way, or of which there is enough. */
  passedOver(): readonly string[] {
    const { count, flying } = this.#wanted;
    const busy = [...flying].filter(([, number]) => number >= this.#fewest);
    return [...busy, ...[...this.#counts].filter(([, ready]) => ready >= count)].map(([organization]) => organization);
  }

  /** True where an organization is new. */
  add(subscriptions: readonly ReadySubscription[]): boolean {
    const before = this.#counts.size;
    for (const { id, organization } of subscriptions) {
      if (this.#ready.has(id)) continue;
      this.#ready.set(id, { id, organization });
      this.#counts.set(organization, (this.#counts.get(organization) ?? 0) + 1);
      this.#fewest = Math.min(this.#fewest, Math.max(1, this.#wanted.flying.get(organization) ?? 0));
    }
    return this.#counts.size > before;
  }
}

/**
 * Those that have been due for longest, as many as asked for at least where there are as many. A page may hold the backlogs of a few organizations
 * alone: then the next one has others, that have less on their way and come before these, until enough organizations with nothing on their way are found.
 */
export async function readySubscriptions(query: Query, wanted: Wanted): Promise<readonly ReadySubscription[]> {
  const found = new Found(wanted);
  let size = Math.max(wanted.count, PAGE);
  let place = BEFORE_ALL;
  for (let pages = 1; ; pages += 1) {
    const visited = await query<Visited>(VISIT, [wanted.now, wanted.full, found.passedOver(), size, ...place]);
    const seen = visited.filter(({ isPassed }) => !isPassed);
    const early = seen.filter(({ isEarly }) => isEarly).map(({ id }) => id);
    if (early.length > 0) await raise(query, early);
    const hasNew = found.add(seen.filter(({ isEmpty }) => !isEmpty));
    const last = visited.at(-1);
    if (last === undefined || visited.length < size || found.isEnough || pages === MAX_PAGES) return found.ready;
    place = [last.nextDue, last.id];
    if (!hasNew) size = Math.min(2 * size, Math.max(size, LONGEST_PAGE));
  }
}

/** To what is due next; a subscription that somebody writes to stays as it is. */
export async function raise(query: Query, subscriptions: readonly string[]): Promise<void> {
  const held = await query<{ id: string }>(HOLD, [subscriptions]);
  if (held.length > 0) await query(RAISE, [held.map(({ id }) => id)]);
}
