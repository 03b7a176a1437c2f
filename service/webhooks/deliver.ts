/**
 * Delivers events: claims due deliveries, sends them, and settles them.
 *
 * Each delivery is made at least once: if a deliverer stops in the middle, another one tries again when the lease ends. Several deliverers may run at
 * the same time.
 *
 * The gotcha: a receiver that hangs blocks its deliveries until the timeout. So a receiver gets only a few deliveries at a time, and more only as
 * they succeed; and an organization with many of them gets half of the places at most.
 */
import type { Store } from '../storage/port.js';
import type { ClaimedDelivery, ClaimQuery } from '../storage/webhook-port.js';
import { quietly } from '../tracing/quietly.js';
import { newSpan, readTraceContext, type TraceContext } from '../tracing/trace-context.js';
import type { Tracer } from '../tracing/tracer.js';
import { type AllowanceLimits, Allowances } from './allowances.js';
import { type Attempt, attempt, type SendDelivery } from './attempt.js';
import { type AttemptReport, endOf, reportOf, spanOf } from './report.js';
import { isDelivered } from './retry-schedule.js';
import { settle } from './settle.js';

/** A fault of the deliverer; `cause` is the error of the store or of `onAttempt`, which may hold anything. */
export interface DelivererFault {
  readonly code: 'CLAIM_FAILED' | 'SETTLE_FAILED' | 'REPORT_FAILED';
  readonly cause: unknown;
  /** The trace of the delivery, if it concerns one. */
  readonly traceId?: string;
  readonly spanId?: string;
}

export interface DelivererOptions {
  readonly store: Pick<Store, 'transaction'>;
  readonly post: SendDelivery;
  readonly clock: () => Date;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** The most deliveries in flight at the same time. */
  readonly concurrency?: number;
  /** The same for one subscription: the first and the highest limit. */
  readonly each?: AllowanceLimits;
  /** How long a claimed delivery is reserved; longer than an exchange can take. */
  readonly leaseMilliseconds?: number;
  /** Nothing is claimed or stored while it says false. What is in flight then is due again when its lease ends. Absent: the clock is always right. */
  readonly isClockRight?: () => Promise<boolean>;
  readonly onAttempt?: (report: AttemptReport) => void;
  readonly onFault?: (fault: DelivererFault) => void;
  /** Records a span for each attempt. The trace of the event is passed on without it as well. */
  readonly tracer?: Tracer | undefined;
}

export interface Running {
  /** Stops the deliverer: it claims nothing more, and finishes the deliveries in flight. */
  readonly signal: AbortSignal;
  /** Waits for some time, or until the given signal, which tells that there is work. For example `pause(1000)`. */
  readonly idle: (signal: AbortSignal) => Promise<void>;
}

export interface Deliverer {
  /** One round: delivers what can be claimed now, and returns how many deliveries that were. */
  deliverDue(): Promise<number>;
  /** Repeats rounds until it is stopped. */
  run(running: Running): Promise<void>;
}

/** Twice the timeout of an exchange, to leave time for signing and settling. */
const MIN_LEASE = 30_000;

interface Rounds {
  readonly concurrency: number;
  readonly each: AllowanceLimits;
  /** Claims at most `limit` deliveries, for each subscription no more than its room, and for each organization no more than its share. */
  readonly claim: (asked: Pick<ClaimQuery, 'limit' | 'rooms' | 'organizations'>) => Promise<readonly ClaimedDelivery[]>;
  /** Returns whether it succeeded. */
  readonly deliver: (claimed: ClaimedDelivery) => Promise<boolean>;
}

