/** Lets in who has an access token for this (RFC 6750, section 3). */
import { bearerToken } from './authentication/bearer.js';
import type { Principal, VerifyToken } from './authentication/principal.js';
import { Problem } from './problem.js';
import type { Scope } from './route.js';

/** Who asks, where the token is for this scope. */
export async function principalOf(request: Request, scope: Scope, authenticate: VerifyToken): Promise<Principal> {
  const bearer = bearerToken(request);
  if ('missing' in bearer) throw new Problem('AUTH_CREDENTIALS_MISSING', challenge('Bearer'));
  if ('malformed' in bearer) throw new Problem('AUTH_REQUEST_INVALID', challenge('Bearer error="invalid_request"'));
  const principal = await authenticate(bearer.token);
  if (principal === undefined) throw new Problem('AUTH_TOKEN_INVALID', challenge('Bearer error="invalid_token"'));
  if (!principal.scopes.has(scope))
    throw new Problem('AUTH_SCOPE_INSUFFICIENT', challenge(`Bearer error="insufficient_scope", scope="${scope}"`));
  return principal;
}

const challenge = (value: string) => ({ headers: { 'www-authenticate': value } });
