/**
 * Reads the principal from claims, of a JWT (RFC 9068) or of an introspection response (RFC 7662).
 *
 * The gotcha: claims are foreign JSON. Only own members of the right type count.
 */
import type { Principal } from './principal.js';

export type Claims = Readonly<Record<string, unknown>>;

export interface ClaimNames {
  /** The claim that names the organization; a URL with some providers. Default: `organization`. */
  readonly organizationClaim?: string | undefined;
  /** The claim that lists the scopes, as a text with spaces or as an array. Default: `scope`, else `scp`. */
  readonly scopeClaim?: string | undefined;
}

/** A name that every database can store: no control characters, no unpaired surrogates. */
const ORGANIZATION = /^[^\p{Cc}\p{Cs}]{1,255}$/u;

export const isOrganization = (value: unknown): value is string => typeof value === 'string' && ORGANIZATION.test(value);

export const isClaims = (value: unknown): value is Claims => typeof value === 'object' && value !== null && !Array.isArray(value);

export const claimValue = (claims: Claims, name: string): unknown => (Object.hasOwn(claims, name) ? claims[name] : undefined);

export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Undefined if it is neither an array of texts nor a text. */
function words(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return value.split(' ').filter((word) => word !== '');
  return Array.isArray(value) && value.every(isText) ? value : undefined;
}

function scopesOf(claims: Claims, scopeClaim: string | undefined): ReadonlySet<string> | undefined {
  const value = scopeClaim === undefined ? (claimValue(claims, 'scope') ?? claimValue(claims, 'scp')) : claimValue(claims, scopeClaim);
  const scopes = words(value ?? '');
  return scopes === undefined ? undefined : new Set(scopes);
}

/** Undefined if the claims name no organization, or their scopes cannot be read. */
export function principalOf(claims: Claims, { organizationClaim = 'organization', scopeClaim }: ClaimNames): Principal | undefined {
  const organization = claimValue(claims, organizationClaim);
  const scopes = scopesOf(claims, scopeClaim);
  if (!isOrganization(organization) || scopes === undefined) return undefined;
  const clientId = CLIENT_CLAIMS.map((name) => claimValue(claims, name)).find(isOrganization);
  return clientId === undefined ? { organization, scopes } : { organization, scopes, clientId };
}

/** The claims that may name the client: of RFC 9068 and RFC 7662, of OpenID Connect, else the subject, which is the client if there is no user. */
const CLIENT_CLAIMS = ['client_id', 'azp', 'sub'];

/** True if `aud` names one of the audiences. */
export function isFor(claims: Claims, audience: string | readonly string[]): boolean {
  const named = [claimValue(claims, 'aud')].flat();
  return [audience].flat().some((one) => named.includes(one));
}

/**
 * True if the token is bound to a key of its holder (RFC 8705, RFC 9449). This service does not ask for a proof of that key, so a thief could use
 * such a token as a bearer token.
 */
export const isBound = (claims: Claims): boolean => claimValue(claims, 'cnf') !== undefined;
