/**
 * Seals texts with AES-256-GCM (NIST SP 800-38D), by the Web Crypto API of the browser, which only pages of secure origins have.
 *
 * `data` is authenticated with the text, but not hidden.
 */
import { fromBase64, toBase64Url } from '../../bytes/encoding.js';

/** The recommended length of an initialization vector, in bytes. */
const IV_LENGTH = 12;

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** `key`: base64url of 32 bytes. */
function importKey(key: string) {
  const bytes = fromBase64(key);
  if (bytes === undefined) throw new TypeError('A key is base64url of 32 bytes.');
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

export async function sealText(key: string, text: string, data: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_LENGTH));
  const options = { name: 'AES-GCM', iv, additionalData: bytesOf(data) };
  const sealed = await crypto.subtle.encrypt(options, await importKey(key), bytesOf(text));
  return `${toBase64Url(iv)}.${toBase64Url(new Uint8Array(sealed))}`;
}

/** Undefined if it was sealed with another key, or changed. */
export async function openText(key: string, sealed: string, data: string): Promise<string | undefined> {
  const [iv, closed] = sealed.split('.').map(fromBase64);
  if (iv === undefined || closed === undefined) return undefined;
  const options = { name: 'AES-GCM', iv, additionalData: bytesOf(data) };
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt(options, await importKey(key), closed));
  } catch {
    return undefined;
  }
}
