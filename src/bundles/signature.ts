/**
 * Signatures and hashes by Web Crypto, which browsers and Node have. Verifying depends on nothing but its input.
 *
 * @see https://www.w3.org/TR/WebCryptoAPI/
 */

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** Two numbers of 32 bytes, one behind the other (IEEE P1363). OpenSSL writes another form, DER. */
const SIGNATURE_BYTES = 64;

const PEM = /^\s*-----BEGIN PUBLIC KEY-----([A-Za-z\d+/=\s]{1,1000})-----END PUBLIC KEY-----\s*$/;

/** Undefined for what is no base64. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** @throws TypeError where the text is no public key of P-256 in PEM: a mistake of the caller */
async function importKey(publicKey: string) {
  const bytes = fromBase64(PEM.exec(publicKey)?.[1]?.replace(/\s/g, '') ?? '');
  try {
    return await crypto.subtle.importKey('spki', bytes ?? new Uint8Array(), ALGORITHM, false, ['verify']);
  } catch {
    throw new TypeError('readBundle: `publicKey` is a public key of the curve P-256 in PEM: -----BEGIN PUBLIC KEY-----');
  }
}

/** True where the owner of the key signed this text. */
export async function isSignedBy(publicKey: string, text: string, signature: string): Promise<boolean> {
  const key = await importKey(publicKey);
  const bytes = fromBase64(signature);
  if (bytes?.length !== SIGNATURE_BYTES) return false;
  return crypto.subtle.verify({ name: ALGORITHM.name, hash: 'SHA-256' }, key, bytes, new TextEncoder().encode(text));
}

/** SHA-256, in small hexadecimal digits. */
export async function sha256Of(bytes: Uint8Array): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
