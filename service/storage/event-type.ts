/** What may happen to a recipient, as it is stored and sent. */
export const WEBHOOK_EVENT_TYPES = ['RECIPIENT_CREATED', 'RECIPIENT_UPDATED', 'RECIPIENT_DELETED'] as const;

export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];

/** Sent to try a subscription out. Nobody subscribes to it, and it is about no recipient. */
export const TEST_EVENT_TYPE = 'WEBHOOK_TEST';

/** What a delivery may be of. */
export type EventType = WebhookEventType | typeof TEST_EVENT_TYPE;
