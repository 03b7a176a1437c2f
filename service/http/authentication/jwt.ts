/**
 * JWT access tokens: RFC 9068, checked against the public keys of the authorization server.
 *
 * The gotcha: a token states its own algorithm and key. Only the name of the key (`kid`) is read from it: the algorithms that count are listed here, keys come from
 * the set of the authorization server, and addresses or keys inside the token are ignored.
 *
 * A valid token is cached, because checking a signature costs more than the rest of a request. It stays until it expires or its key leaves the set: when the
 * authorization server withdraws a key, its tokens are refused, as they would be without the cache.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9068
 * @see https://www.rfc-editor.org/rfc/rfc8725
 */
import {
  type CryptoKey,
  decodeProtectedHeader,
  type JSONWebKeySet,
  type JWSHeaderParameters,
  type JWTVerifyOptions,
  jwtVerify,
} from 'jose';
import type { TraceContext } from '../../tracing/trace-context.js';
import { MAX_TOKEN_LENGTH } from './bearer.js';
import { type ClaimNames, type Claims, isBound, isText, principalOf } from './claims.js';
import { type KeySet, localKeySet, RemoteKeySet, type RemoteKeySetOptions } from './key-set.js';
import { assertInRange, assertText, assertTexts } from './options.js';
import { type Principal, VerifierUnavailable, type VerifyToken } from './principal.js';
import { TokenCache } from './token-cache.js';

/** Signatures that are checked with a public key. Shared secrets and no signature at all are not on offer. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'] as const;

export type JwtAlgorithm = (typeof ALGORITHMS)[number];

const DEFAULT_ALGORITHMS: readonly JwtAlgorithm[] = ['RS256', 'PS256', 'ES256', 'EdDSA'];

interface JwtRules extends ClaimNames {
  /** The `iss` of the tokens, to the letter. */
  readonly issuer: string;
  /** `aud` has to name one of these. Never the id of a client: with the type `JWT`, its ID tokens would pass. */
  readonly audience: string | readonly string[];
  readonly algorithms?: readonly JwtAlgorithm[] | undefined;
  /**
   * `at+jwt`: access tokens as RFC 9068 has them. `JWT` is for providers that say `JWT`, or nothing, in the header, and name the client in another claim
   * than `client_id`. Default: `at+jwt`.
   */
  readonly type?: 'at+jwt' | 'JWT' | undefined;
  /** How far the clocks may be apart. Default: 30. */
  readonly clockToleranceSeconds?: number | undefined;
  readonly clock: () => Date;
}

/** The keys: an address, or a set. */
export type JwtVerifierOptions = JwtRules & (RemoteKeySetOptions | { readonly jwks: JSONWebKeySet });

const REQUIRED: readonly string[] = ['iss', 'aud', 'exp', 'iat', 'sub'];

const TYPES = {
  'at+jwt': ['at+jwt', 'application/at+jwt'],
  JWT: ['jwt', 'application/jwt', 'at+jwt', 'application/at+jwt'],
} as const satisfies Record<string, readonly string[]>;

function algorithmsOf({ algorithms = DEFAULT_ALGORITHMS }: JwtRules): readonly JwtAlgorithm[] {
  if (algorithms.length === 0 || !algorithms.every((algorithm) => ALGORITHMS.includes(algorithm)))
    throw new TypeError(`algorithms: one or more of ${ALGORITHMS.join(', ')} are needed`);
  return algorithms;
}

const keySetOf = (options: JwtVerifierOptions): KeySet => ('jwks' in options ? localKeySet(options.jwks) : new RemoteKeySet(options));

/** True if the header has the expected type, so that no other kind of token passes for an access token. */
function isAccessToken({ typ }: JWSHeaderParameters, type: 'at+jwt' | 'JWT'): boolean {
  if (typ === undefined) return type === 'JWT';
  const accepted: readonly string[] = TYPES[type];
  return typeof typ === 'string' && accepted.includes(typ.toLowerCase());
}

