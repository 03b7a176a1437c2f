/** What may happen to a recipient, as it is stored and sent. */
export const WEBHOOK_EVENT_TYPES = ['RECIPIENT_CREATED', 'RECIPIENT_UPDATED', 'RECIPIENT_DELETED'] as const;

export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];
