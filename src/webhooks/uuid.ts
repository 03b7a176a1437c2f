/**
 * UUIDs of version 4, from bytes that are handed in.
 *
 * @see RFC 9562, section 5.4
 */
import type { RandomBytes } from './secret.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A UUID of any version, in small letters; undefined where the text is none. */
export const parseUuid = (text: string): string | undefined => (UUID.test(text) ? text.toLowerCase() : undefined);

export function createUuid(random: RandomBytes): string {
  const bytes = Uint8Array.from(random(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
