/**
 * One attempt at a delivery: signs it, sends it, and returns the result.
 *
 * The gotcha: while a secret is being replaced, the old one signs as well until it expires. `tracestate` is not passed on: it is for the systems of
 * the sender.
 */
import { type AttemptRecord, type ClaimedDelivery, SUBSCRIPTION_UNREADABLE, type SubscriptionRecord } from '../storage/webhook-port.js';
import { formatTraceparent, type TraceContext } from '../tracing/trace-context.js';
import { bodyOf } from './event.js';
import type { Outcome } from './retry-schedule.js';
import { sign } from './signature.js';

/** Sends a body to a receiver. If it throws, the attempt has failed for an unknown reason. */
export type SendDelivery = (request: {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}) => Promise<Outcome>;

export interface Attempt {
  readonly record: AttemptRecord;
  readonly outcome: Outcome;
  readonly finished: Date;
}

const secretsOf = ({ secrets }: SubscriptionRecord, now: Date): readonly string[] =>
  secrets.filter(({ expires }) => expires === undefined || expires > now).map(({ value }) => value);

async function send({ event, subscription }: ClaimedDelivery, post: SendDelivery, now: Date, span: TraceContext): Promise<Outcome> {
  // unsigned it would be refused, and could be anybody's
  if (subscription.isUnreadable) return { error: SUBSCRIPTION_UNREADABLE };
  const body = bodyOf(event);
  const signatures = await sign({ id: event.id, timestamp: now, body, secrets: secretsOf(subscription, now) });
  return post({
    url: subscription.url,
    body,
    headers: { 'content-type': 'application/json', 'user-agent': 'payprep', traceparent: formatTraceparent(span), ...signatures },
  });
}

/** Never throws: a delivery that cannot be sent counts as failed, or it would be due for ever. */
export async function attempt(claimed: ClaimedDelivery, post: SendDelivery, clock: () => Date, span: TraceContext): Promise<Attempt> {
  const date = clock();
  const outcome = await send(claimed, post, date, span).catch((): Outcome => ({ error: 'UNEXPECTED_ERROR' }));
  const finished = clock();
  return {
    record: {
      date,
      status: 'status' in outcome ? outcome.status : undefined,
      error: 'error' in outcome ? outcome.error : undefined,
      milliseconds: Math.max(0, finished.getTime() - date.getTime()),
    },
    outcome,
    finished,
  };
}
