/**
 * Writes down what came of an attempt: delivered, to be tried again, or failed; and gives up a subscription whose receiver is gone.
 *
 * The gotcha: all of it is one transaction, and the lock of the organization comes first. Whoever changes a subscription takes it first as well, so that
 * neither waits for the other.
 */

import { TEST_EVENT_TYPE } from '../storage/event-type.js';
import type { Store } from '../storage/port.js';
import type { ClaimedDelivery, Disabling, Settled } from '../storage/webhook-port.js';
import type { Attempt } from './attempt.js';
import { isDelivered, isGivenUp, isGone, nextAttempt, type Outcome } from './schedule.js';

export interface Settlement extends Settled {
  /** False where the lease had ended, and somebody else tries. */
  readonly isKept: boolean;
  /** True where the subscription was disabled with it. */
  readonly isDisabled: boolean;
}

const reasonOf = (outcome: Outcome): Disabling['reason'] => (isGone(outcome) ? 'RECEIVER_GONE' : 'RECEIVER_FAILING');

/** What becomes of a delivery. A test is tried once: whoever tries out looks on, and sends another. One of a subscription that is given up keeps its next attempt: it is due once somebody enables that again. */
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
  // before the work, which may run more than once
  const settled = settledBy(claimed, made, random);
  // what was not failing long enough when it was claimed has not been since
  const mayGiveUp = isGivenUp({ outcome, failingSince, now });
  return store.transaction(async ({ deliveries, subscriptions, audit }) => {
    if (mayGiveUp) await subscriptions.lock(organization);
    const isKept = await deliveries.settle(claimed, settled);
    const current = isKept && mayGiveUp ? await subscriptions.find(organization, id) : undefined;
    // somebody may have changed it meanwhile: another URL is another receiver
    const isDisabled = current?.enabled === true && current.url === url && isGivenUp({ outcome, failingSince: current.failingSince, now });
    if (isDisabled) {
      await subscriptions.change({ ...current, enabled: false, disabled: { date: now, reason: reasonOf(outcome) } });
      const entry = { actor: 'SERVICE', action: 'SUBSCRIPTION_UPDATED', fields: ['/enabled'] } as const;
      await audit.add({ ...entry, organization, created: now, objectId: id });
    }
    return { ...settled, isKept, isDisabled };
  });
}
