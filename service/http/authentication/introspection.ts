/**
 * Verifies opaque access tokens by asking the authorization server, RFC 7662.
 *
 * An answer is cached for a short time under the SHA-256 of the token, never under the token itself, and never beyond its expiry. A revoked token
 * stays valid for that time: `cacheSeconds` limits it.
 *
 * The gotcha: the server also calls tokens of other kinds active, such as refresh tokens. `audience` keeps out tokens that were issued for something
 * else.
 *
 * @see https://www.rfc-editor.org/rfc/rfc7662
 */
import { hexDigest } from '../../bytes/digest.js';
import type { TraceContext } from '../../tracing/trace-context.js';
import { MAX_TOKEN_LENGTH } from './bearer.js';
import { type ClaimNames, type Claims, claimValue, isBound, isClaims, isFor, principalOf } from './claims.js';
import { SharedWork } from './deadline.js';
import { assertInRange, assertText, assertTexts, toMilliseconds } from './options.js';
import { type Principal, VerifierUnavailable, type VerifyToken } from './principal.js';
import { fetchJson, type ProviderAccess, providerAddress, providerTimeout } from './provider.js';
import { TokenCache, type Validity } from './token-cache.js';

export interface IntrospectionOptions extends ClaimNames, ProviderAccess {
  readonly endpoint: string;
  /** The credentials of this service at the authorization server. */
  readonly clientId: string;
  readonly clientSecret: string;
  /** If given, the `aud` of the answer has to name one of these. */
  readonly audience?: string | readonly string[] | undefined;
  /** If given, it has to be the `iss` of the answer. */
  readonly issuer?: string | undefined;
  /** How long an answer is kept: 0 asks each time. Default: 30. */
  readonly cacheSeconds?: number | undefined;
  /** The same for invalid tokens, if that is shorter. Default: 5. */
  readonly refusalCacheSeconds?: number | undefined;
  /** How many answers for valid tokens are kept, and how many for invalid ones. Default: 10000. */
  readonly cacheSize?: number | undefined;
  /** How far the clocks may be apart. Default: 30. */
  readonly clockToleranceSeconds?: number | undefined;
  readonly clock: () => Date;
}

/** The result of an introspection, and when it is valid, in milliseconds. */
interface IntrospectionResult extends Validity {
  readonly principal: Principal | undefined;
}

interface Rules {
  readonly names: ClaimNames;
  readonly audience: readonly string[] | undefined;
  readonly issuer: string | undefined;
  readonly tolerance: number;
  readonly cache: number;
  readonly refusalCache: number;
}

function rulesOf(options: IntrospectionOptions): Rules {
  const { audience, issuer, clockToleranceSeconds = 30, cacheSeconds = 30, refusalCacheSeconds = 5 } = options;
  const cache = toMilliseconds('cacheSeconds', cacheSeconds);
  return {
    names: options,
    audience: audience === undefined ? undefined : assertTexts('audience', audience),
    issuer: issuer === undefined ? undefined : assertText('issuer', issuer),
    tolerance: assertInRange('clockToleranceSeconds', clockToleranceSeconds, 0, 300) * 1_000,
    cache,
    refusalCache: Math.min(cache, toMilliseconds('refusalCacheSeconds', refusalCacheSeconds)),
  };
}

/** RFC 6749, section 2.3.1: both are form-encoded before they are joined. */
function basicCredentials({ clientId, clientSecret }: IntrospectionOptions): string {
  const encoded = (option: string, value: string): string => new URLSearchParams([['', assertText(option, value)]]).toString().slice(1);
  return `Basic ${btoa(`${encoded('clientId', clientId)}:${encoded('clientSecret', clientSecret)}`)}`;
}

/** A time of RFC 7662, in milliseconds; NaN if it is not a number. */
const time = (value: unknown): number => (typeof value === 'number' ? value * 1_000 : Number.NaN);

/** True if the token is now valid for this service. An absent claim passes, unless the options ask for it. */
function isGood(claims: Claims, { audience, issuer, tolerance }: Rules, now: number): boolean {
  const [exp, nbf, type] = ['exp', 'nbf', 'token_type'].map((name) => claimValue(claims, name));
  return (
    (exp === undefined || time(exp) > now - tolerance) &&
    (nbf === undefined || time(nbf) <= now + tolerance) &&
    (type === undefined || (typeof type === 'string' && type.toLowerCase() === 'bearer')) &&
    (issuer === undefined || claimValue(claims, 'iss') === issuer) &&
    (audience === undefined || isFor(claims, audience)) &&
    !isBound(claims)
  );
}

function evaluateClaims(claims: Claims, rules: Rules, now: number): IntrospectionResult {
  const principal = claimValue(claims, 'active') === true && isGood(claims, rules, now) ? principalOf(claims, rules.names) : undefined;
  if (principal === undefined) return { principal, since: now, until: now + rules.refusalCache };
  const exp = claimValue(claims, 'exp');
  return { principal, since: now, until: Math.min(now + rules.cache, exp === undefined ? Number.POSITIVE_INFINITY : time(exp)) };
}

/** Returns a function that asks the server about one token. */
function createIntrospector(options: IntrospectionOptions): (token: string, span?: TraceContext) => Promise<Claims> {
  const endpoint = providerAddress('endpoint', options.endpoint);
  const headers = {
    accept: 'application/json',
    authorization: basicCredentials(options),
    'content-type': 'application/x-www-form-urlencoded',
  };
  return async (token, span) => {
    const body = new URLSearchParams({ token, token_type_hint: 'access_token' }).toString();
    const answer = await fetchJson(endpoint, { method: 'POST', headers, body }, options, span);
    if (!isClaims(answer) || typeof claimValue(answer, 'active') !== 'boolean') throw new VerifierUnavailable('MALFORMED');
    return answer;
  };
}

/** Creates a verifier of opaque access tokens. Throws for invalid options. */
export function introspectionVerifier(options: IntrospectionOptions): VerifyToken {
  const { clock, cacheSize = 10_000 } = options;
  const rules = rulesOf(options);
  const introspect = createIntrospector(options);
  const asking = new SharedWork<Principal | undefined>(providerTimeout(options));
  const size = assertInRange('cacheSize', cacheSize, 1, 1_000_000);
  // two caches, so that invented tokens do not push out valid ones
  const good = new TokenCache<Principal>(size);
  const refused = new TokenCache<undefined>(size);
  const ask = async (token: string, key: string, span?: TraceContext): Promise<Principal | undefined> => {
    const claims = await introspect(token, span);
    const { principal, ...validity } = evaluateClaims(claims, rules, clock().getTime());
    if (principal === undefined) refused.set(key, principal, validity);
    else good.set(key, principal, validity);
    return principal;
  };
  return async (token, span) => {
    if (token === '' || token.length > MAX_TOKEN_LENGTH) return undefined;
    const key = await hexDigest(token);
    const now = clock().getTime();
    const kept = good.get(key, now) ?? refused.get(key, now);
    return kept === undefined ? asking.run(key, () => ask(token, key, span)) : kept.answer;
  };
}
