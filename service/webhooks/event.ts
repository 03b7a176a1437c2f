/** The body of a delivery, and the event that tests a subscription. */
import { TEST_EVENT_TYPE } from '../storage/event-type.js';
import type { EventRecord, SubscriptionRecord } from '../storage/webhook-port.js';

/**
 * The body of a delivery: the type of the event and the id and user of the recipient, without bank details. A test event names the subscription and
 * no user.
 */
export function bodyOf({ id, created, eventType, object }: EventRecord): string {
  const about = eventType === TEST_EVENT_TYPE ? { id: object.id } : { id: object.id, externalUserId: object.externalUserId };
  return JSON.stringify({ id, createdDate: created.toISOString(), eventType, object: about });
}

/** Makes a test event. */
export const testOf = (subscription: SubscriptionRecord, id: string, created: Date): EventRecord => ({
  id,
  organization: subscription.organization,
  created,
  eventType: TEST_EVENT_TYPE,
  object: { id: subscription.id, externalUserId: '' },
});
