/**
 * What claims say of who asks: the same for a JWT (RFC 9068) and for the answer of an introspection (RFC 7662).
 *
 * The gotcha: claims are JSON of somebody else's. Only own members count, and only those of the right type.
 */
import type { Principal } from './principal.js';

export type Claims = Readonly<Record<string, unknown>>;

export interface ClaimNames {
  /** Names the organization. Providers that want such names to be URLs have one here. Default: `organization`. */
  readonly organizationClaim?: string | undefined;
  /** Lists the scopes, as a string with blanks or as an array. Default: `scope`, and `scp` where there is none. */
  readonly scopeClaim?: string | undefined;
}

/** What can be kept and compared everywhere: no control characters, no halves of surrogate pairs. */
const ORGANIZATION = /^[^\p{Cc}\p{Cs}]{1,255}$/u;

export const isOrganization = (value: unknown): value is string => typeof value === 'string' && ORGANIZATION.test(value);

export const isClaims = (value: unknown): value is Claims => typeof value === 'object' && value !== null && !Array.isArray(value);

export const claim = (claims: Claims, name: string): unknown => (Object.hasOwn(claims, name) ? claims[name] : undefined);

export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Undefined where it is neither a list of words nor a text of them. */
function words(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return value.split(' ').filter((word) => word !== '');
  return Array.isArray(value) && value.every(isText) ? value : undefined;
}

function scopesOf(claims: Claims, scopeClaim: string | undefined): ReadonlySet<string> | undefined {
  const value = scopeClaim === undefined ? (claim(claims, 'scope') ?? claim(claims, 'scp')) : claim(claims, scopeClaim);
  const scopes = words(value ?? '');
  return scopes === undefined ? undefined : new Set(scopes);
}

/** Undefined where the claims name no organization, or hold scopes that nobody can read. */
export function principalOf(claims: Claims, { organizationClaim = 'organization', scopeClaim }: ClaimNames): Principal | undefined {
  const organization = claim(claims, organizationClaim);
  const scopes = scopesOf(claims, scopeClaim);
  if (!isOrganization(organization) || scopes === undefined) return undefined;
  const clientId = CLIENT_CLAIMS.map((name) => claim(claims, name)).find(isOrganization);
  return clientId === undefined ? { organization, scopes } : { organization, scopes, clientId };
}

/** Who names the client: RFC 9068 and RFC 7662, OpenID Connect, and, where nobody does, the subject, which is the client where there is no user. */
const CLIENT_CLAIMS = ['client_id', 'azp', 'sub'];

/** Whether one of the audiences is meant. */
export function isFor(claims: Claims, audience: string | readonly string[]): boolean {
  const named = [claim(claims, 'aud')].flat();
  return [audience].flat().some((one) => named.includes(one));
}

/**
 * Whether the token is bound to a key of its holder (RFC 8705, RFC 9449). Nobody here asks for a proof of that key, so whoever has stolen such a token
 * could use it as a bearer token.
 */
export const isBound = (claims: Claims): boolean => claim(claims, 'cnf') !== undefined;
