/** temporary */
export type Bearer = { readonly token: string } | { readonly missing: true } | { readonly malformed: true };
export function bearerToken(request: Request): Bearer {
  const header = request.headers.get('authorization');
  if (header === null) return new URL(request.url).searchParams.has('access_token') ? { malformed: true } : { missing: true };
  const [, token] = /^Bearer ([\w.~+/-]{1,8192}=*)$/i.exec(header) ?? [];
  return token === undefined ? { malformed: true } : { token };
}
