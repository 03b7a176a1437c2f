/** The waiting deliveries of the store. All processes with the same store report the same numbers. */
import { Gauge } from 'prom-client';
import { steadyTime } from '../../http/steady-time.js';
import type { Store } from '../../storage/port.js';
import type { Queue } from '../../storage/webhook-port.js';
import type { Registers } from './registers.js';

/** The time between two counts, which read rows. Scrapes may be more frequent. */
const SECONDS_BETWEEN_COUNTS = 30;

export function countQueue(store: Store, clock: () => Date, registers: Registers): void {
  const queue = queueIn(store, clock);
  const gauge = (name: string, help: string, measured: (queue: Queue) => number): void => {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const found = await queue();
        // unknown if the store does not answer
        this.set(found === undefined ? Number.NaN : measured(found));
      },
    });
  };
  const secondsSince = (date: Date | undefined): number =>
    date === undefined ? 0 : Math.max(0, clock().getTime() - date.getTime()) / 1000;
  gauge('payprep_webhook_deliveries_due', 'Deliveries that wait and are due', ({ due }) => due);
  gauge('payprep_webhook_deliveries_pending', 'Deliveries that have not arrived and have not failed', ({ pending }) => pending);
  gauge('payprep_webhook_oldest_due_seconds', 'How long the delivery has been due that has waited longest', ({ dueSince }) =>
    secondsSince(dueSince),
  );
  gauge('payprep_webhook_oldest_pending_seconds', 'The age of the oldest delivery that is pending', ({ oldest }) => secondsSince(oldest));
}

/** Counts the queue, at most once in {@link SECONDS_BETWEEN_COUNTS}. */
function queueIn(store: Store, clock: () => Date): () => Promise<Queue | undefined> {
  const time = steadyTime(clock);
  let until = Number.NEGATIVE_INFINITY;
  let counted: Promise<Queue | undefined> | undefined;
  return () => {
    const now = time();
    if (counted !== undefined && now < until) return counted;
    until = now + SECONDS_BETWEEN_COUNTS * 1000;
    counted = store.transaction((tx) => tx.deliveries.measure(clock())).catch(() => undefined);
    return counted;
  };
}
