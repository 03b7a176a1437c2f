/** What is sent of an event. */
import type { EventRecord } from '../storage/webhook-port.js';

/** The body of a delivery: what happened to whom, and no bank details. */
export const bodyOf = ({ id, created, eventType, object }: EventRecord): string =>
  JSON.stringify({ id, createdDate: created.toISOString(), eventType, object: { id: object.id, externalUserId: object.externalUserId } });
