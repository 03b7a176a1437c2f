/** Delivers webhooks until it is stopped, and tidies up once an hour. */
import type { Store } from '../storage/port.js';
import type { Tracer } from '../tracing/tracer.js';
import { createDeliverer } from '../webhooks/deliver.js';
import { pause } from '../webhooks/pause.js';
import { createPost } from '../webhooks/post.js';
import { factsOf, factsOfAttempt, type Log } from './log.js';
import type { Metrics } from './metrics/index.js';

const HOUR = 3_600_000;

/** How long it waits when nothing is due. */
const IDLE_MILLISECONDS = 1_000;

export interface Delivery {
  readonly store: Store;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly allowInsecure: boolean;
  readonly clock: () => Date;
  readonly tracer: Tracer | undefined;
}

/** Resolves when it was stopped and what was on its way is settled. */
export async function deliver({ store, log, metrics, allowInsecure, clock, tracer }: Delivery, signal: AbortSignal): Promise<void> {
  const deliverer = createDeliverer({
    store,
    post: createPost({ clock, allowInsecure }),
    clock,
    random: Math.random,
    onAttempt: (report) => {
      metrics.attempted(report);
      log(report.state === 'DELIVERED' ? 'info' : 'warning', 'webhook attempt', factsOfAttempt(report));
    },
    onFault: ({ code, cause, traceId, spanId }) =>
      log('error', 'webhook delivery', { code, ...factsOf(cause), trace_id: traceId, span_id: spanId }),
    tracer,
  });
  await Promise.all([deliverer.run({ signal, idle: pause(IDLE_MILLISECONDS) }), tidy()]);

  async function tidy(): Promise<void> {
    while (!signal.aborted) {
      await store.tidy(clock()).catch((error: unknown) => log('error', 'tidying', factsOf(error)));
      await pause(HOUR)(signal);
    }
  }
}
