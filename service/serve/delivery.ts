/** Delivers webhooks until it is stopped, and tidies up once an hour. */
import { systemRandom } from '../bytes/random.js';
import { removeUnseen } from '../recipients/users.js';
import type { Store } from '../storage/port.js';
import { oldest } from '../storage/retention.js';
import { SUBSCRIPTION_UNREADABLE } from '../storage/webhook-port.js';
import type { Tracer } from '../tracing/tracer.js';
import { createDeliverer } from '../webhooks/deliver.js';
import { pause } from '../webhooks/pause.js';
import { createPost } from '../webhooks/post.js';
import { factsOf, factsOfAttempt, type Log } from './log.js';
import type { Metrics } from './metrics/index.js';
import type { KeptDays } from './retention.js';

const HOUR = 3_600_000;

/** Milliseconds between two looks for due deliveries. */
const IDLE_MILLISECONDS = 1_000;

export interface Delivery {
  readonly store: Store;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly allowInsecure: boolean;
  readonly clock: () => Date;
  readonly tracer: Tracer | undefined;
  readonly retention: KeptDays;
}

/** Resolves after the stop, when the results of all running deliveries are stored. */
export async function deliver(options: Delivery, signal: AbortSignal): Promise<void> {
  const { store, log, metrics, allowInsecure, clock, tracer, retention } = options;
  const deliverer = createDeliverer({
    store,
    post: createPost({ clock, allowInsecure }),
    clock,
    random: Math.random,
    onAttempt: (report) => {
      metrics.attempted(report);
      const failed = report.error === SUBSCRIPTION_UNREADABLE ? 'error' : 'warning';
      log(report.state === 'DELIVERED' ? 'info' : failed, 'webhook attempt', factsOfAttempt(report));
    },
    onFault: ({ code, cause, traceId, spanId }) =>
      log('error', 'webhook delivery', { code, ...factsOf(cause), trace_id: traceId, span_id: spanId }),
    tracer,
  });
  await Promise.all([deliverer.run({ signal, idle: pause(IDLE_MILLISECONDS) }), tidy()]);

  async function tidy(): Promise<void> {
    while (!signal.aborted) {
      await tidyOnce().catch((error: unknown) => log('error', 'tidying', factsOf(error)));
      await pause(HOUR)(signal);
    }
  }

  async function tidyOnce(): Promise<void> {
    const now = clock();
    const since = oldest(now, retention.users);
    if (since !== undefined) await removeUnseen({ store, clock, random: systemRandom }, since);
    await store.tidy(now, retention);
  }
}
