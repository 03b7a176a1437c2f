/**
 * The id of the delivery of an event to a subscription: a UUID of version 8, derived from both, so that there is only one delivery for the two.
 */
import { sha256 } from '../bytes/digest.js';
import { uuidOf } from '../bytes/uuid.js';

export const deliveryId = async (eventId: string, subscriptionId: string): Promise<string> =>
  uuidOf(await sha256(`${eventId.toLowerCase()} ${subscriptionId.toLowerCase()}`), 8);
