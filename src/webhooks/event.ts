/** The events that a subscription may ask for, and what is sent. */
import type { EventRecord } from '../storage/port.js';

export const WEBHOOK_EVENT_TYPES = ['RECIPIENT_CREATED', 'RECIPIENT_UPDATED', 'RECIPIENT_DELETED'] as const;

export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];

/** The body of a delivery: what happened to whom, and no bank details. */
export const bodyOf = ({ id, created, eventType, object }: EventRecord): string =>
  JSON.stringify({ id, createdDate: created.toISOString(), eventType, object: { id: object.id, externalUserId: object.externalUserId } });
