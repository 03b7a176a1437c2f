/** Reports an attempt to logs, metrics and traces: without URL, secret, answer of the receiver, or end-user. */
import type { ClaimedDelivery, DeliveryState } from '../storage/webhook-port.js';
import type { TraceContext } from '../tracing/trace-context.js';
import type { SpanEnd, SpanOptions } from '../tracing/tracer.js';
import type { Attempt } from './attempt.js';
import { isDelivered } from './retry-schedule.js';
import type { Settlement } from './settle.js';

export interface AttemptReport {
  readonly deliveryId: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly organization: string;
  readonly subscriptionId: string;
  /** From 1. */
  readonly attempt: number;
  readonly status: number | undefined;
  readonly error: string | undefined;
  readonly milliseconds: number;
  readonly state: DeliveryState;
  readonly nextAttempt: Date | undefined;
  readonly isDisabled: boolean;
  readonly eventCreated: Date;
  /** The trace of the request that caused the event, and the span of this attempt in it. */
  readonly traceId: string;
  readonly spanId: string;
}

export function reportOf(
  { id, event, subscription, attempts }: ClaimedDelivery,
  { attempt: made, state, nextAttempt, isDisabled }: Settlement,
  { traceId, spanId }: TraceContext,
): AttemptReport {
  return {
    deliveryId: id,
    eventId: event.id,
    eventType: event.eventType,
    organization: subscription.organization,
    subscriptionId: subscription.id,
    attempt: attempts + 1,
    status: made.status,
    error: made.error,
    milliseconds: made.milliseconds,
    state,
    nextAttempt,
    isDisabled,
    eventCreated: event.created,
    traceId,
    spanId,
  };
}

/** The span of an attempt. */
export const spanOf = ({ id, event, subscription, attempts }: ClaimedDelivery): SpanOptions => ({
  name: `deliver ${event.eventType}`,
  kind: 'CLIENT',
  attributes: {
    'http.request.method': 'POST',
    'payprep.organization': event.organization,
    'payprep.event.id': event.id,
    'payprep.event.type': event.eventType,
    'payprep.subscription.id': subscription.id,
    'payprep.delivery.id': id,
    'payprep.delivery.attempt': attempts + 1,
  },
});

export function endOf({ record: { status, error }, outcome }: Attempt): SpanEnd {
  const isError = !isDelivered(outcome);
  return {
    attributes: { 'http.response.status_code': status, 'error.type': isError ? (error ?? String(status)) : undefined },
    isError,
  };
}
