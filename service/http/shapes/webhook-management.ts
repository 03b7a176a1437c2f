/** The shapes of webhook management: states of subscriptions, deliveries, test events. */
import * as v from 'valibot';
import { TEST_EVENT_TYPE, WEBHOOK_EVENT_TYPES } from '../../storage/event-type.js';
import { DELIVERY_STATES, DISABLING_REASONS } from '../../storage/webhook-port.js';

const uuid = v.pipe(v.string(), v.uuid());
const timestamp = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The body of a test. */
export const testEvent = v.strictObject({
  id: uuid,
  createdDate: timestamp,
  eventType: v.literal(TEST_EVENT_TYPE),
  object: v.strictObject({ id: uuid }),
});

export const deliveryState = v.picklist(DELIVERY_STATES);

export const subscriptionState = v.strictObject({
  id: uuid,
  enabled: v.boolean(),
  disabledDate: v.optional(timestamp),
  disabledReason: v.optional(v.picklist(DISABLING_REASONS)),
  failingSinceDate: v.optional(timestamp),
  previousSecretExpiresDate: v.optional(timestamp),
});

export const delivery = v.strictObject({
  id: uuid,
  subscriptionId: uuid,
  state: deliveryState,
  event: v.strictObject({ id: uuid, createdDate: timestamp, eventType: v.picklist([...WEBHOOK_EVENT_TYPES, TEST_EVENT_TYPE]) }),
  attempts: v.array(v.strictObject({ date: timestamp, status: v.optional(count), error: v.optional(v.string()), milliseconds: count })),
  nextAttemptDate: v.optional(timestamp),
});

export const deliveries = v.strictObject({ items: v.array(delivery) });
