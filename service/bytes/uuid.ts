/**
 * UUIDs (RFC 9562), in small letters.
 *
 * The gotcha: a database refuses to compare a UUID with what is none, and the whole transaction with it. Ask here first.
 */
import { toHexadecimal } from './encoding.js';
import type { Random } from './random.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The identifier as it is kept; undefined for what is no UUID, and so the identifier of nothing. */
export function readUuid(text: string): string | undefined {
  const lower = text.length === 36 ? text.toLowerCase() : '';
  return UUID.test(lower) ? lower : undefined;
}

/**
 * 16 bytes as a UUID of a version: 4 for random ones, 8 for a digest.
 *
 * @example
 * uuidOf(new Uint8Array(16), 4) // '00000000-0000-4000-8000-000000000000'
 */
export function uuidOf(bytes: Uint8Array, version: 4 | 8): string {
  const marked = bytes.slice(0, 16);
  marked[6] = ((marked[6] ?? 0) & 0x0f) | (version << 4);
  marked[8] = ((marked[8] ?? 0) & 0x3f) | 0x80;
  const digits = toHexadecimal(marked);
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-${digits.slice(12, 16)}-${digits.slice(16, 20)}-${digits.slice(20)}`;
}

const VARIANTS = '89ab';

/** A random UUID of 32 random hexadecimal digits. */
export function uuidOfDigits(digits: string): string {
  const variant = VARIANTS[digits.charCodeAt(16) & 3];
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20)}`;
}

export const createUuid = (random: Random): string => uuidOf(random(16), 4);
