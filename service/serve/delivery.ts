/** Delivers webhooks until it is stopped; once an hour it tidies up, and checks stored recipients again where rules or data are new. */
import { systemRandom } from '../bytes/random.js';
import { type RecheckOptions, recheckRecipients } from '../recipients/recheck.js';
import type { Service } from '../recipients/service.js';
import { removeUnseen } from '../recipients/users.js';
import type { Store } from '../storage/port.js';
import { oldest } from '../storage/retention.js';
import { SUBSCRIPTION_UNREADABLE } from '../storage/webhook-port.js';
import type { Tracer } from '../tracing/tracer.js';
import { createDeliverer } from '../webhooks/deliver.js';
import { pause } from '../webhooks/pause.js';
import { createPost } from '../webhooks/post.js';
import { clockOffset, isNear } from './clock.js';
import type { ClockWatch } from './clock-watch.js';
import { factsOf, factsOfAttempt, type Log } from './log.js';
import type { Metrics } from './metrics/index.js';

const HOUR = 3_600_000;

/** Milliseconds between two looks for due deliveries. */
const IDLE_MILLISECONDS = 1_000;

/** Milliseconds between two batches of recipients that are checked again. */
const BETWEEN_BATCHES = 50;

export interface DeliveryOptions {
  readonly store: Store;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly allowInsecure: boolean;
  readonly clock: () => Date;
  /** Nothing is delivered or checked by a wrong one. */
  readonly isClockRight: ClockWatch;
  readonly tracer: Tracer | undefined;
  /** By which stored recipients are checked again; absent: they are not. */
  readonly recheck?: Pick<Service, 'engine'> & Pick<RecheckOptions, 'engineEdition'>;
}

/** Resolves after the stop, when the results of all running deliveries are stored. */
export async function deliver(options: DeliveryOptions, signal: AbortSignal): Promise<void> {
  const { store, log, metrics, allowInsecure, clock, isClockRight, tracer } = options;
  const deliverer = createDeliverer({
    store,
    post: createPost({ clock, allowInsecure }),
    clock,
    random: Math.random,
    isClockRight,
    onAttempt: (report) => {
      metrics.attempted(report);
      const failed = report.error === SUBSCRIPTION_UNREADABLE ? 'error' : 'warning';
      log(report.state === 'DELIVERED' ? 'info' : failed, 'webhook attempt', factsOfAttempt(report));
    },
    onFault: ({ code, cause, traceId, spanId }) =>
      log('error', 'webhook delivery', { code, ...factsOf(cause), trace_id: traceId, span_id: spanId }),
    tracer,
  });
  await Promise.all([deliverer.run({ signal, idle: pause(IDLE_MILLISECONDS) }), tidy(), recheck()]);

  async function tidy(): Promise<void> {
    while (!signal.aborted) {
      await tidyOnce().catch((error: unknown) => log('error', 'tidying', factsOf(error)));
      await pause(HOUR)(signal);
    }
  }

  async function recheck(): Promise<void> {
    while (options.recheck !== undefined && !signal.aborted) {
      await recheckOnce(options.recheck).catch((error: unknown) => log('error', 'recheck', factsOf(error)));
      await pause(HOUR)(signal);
    }
  }

  async function recheckOnce({ engine, engineEdition }: NonNullable<DeliveryOptions['recheck']>): Promise<void> {
    if (!(await isClockRight())) return;
    const service = { store, clock, random: systemRandom, engine };
    // other work comes in between
    const done = await recheckRecipients(service, { engineEdition, signal, onBatch: () => pause(BETWEEN_BATCHES)(signal) });
    if (done === undefined) return;
    const { edition, checked, alerted, changed, unreadable } = done;
    log('info', 'recheck', { edition, checked, alerted, changed, unreadable, isDone: done.ended !== undefined });
  }

  async function tidyOnce(): Promise<void> {
    const seconds = await clockOffset(store, clock);
    // what is deleted by a wrong clock is gone
    if (!isNear(seconds)) {
      log('error', 'tidying', { code: 'CLOCK_WRONG', offsetSeconds: Math.round(seconds) });
      return;
    }
    const now = clock();
    const since = oldest(now, (await store.retention()).users);
    if (since !== undefined) await removeUnseen({ store, clock, random: systemRandom }, since);
    await store.tidy(now);
  }
}
