/** The payment in the address of the page: behind `#`, which browsers do not send to any server. */
const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64Url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

export const toFragment = (text: string): string => `#${toBase64Url(new TextEncoder().encode(text))}`;

/** The text of a fragment; undefined where it has none, or nonsense. */
export function fromFragment(fragment: string): string | undefined {
  if (fragment.length < 2) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(fromBase64Url(fragment.slice(1)));
  } catch {
    return undefined;
  }
}
