/**
 * What the page was opened with: the token of the session, which stands in the fragment so that no server sees it; and where it leads back to.
 */
import { isSecure } from '../../http/secure-url.js';

/** The token of a fragment: 256 bits in base64url. Undefined where there is none. */
export function tokenIn(fragment: string): string | undefined {
  const text = fragment.replace(/^#/, '');
  return /^[\w-]{20,200}$/.test(text) ? text : undefined;
}

/** The address to return to, where it may be one; undefined for everything else. */
export function safeReturnUrl(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return isSecure(url) && url.username === '' && url.password === '' ? url : undefined;
}
