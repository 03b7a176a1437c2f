/** The shapes of webhook subscriptions. */
import * as v from 'valibot';
import { WEBHOOK_EVENT_TYPES } from '../../storage/event-type.js';
import { MAX_EVENTS, MAX_TITLE } from '../../webhooks/subscription-rules.js';
import { object } from './object.js';

const title = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TITLE));
const url = v.pipe(v.string(), v.maxLength(2048));
export const eventType = v.picklist(WEBHOOK_EVENT_TYPES);
const events = v.pipe(v.array(eventType), v.maxLength(MAX_EVENTS));

export const newSubscription = object({ title, enabled: v.optional(v.boolean()), url, events });

/** Absent members stay as they are. */
export const subscriptionChange = object({
  title: v.optional(title),
  enabled: v.optional(v.boolean()),
  url: v.optional(url),
  events: v.optional(events),
});

export const subscription = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  createdDate: v.pipe(v.string(), v.isoTimestamp()),
  enabled: v.boolean(),
  title: v.string(),
  url: v.string(),
  events: v.array(eventType),
  secret: v.string(),
});

export const subscriptions = v.strictObject({ items: v.array(subscription) });

/** The body of a delivery. */
export const event = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  createdDate: v.pipe(v.string(), v.isoTimestamp()),
  eventType,
  object: v.strictObject({ id: v.pipe(v.string(), v.uuid()), externalUserId: v.string() }),
});
