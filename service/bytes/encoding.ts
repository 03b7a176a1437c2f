/** Bytes as text, where there is no Buffer: hexadecimal digits, base64 and base64url (RFC 4648). */

const HEXADECIMAL: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function toHexadecimal(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += HEXADECIMAL[byte];
  return text;
}

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

export const toBase64Url = (bytes: Uint8Array): string => toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Undefined for what is no base64 and no base64url. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
