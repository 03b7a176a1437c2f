/** The types of events, as they are stored and sent. */
export const WEBHOOK_EVENT_TYPES = ['RECIPIENT_CREATED', 'RECIPIENT_UPDATED', 'RECIPIENT_DELETED', 'RECIPIENT_ALERTED'] as const;

export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];

/** The event that tests a subscription. It is about no recipient, and cannot be subscribed to. */
export const TEST_EVENT_TYPE = 'WEBHOOK_TEST';

/** The type of a delivered event. */
export type EventType = WebhookEventType | typeof TEST_EVENT_TYPE;
