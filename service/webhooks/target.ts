/**
 * Checks the URL of a subscription: https, and a domain name that can be in the public DNS.
 *
 * This is the first of two checks, at the time when the URL is set. The addresses of a name are known only when something is sent: `post.ts` checks
 * them each time.
 *
 * The gotcha: parsers repair many malformed URLs (a backslash, a tab inside, `https://0x7f.1`). Such a URL is refused, and the host is checked as the
 * parser reads it.
 *
 * @see https://url.spec.whatwg.org/
 * @see RFC 1123, section 2.1
 * @see https://www.iana.org/assignments/special-use-domain-names/
 */
import { isLoopbackAddress } from './addresses.js';

export type TargetProblem =
  | 'URL_MALFORMED'
  | 'URL_TOO_LONG'
  | 'URL_NOT_HTTPS'
  | 'URL_WITH_USER_INFO'
  | 'URL_WITH_FRAGMENT'
  | 'URL_WITH_IP_ADDRESS'
  | 'URL_WITH_PORT_ZERO'
  | 'URL_HOST_NOT_PUBLIC';

export type TargetResult = { readonly ok: true; readonly url: URL } | { readonly ok: false; readonly problem: TargetProblem };

export interface TargetOptions {
  /** For tests and development: also http, and this machine itself. */
  readonly allowInsecure?: boolean | undefined;
}

const MAX_URL = 2048;
const MAX_HOST = 253;

/** Scheme, authority and the rest, of characters that parsers neither change nor drop. */
const FORM = /^(https?):\/\/([^/?#\\\s\p{Cc}\p{Cs}]{1,2048})([/?#][^\\\s\p{Cc}\p{Cs}]{0,2048})?$/iu;

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const ADDRESS = /^(?:\[.*\]|[0-9.]+)$/;

/**
 * Top-level and other endings of names that are not in the public DNS, or mean something inside a network. `example` and `test` are allowed: they
 * lead nowhere, and are used in examples and tests.
 */
const NOT_PUBLIC: ReadonlySet<string> = new Set([
  'alt',
  'arpa',
  'corp',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'onion',
  'private',
]);

const problem = (found: TargetProblem): TargetResult => ({ ok: false, problem: found });

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || isLoopbackAddress(host.replace(/^\[(.*)\]$/, '$1'));

/** True for a name of several labels whose ending is not in the list. */
function isPublicName(host: string): boolean {
  const labels = host.split('.');
  return host.length <= MAX_HOST && labels.length > 1 && labels.every((label) => LABEL.test(label)) && !NOT_PUBLIC.has(labels.at(-1) ?? '');
}

/**
 * Checks whether something may be sent to a URL, as far as the URL itself tells.
 *
 * @example
 * checkTarget('https://hooks.example.com/payprep').ok; // true
 * checkTarget('https://2130706433/'); // { ok: false, problem: 'URL_WITH_IP_ADDRESS' }
 */
export function checkTarget(text: string, { allowInsecure = false }: TargetOptions = {}): TargetResult {
  if (typeof text !== 'string') return problem('URL_MALFORMED');
  if (text.length > MAX_URL) return problem('URL_TOO_LONG');
  const [, scheme = '', authority = '', rest = ''] = FORM.exec(text) ?? [];
  const url = scheme !== '' && URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined) return problem(/^(?!https?:)[a-z][a-z0-9+.-]{0,30}:/i.test(text) ? 'URL_NOT_HTTPS' : 'URL_MALFORMED');
  // checked in the text: a parsed URL does not show an empty user or an empty fragment
  if (authority.includes('@')) return problem('URL_WITH_USER_INFO');
  if (rest.includes('#')) return problem('URL_WITH_FRAGMENT');
  if (url.port === '0') return problem('URL_WITH_PORT_ZERO');
  if (allowInsecure && isLoopback(url.hostname)) return { ok: true, url };
  if (url.protocol !== 'https:' && !allowInsecure) return problem('URL_NOT_HTTPS');
  if (ADDRESS.test(url.hostname)) return problem('URL_WITH_IP_ADDRESS');
  return isPublicName(url.hostname) ? { ok: true, url } : problem('URL_HOST_NOT_PUBLIC');
}
