/**
 * The identifier of the delivery of an event to a subscription: a UUID of version 8 that follows from the two, so that no event is on its way to
 * anybody twice.
 */
import { sha256 } from '../bytes/digest.js';
import { uuidOf } from '../bytes/uuid.js';

export const deliveryId = async (eventId: string, subscriptionId: string): Promise<string> =>
  uuidOf(await sha256(`${eventId.toLowerCase()} ${subscriptionId.toLowerCase()}`), 8);
