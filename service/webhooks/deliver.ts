/**
 * Delivers what is due: claims it, sends it, settles it.
 *
 * At least once: who stops in the middle leaves a claim behind, and when its lease ends another one tries. Several deliverers may run beside each other.
 *
 * The gotcha: a receiver that hangs holds what was sent to it for as long as it may. So one gets no more than a few deliveries at a time, and more only as it
 * takes them.
 */
import type { Store } from '../storage/port.js';
import type { ClaimedDelivery } from '../storage/webhook-port.js';
import { newSpan, readTraceContext, type TraceContext } from '../tracing/trace-context.js';
import type { Tracer } from '../tracing/tracer.js';
import { type AllowanceLimits, Allowances } from './allowances.js';
import { type Attempt, attempt, type SendDelivery } from './attempt.js';
import { type AttemptReport, endOf, reportOf, spanOf } from './report.js';
import { isDelivered } from './schedule.js';
import { settle } from './settle.js';

/** What went wrong on our side; `cause` is what was thrown by the store or by `onAttempt`, and may hold anything. */
export interface DelivererFault {
  readonly code: 'CLAIM_FAILED' | 'SETTLE_FAILED' | 'REPORT_FAILED';
  readonly cause: unknown;
  /** Of the delivery that it happened to, where it was one. */
  readonly traceId?: string;
  readonly spanId?: string;
}

export interface DelivererOptions {
  readonly store: Pick<Store, 'transaction'>;
  readonly post: SendDelivery;
  readonly clock: () => Date;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Deliveries on their way at the same time. */
  readonly concurrency?: number;
  /** Of these, for one subscription: where it starts, and as many as it can come to by taking them. */
  readonly each?: AllowanceLimits;
  /** For how long nobody else tries what was claimed; longer than an exchange can take. */
  readonly leaseMilliseconds?: number;
  readonly onAttempt?: (report: AttemptReport) => void;
  readonly onFault?: (fault: DelivererFault) => void;
  /** Records a span for each attempt; the trace of the event is passed on without it, too. */
  readonly tracer?: Tracer | undefined;
}

export interface Running {
  /** Ends it: nothing more is claimed, and what is on its way is finished. */
  readonly signal: AbortSignal;
  /** Waits a while, and no longer than until the signal that it is given: it tells when there is something to do. `pause(1000)` does. */
  readonly idle: (signal: AbortSignal) => Promise<void>;
}

export interface Deliverer {
  /** One round: all that is claimed now, to its end. Says how many there were. */
  deliverDue(): Promise<number>;
  /** Rounds, until it is stopped. */
  run(running: Running): Promise<void>;
}

/** Twice the time that an exchange may take: the rest is for signing and settling. */
const SHORTEST_LEASE = 30_000;

interface Rounds {
  readonly concurrency: number;
  readonly each: AllowanceLimits;
  /** Claims at most so many, of each subscription no more than it has room for. */
  readonly claim: (limit: number, rooms: ReadonlyMap<string, number>) => Promise<readonly ClaimedDelivery[]>;
  /** Says whether it has arrived. */
  readonly deliver: (claimed: ClaimedDelivery) => Promise<boolean>;
}

/** Claims and delivers until the signal, then waits for what is on its way. */
async function runRounds({ signal, idle }: Running, { concurrency, each, claim, deliver }: Rounds): Promise<void> {
  const onTheirWay = new Set<Promise<void>>();
  const allowances = new Allowances(each);
  let rest = new AbortController();
  const wake = (): void => rest.abort();
  const start = (claimed: ClaimedDelivery): void => {
    const { id } = claimed.subscription;
    allowances.left(id);
    const ended: Promise<void> = deliver(claimed).then((hasArrived) => {
      allowances.ended(id, hasArrived);
      onTheirWay.delete(ended);
      wake();
    });
    onTheirWay.add(ended);
  };
  signal.addEventListener('abort', wake);
  while (!signal.aborted) {
    // before the claim: what ends during it must not be slept through
    rest = new AbortController();
    const free = concurrency - onTheirWay.size;
    const claimed = free > 0 ? await claim(free, allowances.rooms()) : [];
    claimed.forEach(start);
    if (claimed.length === 0 && !signal.aborted) await idle(rest.signal);
  }
  signal.removeEventListener('abort', wake);
  await Promise.all(onTheirWay);
}

function assertLimits(concurrency: number, each: AllowanceLimits, leaseMilliseconds: number): void {
  if (!(concurrency >= 1 && each.first >= 1 && each.most >= each.first))
    throw new RangeError('concurrency and each.first have to be 1 at least, and each.most as much as each.first');
  if (!(leaseMilliseconds >= SHORTEST_LEASE)) throw new RangeError(`leaseMilliseconds has to be ${SHORTEST_LEASE} at least`);
}

/** Stores what an attempt came to. What cannot be stored is due again when the lease ends. */
async function settleAndReport(
  claimed: ClaimedDelivery,
  made: Attempt,
  context: TraceContext,
  { store, random, onAttempt, onFault }: DelivererOptions,
): Promise<void> {
  let code: DelivererFault['code'] = 'SETTLE_FAILED';
  try {
    const settlement = await settle(store, claimed, made, random);
    code = 'REPORT_FAILED';
    if (settlement.isKept) onAttempt?.(reportOf(claimed, settlement, context));
  } catch (cause) {
    const { traceId, spanId } = context;
    onFault?.({ code, cause, traceId, spanId });
  }
}

/** Makes one attempt, and says whether the delivery has arrived. */
async function deliver(claimed: ClaimedDelivery, options: DelivererOptions): Promise<boolean> {
  const { post, clock, tracer } = options;
  const parent = readTraceContext(claimed.event.traceparent);
  const span = tracer?.start({ ...spanOf(claimed), parent });
  const context = span?.context ?? newSpan(parent);
  const work = async (): Promise<Attempt> => {
    const made = await attempt(claimed, post, clock, context);
    await settleAndReport(claimed, made, context, options);
    return made;
  };
  const made = await (span === undefined ? work() : span.run(work));
  span?.end(endOf(made));
  return isDelivered(made.outcome);
}

/**
 * What delivers.
 *
 * @example
 * const deliverer = createDeliverer({ store, post: createPost({ clock }), clock, random: Math.random });
 * await deliverer.run({ signal, idle: pause(1000) });
 */
export function createDeliverer(options: DelivererOptions): Deliverer {
  const { store, clock, concurrency = 256, each = { first: 4, most: 32 }, leaseMilliseconds = 60_000, onFault } = options;
  assertLimits(concurrency, each, leaseMilliseconds);

  const claim = (limit: number, rooms?: ReadonlyMap<string, number>): Promise<readonly ClaimedDelivery[]> => {
    const now = clock();
    const lease = new Date(now.getTime() + leaseMilliseconds);
    return store.transaction(({ deliveries }) => deliveries.claim({ now, lease, limit, each: each.first, rooms }));
  };

  const claimOrNone = (limit: number, rooms: ReadonlyMap<string, number>): Promise<readonly ClaimedDelivery[]> =>
    claim(limit, rooms).catch((cause: unknown) => {
      onFault?.({ code: 'CLAIM_FAILED', cause });
      return [];
    });

  const deliverOne = (claimed: ClaimedDelivery): Promise<boolean> => deliver(claimed, options);

  return {
    async deliverDue() {
      const claimed = await claim(concurrency);
      await Promise.all(claimed.map(deliverOne));
      return claimed.length;
    },

    run: (running) => runRounds(running, { concurrency, each, claim: claimOrNone, deliver: deliverOne }),
  };
}
