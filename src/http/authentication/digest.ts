/** Digests that stand for a secret: in a cache, and where two secrets are compared. */

const sha256 = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** SHA-256 in hexadecimal digits. */
export async function hexDigest(text: string): Promise<string> {
  return [...(await sha256(text))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether two secrets are the same, in a time that says nothing about where they differ, nor how long they are. */
export async function isSameSecret(given: string, expected: string): Promise<boolean> {
  const [one, other] = await Promise.all([sha256(given), sha256(expected)]);
  return one.reduce((difference, byte, at) => difference | (byte ^ (other[at] ?? 0)), 0) === 0;
}
