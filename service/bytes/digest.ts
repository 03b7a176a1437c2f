/** SHA-256 digests, which are stored in place of tokens and other secrets. */
import type { Bytes } from './bytes.js';
import { toHexadecimal } from './encoding.js';

export const sha256 = async (text: string): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** In hexadecimal digits. */
export const hexDigest = async (text: string): Promise<string> => toHexadecimal(await sha256(text));

/** True if two secrets are equal. The time does not depend on where they differ, or on their lengths. */
export async function isSameSecret(given: string, expected: string): Promise<boolean> {
  const [one, other] = await Promise.all([sha256(given), sha256(expected)]);
  return one.reduce((difference, byte, at) => difference | (byte ^ (other[at] ?? 0)), 0) === 0;
}
