/**
 * The metrics, in OpenMetrics, with names and units by the conventions of Prometheus. No label holds a value of a request, and each has few values.
 *
 * @see https://prometheus.io/docs/practices/naming/
 */
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Answered } from '../../http/observation.js';
import type { Store } from '../../storage/port.js';
import type { UnreadableRow } from '../../storage/sealing.js';
import type { AttemptReport } from '../../webhooks/report.js';
import { type Build, countBuild } from './build.js';
import { countClock } from './clock.js';
import { countDeliveries } from './deliveries.js';
import { countPool, type Pool } from './pool.js';
import { countQueue } from './queue.js';
import { countRequests } from './requests.js';
import { countSealed } from './sealed.js';

export interface Metrics {
  readonly answered: (answered: Answered) => void;
  readonly attempted: (report: AttemptReport) => void;
  readonly unreadable: (row: UnreadableRow) => void;
  readonly missingKeys: (count: number) => void;
  /** The answer to a scrape. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

export interface Measured {
  readonly store: Store;
  readonly clock: () => Date;
  readonly build: Build;
  /** The connections to PostgreSQL. */
  readonly pool?: Pool | undefined;
}

export function createMetrics({ store, clock, build, pool }: Measured): Metrics {
  const registry = new Registry<typeof Registry.OPENMETRICS_CONTENT_TYPE>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  collectDefaultMetrics({ register: registry, prefix: 'payprep_' });
  const registers = [registry];
  countBuild(build, registers);
  if (pool !== undefined) countPool(pool, registers);
  countQueue(store, clock, registers);
  countClock(store, clock, registers);
  return {
    answered: countRequests(registers),
    attempted: countDeliveries(clock, registers),
    ...countSealed(registers),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
