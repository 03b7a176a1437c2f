/**
 * The identifiers of records: UUIDs (RFC 9562), in small letters.
 *
 * The gotcha: a database refuses to compare a UUID with what is none, and the whole transaction with it. Ask here first.
 */

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The identifier as it is kept; undefined for what is no UUID, and so the identifier of nothing. */
export function readUuid(text: string): string | undefined {
  const lower = text.length === 36 ? text.toLowerCase() : '';
  return UUID.test(lower) ? lower : undefined;
}

/**
 * The identifier of the delivery of an event to a subscription: a UUID of version 8 that follows from the two, so that no event is on its way to
 * anybody twice.
 */
export async function deliveryId(eventId: string, subscriptionId: string): Promise<string> {
  const text = `${eventId.toLowerCase()} ${subscriptionId.toLowerCase()}`;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).subarray(0, 16);
  const hex = Array.from(digest, (byte, at) => {
    const marked = at === 6 ? (byte & 0x0f) | 0x80 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
