/**
 * The public address of the service, to which the addresses of sessions and the links of lists belong.
 *
 * The gotcha: the sender of a request chooses its `Host`, so the public address is a setting. Only on this machine is it taken from the request.
 */
import { Problem } from './problem.js';
import { isLoopback, isSecure } from './secure-url.js';

/** Characters that every URL parser reads in the same way; parsers drop tabs, and read a backslash as a slash. */
const FORM = /^https?:\/\/[^\s/?#@\\]{1,255}(?:\/[^\s?#\\]{0,2048})?$/i;

/** An https address, or an http one of this machine, without user, query and fragment, and without a slash at its end; undefined for any other text. */
export function readPublicUrl(text: string): string | undefined {
  if (!FORM.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  // the address of a session is a credential
  if (!isSecure(url)) return undefined;
  const { origin, pathname } = url;
  return origin + pathname.replace(/\/{1,2048}$/, '');
}

/** The address of the hosted page. @throws Problem as {@link baseUrlOf} */
export const pageUrlOf = (publicUrl: string | undefined, request: Request): string => `${baseUrlOf(publicUrl, request)}/session`;

/** The address of the service. @throws Problem if there is no public address, and the request was not sent to this machine by its own name */
export function baseUrlOf(publicUrl: string | undefined, request: Request): string {
  if (publicUrl !== undefined) return publicUrl;
  const url = new URL(request.url);
  if (isLoopback(url)) return url.origin;
  throw new Problem('BAD_REQUEST', {
    detail: 'The service does not know this Host. Its operator sets its public address: publicUrl, or --public-url.',
  });
}

/** The path of the public address. A server in front removes it from requests, so links have to begin with it. */
export const pathPrefixOf = (publicUrl: string | undefined): string =>
  publicUrl === undefined ? '' : new URL(publicUrl).pathname.replace(/\/$/, '');