/** The header; undefined if it cannot be read. */
function headerOf(token: string): JWSHeaderParameters | undefined {
  try {
    return token.length > MAX_TOKEN_LENGTH ? undefined : decodeProtectedHeader(token);
  } catch {
    return undefined;
  }
}

/** The claims and the key, if one of the keys signed the token and the claims are valid. */
async function signedBy(
  token: string,
  keys: readonly CryptoKey[],
  options: JWTVerifyOptions,
): Promise<{ readonly claims: Claims; readonly key: CryptoKey } | undefined> {
  for (const key of keys) {
    const verified = await jwtVerify(token, key, options).catch(() => undefined);
    if (verified !== undefined) return { claims: verified.payload, key };
  }
  return undefined;
}

/** A token that was verified. */
interface VerifiedToken {
  readonly principal: Principal;
  readonly header: JWSHeaderParameters;
  readonly key: CryptoKey;
  /** The edition of the key set in which the key was last seen. */
  edition?: object;
}

/** Enough for the clients that call within the life of a token. */
const MAX_REMEMBERED = 1_000;

/** Creates a verifier of JWT access tokens. Throws for invalid options. */
export function jwtVerifier(options: JwtVerifierOptions): VerifyToken {
  const { type = 'at+jwt', clock, clockToleranceSeconds = 30 } = options;
  const algorithms = algorithmsOf(options);
  const keySet = keySetOf(options);
  const tolerance = assertInRange('clockToleranceSeconds', clockToleranceSeconds, 0, 300);
  const rules = {
    algorithms: [...algorithms],
    issuer: assertText('issuer', options.issuer),
    audience: [...assertTexts('audience', options.audience)],
    requiredClaims: type === 'JWT' ? [...REQUIRED] : [...REQUIRED, 'client_id'],
    clockTolerance: tolerance,
  };
  const isComplete = ({ sub, client_id, iat }: Claims, now: Date): boolean =>
    isText(sub) && (type === 'JWT' || isText(client_id)) && typeof iat === 'number' && iat <= now.getTime() / 1_000 + tolerance;
  const remembered = new TokenCache<VerifiedToken>(MAX_REMEMBERED);
  const verify = async (token: string, span?: TraceContext): Promise<Principal | undefined> => {
    const header = headerOf(token);
    const isSigned = algorithms.some((algorithm) => algorithm === header?.alg);
    if (header === undefined || !isSigned || !isAccessToken(header, type)) return undefined;
    const keys = await keysFor(keySet, header, span);
    const now = clock();
    const signed = await signedBy(token, keys, { ...rules, currentDate: now });
    if (signed === undefined || !isComplete(signed.claims, now) || isBound(signed.claims)) return undefined;
    const principal = principalOf(signed.claims, options);
    if (principal !== undefined) {
      // if the clock is set back, the token is verified again: it may not be valid yet
      const until = (Number(signed.claims.exp) + tolerance) * 1_000;
      remembered.set(token, { principal, header, key: signed.key }, { since: now.getTime(), until });
    }
    return principal;
  };
  const verifyHeld = async (
    token: string,
    held: VerifiedToken,
    edition: object | undefined,
    span?: TraceContext,
  ): Promise<Principal | undefined> => {
    // a set that was read again has new key objects: the signature is then checked once more
    if (!(await keysFor(keySet, held.header, span)).includes(held.key)) return verify(token, span);
    // only if the keys were not read again meanwhile
    if (edition !== undefined && edition === keySet.edition()) held.edition = edition;
    return held.principal;
  };
  return (token, span) => {
    const held = remembered.get(token, clock().getTime())?.answer;
    if (held === undefined) return verify(token, span);
    const edition = keySet.edition();
    return edition !== undefined && edition === held.edition ? held.principal : verifyHeld(token, held, edition, span);
  };
}

/** The keys that may have signed; none if no key fits the header. */
async function keysFor(keySet: KeySet, header: JWSHeaderParameters, span?: TraceContext): Promise<readonly CryptoKey[]> {
  try {
    return await keySet.find(header, span);
  } catch (error) {
    if (error instanceof VerifierUnavailable) throw error;
    return [];
  }
}
