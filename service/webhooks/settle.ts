/**
 * Stores the result of an attempt: delivered, to be retried, or failed; and disables a subscription whose receiver is gone.
 *
 * The gotcha: all is one transaction that takes the lock of the organization first, as every change of a subscription does, so that there is no deadlock.
 */

import { TEST_EVENT_TYPE } from '../storage/event-type.js';
import type { Store } from '../storage/port.js';
import type { ClaimedDelivery, Disabling, Settled } from '../storage/webhook-port.js';
import type { Attempt } from './attempt.js';
import { isDelivered, isGivenUp, isGone, nextAttempt, type Outcome } from './retry-schedule.js';

export interface Settlement extends Settled {
  /** False if the lease had ended, and another deliverer claimed the delivery. */
  readonly isKept: boolean;
  /** True if the subscription was disabled. */
  readonly isDisabled: boolean;
}

const reasonOf = (outcome: Outcome): Disabling['reason'] => (isGone(outcome) ? 'RECEIVER_GONE' : 'RECEIVER_FAILING');

/**
 * The new state of a delivery. A test is tried once: its sender watches, and can send another one. A delivery of a disabled subscription keeps its
 * next attempt, and is due when the subscription is enabled again.
 */
function settledBy(claimed: ClaimedDelivery, { record, outcome, finished }: Attempt, random: () => number): Settled {
  const next = nextAttempt({ attempt: claimed.attempts + 1, outcome, now: finished, random });
  if (next !== undefined && claimed.event.eventType !== TEST_EVENT_TYPE) return { attempt: record, state: 'PENDING', nextAttempt: next };
  return { attempt: record, state: isDelivered(outcome) ? 'DELIVERED' : 'FAILED', nextAttempt: undefined };
}

export async function settle(
  store: Pick<Store, 'transaction'>,
  claimed: ClaimedDelivery,
  made: Attempt,
  random: () => number,
): Promise<Settlement> {
  const { outcome, finished: now } = made;
  const { organization, id, url, failingSince } = claimed.subscription;
  // once, because the work of a transaction may run more than once
  const settled = settledBy(claimed, made, random);
  // a subscription that was not failing long enough at the claim is not disabled
  const mayGiveUp = isGivenUp({ outcome, failingSince, now });
  return store.transaction(async ({ deliveries, subscriptions, audit }) => {
    if (mayGiveUp) await subscriptions.lock(organization);
    const isKept = await deliveries.settle(claimed, settled);
    const current = isKept && mayGiveUp ? await subscriptions.find(organization, id) : undefined;
    // its URL may have been changed meanwhile: that is another receiver
    const isDisabled = current?.enabled === true && current.url === url && isGivenUp({ outcome, failingSince: current.failingSince, now });
    if (isDisabled) {
      await subscriptions.change({ ...current, enabled: false, disabled: { date: now, reason: reasonOf(outcome) } });
      const entry = { actor: 'SERVICE', action: 'SUBSCRIPTION_UPDATED', fields: ['/enabled'] } as const;
      await audit.add({ ...entry, organization, created: now, objectId: id });
    }
    return { ...settled, isKept, isDisabled };
  });
}
