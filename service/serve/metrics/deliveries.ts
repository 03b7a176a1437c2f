/** Counts attempts, and deliveries that have ended. */
import { Counter, Histogram } from 'prom-client';
import type { AttemptReport } from '../../webhooks/report.js';
import type { Registers } from './registers.js';

export function countDeliveries(clock: () => Date, registers: Registers): (report: AttemptReport) => void {
  const attempts = new Counter({ name: 'payprep_webhook_attempts', help: 'Attempts to deliver', labelNames: ['outcome'], registers });
  const attemptSeconds = new Histogram({
    name: 'payprep_webhook_attempt_seconds',
    help: 'Time that an attempt took',
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers,
  });
  const deliveries = new Counter({
    name: 'payprep_webhook_deliveries',
    help: 'Deliveries that have arrived or failed for good',
    labelNames: ['outcome'],
    registers,
  });
  const tries = new Histogram({
    name: 'payprep_webhook_delivery_attempts',
    help: 'Attempts of deliveries that have arrived or failed for good',
    buckets: [1, 2, 3, 5, 10],
    registers,
  });
  const seconds = new Histogram({
    name: 'payprep_webhook_delivery_seconds',
    help: 'Time from an event to its arrival',
    buckets: [0.1, 0.5, 1, 2.5, 5, 30, 300, 1800, 7200, 86_400],
    registers,
  });
  const disabled = new Counter({ name: 'payprep_webhook_subscriptions_disabled', help: 'Subscriptions that were given up', registers });
  return (report) => {
    const { state, milliseconds, attempt, isDisabled, eventCreated } = report;
    attempts.inc({ outcome: outcomeOf(report) });
    attemptSeconds.observe(milliseconds / 1000);
    if (isDisabled) disabled.inc();
    if (state === 'PENDING') return;
    deliveries.inc({ outcome: state.toLowerCase() });
    tries.observe(attempt);
    if (state === 'DELIVERED') seconds.observe(Math.max(0, clock().getTime() - eventCreated.getTime()) / 1000);
  };
}

/** `delivered`, the class of a status, or the code of a failure. Classes bound the number of labels, since a receiver may answer with any status. */
function outcomeOf({ state, status = 0, error }: AttemptReport): string {
  if (state === 'DELIVERED') return 'delivered';
  if (error !== undefined) return error;
  return status >= 400 && status < 600 ? `status_${Math.floor(status / 100)}xx` : 'status_other';
}
