/**
 * Deletes a subscription with its deliveries. An attempt that is on its way ends, and is written down nowhere.
 *
 * The gotcha: it may have more deliveries than one request has the time to delete. So it is disabled first, and its deliveries go in several transactions. Where
 * that breaks off it is there, disabled, and the next request goes on.
 */
import { readUuid } from '../bytes/uuid.js';
import { type SubscriptionOptions, updateSubscription } from './subscriptions.js';

/** Deliveries of one transaction. */
const BATCH = 1_000;

/** False where the organization has no subscription of this id. */
export async function removeSubscription(
  options: Pick<SubscriptionOptions, 'store' | 'clock' | 'actor'>,
  organization: string,
  id: string,
): Promise<boolean> {
  const { store, clock, actor } = options;
  const uuid = readUuid(id);
  if (uuid === undefined || !(await updateSubscription(options, organization, uuid, { enabled: false })).ok) return false;
  for (let gone = BATCH; gone === BATCH; )
    gone = await store.transaction(({ subscriptions }) => subscriptions.removeDeliveries(organization, uuid, BATCH));
  return store.transaction(async ({ subscriptions, audit }) => {
    if (!(await subscriptions.remove(organization, uuid))) return false;
    await audit.add({ ...actor, organization, created: clock(), action: 'SUBSCRIPTION_DELETED', objectId: uuid });
    return true;
  });
}
