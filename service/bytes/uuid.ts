/**
 * UUIDs (RFC 9562), in small letters.
 *
 * The gotcha: PostgreSQL fails a transaction that compares a UUID with another text. So a text is checked here first.
 */
import { toHexadecimal } from './encoding.js';
import type { Random } from './random.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The UUID in small letters, as it is stored; undefined for any other text, which is the id of nothing. */
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
export const uuidOf = (bytes: Uint8Array, version: 4 | 8): string => uuidOfDigits(toHexadecimal(bytes.slice(0, 16)), version);

/** The possible first digits of the fourth group: their upper two bits are the variant of RFC 9562. */
const VARIANTS = '89ab';

/** 32 hexadecimal digits as a UUID of a version. */
export function uuidOfDigits(digits: string, version: 4 | 8): string {
  const variant = VARIANTS[Number.parseInt(digits.charAt(16), 16) & 3];
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-${version}${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20)}`;
}

export const createUuid = (random: Random): string => uuidOf(random(16), 4);
