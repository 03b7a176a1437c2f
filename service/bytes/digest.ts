/** SHA-256 digests, which are stored in place of tokens and other secrets. */
import type { Bytes } from './bytes.js';
import { toHexadecimal } from './encoding.js';

export const sha256 = async (text: string): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** In hexadecimal digits. */
export const hexDigest = async (text: string): Promise<string> => toHexadecimal(await sha256(text));

/** Whether two secrets are the same, in a time that says nothing about where they differ, nor how long they are. */
export async function isSameSecret(given: string, expected: string): Promise<boolean> {
  const [one, other] = await Promise.all([sha256(given), sha256(expected)]);
  return one.reduce((difference, byte, at) => difference | (byte ^ (other[at] ?? 0)), 0) === 0;
}