/** Claims and delivers until the signal, then waits for the deliveries in flight. */
async function runRounds({ signal, idle }: Running, { concurrency, each, claim, deliver }: Rounds): Promise<void> {
  const inFlight = new Set<Promise<void>>();
  const allowances = new Allowances(each);
  let rest = new AbortController();
  const wake = (): void => rest.abort();
  const start = (claimed: ClaimedDelivery): void => {
    const { subscription } = claimed;
    allowances.left(subscription);
    const ended: Promise<void> = deliver(claimed).then((hasArrived) => {
      allowances.ended(subscription, hasArrived);
      inFlight.delete(ended);
      wake();
    });
    inFlight.add(ended);
  };
  signal.addEventListener('abort', wake);
  while (!signal.aborted) {
    // set before the claim, so that a delivery that ends meanwhile wakes the loop
    rest = new AbortController();
    const free = concurrency - inFlight.size;
    const organizations = { flying: allowances.flying(), most: Math.ceil(concurrency / 2) };
    const claimed = free > 0 ? await claim({ limit: free, rooms: allowances.rooms(), organizations }) : [];
    claimed.forEach(start);
    if (claimed.length === 0 && !signal.aborted) await idle(rest.signal);
  }
  signal.removeEventListener('abort', wake);
  await Promise.all(inFlight);
}

function assertLimits(concurrency: number, each: AllowanceLimits, leaseMilliseconds: number): void {
  if (!(concurrency >= 1 && each.first >= 1 && each.most >= each.first))
    throw new RangeError('concurrency and each.first have to be at least 1, and each.most at least each.first');
  if (!(leaseMilliseconds >= MIN_LEASE)) throw new RangeError(`leaseMilliseconds has to be at least ${MIN_LEASE}`);
}

/** Stores the result of an attempt. If that fails, the delivery is due again when the lease ends. */
async function settleAndReport(
  claimed: ClaimedDelivery,
  made: Attempt,
  context: TraceContext,
  { store, isClockRight, random, onAttempt, onFault }: DelivererOptions,
): Promise<void> {
  let code: DelivererFault['code'] = 'SETTLE_FAILED';
  try {
    if ((await isClockRight?.()) === false) return;
    const settlement = await settle(store, claimed, made, random);
    code = 'REPORT_FAILED';
    if (settlement.isKept) onAttempt?.(reportOf(claimed, settlement, context));
  } catch (cause) {
    const { traceId, spanId } = context;
    quietly(() => onFault?.({ code, cause, traceId, spanId }));
  }
}

/** Makes one attempt, and returns whether the delivery succeeded. */
async function deliver(claimed: ClaimedDelivery, options: DelivererOptions): Promise<boolean> {
  const { post, clock, tracer } = options;
  const parent = readTraceContext(claimed.event.traceparent);
  const span = quietly(() => tracer?.start({ ...spanOf(claimed), parent }));
  const context = span?.context ?? newSpan(parent);
  const work = async (): Promise<Attempt> => {
    const made = await attempt(claimed, post, clock, context);
    await settleAndReport(claimed, made, context, options);
    return made;
  };
  const made = await (span === undefined ? work() : span.run(work));
  quietly(() => span?.end(endOf(made)));
  return isDelivered(made.outcome);
}

/**
 * Makes a deliverer.
 *
 * @example
 * const deliverer = createDeliverer({ store, post: createPost({ clock }), clock, random: Math.random });
 * await deliverer.run({ signal, idle: pause(1000) });
 */
export function createDeliverer(options: DelivererOptions): Deliverer {
  const { store, clock, concurrency = 256, each = { first: 4, most: 32 }, leaseMilliseconds = 60_000, isClockRight, onFault } = options;
  assertLimits(concurrency, each, leaseMilliseconds);

  const claim: Rounds['claim'] = async (asked) => {
    if ((await isClockRight?.()) === false) return [];
    const now = clock();
    const lease = new Date(now.getTime() + leaseMilliseconds);
    return store.transaction(({ deliveries }) => deliveries.claim({ now, lease, each: each.first, ...asked }));
  };

  const claimOrNone: Rounds['claim'] = (asked) =>
    claim(asked).catch((cause: unknown) => {
      quietly(() => onFault?.({ code: 'CLAIM_FAILED', cause }));
      return [];
    });

  const deliverOne = (claimed: ClaimedDelivery): Promise<boolean> => deliver(claimed, options);

  return {
    async deliverDue() {
      const claimed = await claim({ limit: concurrency });
      await Promise.all(claimed.map(deliverOne));
      return claimed.length;
    },

    run: (running) => runRounds(running, { concurrency, each, claim: claimOrNone, deliver: deliverOne }),
  };
}
