/** What is counted, in OpenMetrics: requests by route, attempts by outcome. Labels hold no value that was sent. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Answered } from '../http/observation.js';
import type { Store } from '../storage/port.js';
import type { AttemptReport } from '../webhooks/deliver.js';

export interface Metrics {
  readonly answered: (answered: Answered) => void;
  readonly attempted: (report: AttemptReport) => void;
  /** The text that is scraped. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

/** Seconds after which due deliveries are counted anew: scrapes may come more often, and counting reads rows. */
const SECONDS_BETWEEN_COUNTS = 30;

export function createMetrics(store: Store, clock: () => Date): Metrics {
  const registry = new Registry<typeof Registry.OPENMETRICS_CONTENT_TYPE>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  collectDefaultMetrics({ register: registry, prefix: 'payprep_' });
  const registers = [registry];
  const requests = new Counter({ name: 'payprep_http_requests', help: 'Answers', labelNames: ['method', 'route', 'status'], registers });
  const seconds = new Histogram({
    name: 'payprep_http_request_seconds',
    help: 'Time to an answer',
    labelNames: ['route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  });
  const refused = new Counter({
    name: 'payprep_refused_tokens',
    help: 'Requests without a token that counts',
    labelNames: ['code'],
    registers,
  });
  const attempts = new Counter({ name: 'payprep_webhook_attempts', help: 'Attempts to deliver', labelNames: ['outcome'], registers });
  const due = dueIn(store, clock);
  new Gauge({
    name: 'payprep_webhook_deliveries_due',
    help: 'Deliveries that wait and are due',
    registers,
    async collect() {
      this.set(await due());
    },
  });
  return {
    answered: ({ method, route = 'none', status, milliseconds, code }) => {
      requests.inc({ method: METHODS.includes(method) ? method : 'other', route, status });
      seconds.observe({ route }, milliseconds / 1000);
      if (code?.startsWith('AUTH_') && code !== 'AUTH_UNAVAILABLE') refused.inc({ code });
    },
    attempted: ({ status, error, state }) => attempts.inc({ outcome: state === 'DELIVERED' ? 'delivered' : (error ?? `status ${status}`) }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Whoever asks may make up methods. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The number of due deliveries, counted now and then; where the store does not answer, it is not known. */
function dueIn(store: Store, clock: () => Date): () => Promise<number> {
  let [counted, until] = [0, 0];
  return async () => {
    const now = clock();
    if (now.getTime() < until) return counted;
    until = now.getTime() + SECONDS_BETWEEN_COUNTS * 1000;
    counted = await store.transaction((tx) => tx.deliveries.countDue(now)).catch(() => Number.NaN);
    return counted;
  };
}
