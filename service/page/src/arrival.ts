/**
 * Reads what the page was opened with: the token of the session, from the fragment, which browsers do not send; and the address to return to.
 */
import { isSecure } from '../../http/secure-url.js';

/** The token in a fragment: 256 bits in base64url; undefined if there is none. */
export function tokenIn(fragment: string): string | undefined {
  const text = fragment.replace(/^#/, '');
  return /^[\w-]{20,200}$/.test(text) ? text : undefined;
}

/** The address to return to; undefined unless it is http or https. */
export function safeReturnUrl(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return isSecure(url) && url.username === '' && url.password === '' ? url : undefined;
}
