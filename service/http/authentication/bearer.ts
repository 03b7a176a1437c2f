/**
 * The bearer token of a request: RFC 6750, section 2.1, the header and nothing else.
 *
 * The gotcha: repeated headers arrive as one, joined by commas. No token has a comma in it, so two credentials are a malformed one.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6750
 */

/** In characters: more than providers send, less than the header limit of servers. */
export const MAX_TOKEN_LENGTH = 8192;

export type Bearer = { readonly token: string } | { readonly missing: true } | { readonly malformed: true };

/** The scheme, in any case, and a `b64token`. */
const CREDENTIALS = /^bearer {1,16}([\w\-.~+/]{1,8192}={0,2})$/i;
const SCHEME = /^bearer(?:[\t ]|$)/i;
const SECOND_CREDENTIALS = /,[\t ]{0,16}bearer[\t ]/i;

const MISSING = { missing: true } as const;
const MALFORMED = { malformed: true } as const;

/**
 * A header of another scheme counts as missing, so that the answer names the right scheme. A token in the query is malformed even beside a header,
 * because queries are logged.
 */
export function bearerToken(request: Request, read: (header: string) => Bearer = bearerIn): Bearer {
  const { url } = request;
  if (url.includes('?') && new URL(url).searchParams.has('access_token')) return MALFORMED;
  return read(request.headers.get('authorization') ?? '');
}

/** A reader that remembers the last header: a client often sends the same one again, and comparing is cheaper than reading. */
export function bearerReader(): (header: string) => Bearer {
  let last: { readonly header: string; readonly bearer: Bearer } | undefined;
  return (header) => {
    if (last?.header !== header) last = { header, bearer: bearerIn(header) };
    return last.bearer;
  };
}

function bearerIn(header: string): Bearer {
  const token = CREDENTIALS.exec(header)?.[1];
  if (token !== undefined) return token.length > MAX_TOKEN_LENGTH ? MALFORMED : { token };
  return SCHEME.test(header) || SECOND_CREDENTIALS.test(header) ? MALFORMED : MISSING;
}
