/**
 * What the page was opened with: the token of the session, which stands in the fragment so that no server sees it; and where it leads back to.
 */

/** The token of a fragment: 256 bits in base64url. Undefined where there is none. */
export function tokenIn(fragment: string): string | undefined {
  const text = fragment.replace(/^#/, '');
  return /^[\w-]{20,200}$/.test(text) ? text : undefined;
}

const HERE: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** The address to return to: https, or http on the machine itself; undefined for everything else. */
export function safeReturnUrl(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return undefined;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && HERE.includes(url.hostname));
  return isSafe ? url : undefined;
}
