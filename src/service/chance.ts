/** What has to be unguessable or unique, made of random bytes that are handed in. */

/** So many random bytes, good enough for keys. */
export type Random = (count: number) => Uint8Array;

export const systemRandom: Random = (count) => crypto.getRandomValues(new Uint8Array(count));

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * A UUID of version 4 (RFC 9562, section 5.4).
 *
 * @example
 * uuid(() => new Uint8Array(16)) // '00000000-0000-4000-8000-000000000000'
 */
export function uuid(random: Random): string {
  const bytes = random(16);
  bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x40], 6);
  bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8);
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isUuid = (text: string): boolean => UUID.test(text);

/** 32 random bytes in base64url: 43 characters that may stand in a URL. */
export function token(random: Random): string {
  const base64 = btoa(String.fromCharCode(...random(32)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** SHA-256 of a text, in hexadecimal digits. */
export const sha256 = async (text: string): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
