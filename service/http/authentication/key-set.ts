/**
 * The public keys of an authorization server: RFC 7517, section 5.
 *
 * Keys from an address are cached. An unknown key may be a new one, so the set is read again, but only once in a cooldown, whatever tokens come.
 * Until then a token of such a key is refused: made-up ones cost nothing, and must not look like a fault. If the set cannot be read again, the old keys stay valid for some time.
 *
 * The gotcha: jose has a remote set of its own, but it reads the system clock, and asks again for each token while the server is down.
 *
 * @see https://www.rfc-editor.org/rfc/rfc7517
 */
import { type CryptoKey, createLocalJWKSet, errors, type JSONWebKeySet, type JWSHeaderParameters } from 'jose';
import type { TraceContext } from '../../tracing/trace-context.js';
import { steadyTime } from '../steady-time.js';
import { SharedWork } from './deadline.js';
import { toMilliseconds } from './options.js';
import { VerifierUnavailable } from './principal.js';
import { fetchJson, type ProviderAccess, providerAddress, providerTimeout } from './provider.js';

export interface KeySet {
  /** The keys that may have signed under this header; several if it names none. */
  find(header: JWSHeaderParameters, span?: TraceContext): Promise<readonly CryptoKey[]>;
  /** An object that stays the same while the keys do; undefined if they have to be read again. */
  edition(): object | undefined;
}

export interface RemoteKeySetOptions extends ProviderAccess {
  readonly jwksUri: string;
  readonly clock: () => Date;
  /** How long keys are cached. Default: 600. */
  readonly cacheSeconds?: number | undefined;
  /** How long they stay valid if they cannot be read again. Default: 3600. */
  readonly staleSeconds?: number | undefined;
  /** The time between two readings for unknown keys. Default: 10. */
  readonly cooldownSeconds?: number | undefined;
}

type LocalSet = ReturnType<typeof createLocalJWKSet>;

/** How many keys are tried for a token that names none. */
const MAX_CANDIDATES = 10;

/** The time between two attempts while there is no key at all. */
const RETRY_MILLISECONDS = 1_000;

async function keysIn(set: LocalSet, header: JWSHeaderParameters): Promise<readonly CryptoKey[]> {
  try {
    return [await set(header)];
  } catch (error) {
    if (error instanceof errors.JWKSNoMatchingKey) return [];
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error;
    const keys: CryptoKey[] = [];
    for await (const key of error) if (keys.push(key) === MAX_CANDIDATES) break;
    return keys;
  }
}

/** A fixed set of keys. */
export function localKeySet(jwks: JSONWebKeySet): KeySet {
  const set = createLocalJWKSet(jwks);
  return { find: (header) => keysIn(set, header), edition: () => set };
}

/** Keys that are read from an address. */
export class RemoteKeySet implements KeySet {
  readonly #address: string;
  readonly #access: ProviderAccess;
  /** A key set must not stay valid for longer because the clock was set back. */
  readonly #time: () => number;
  readonly #cache: number;
  readonly #stale: number;
  readonly #cooldown: number;
  readonly #loading: SharedWork<LocalSet>;
  #set: LocalSet | undefined;
  #loaded = Number.NEGATIVE_INFINITY;
  #tried = Number.NEGATIVE_INFINITY;
  /** Why the last attempt failed, if it did. */
  #failure: { readonly error: unknown } | undefined;

  constructor(options: RemoteKeySetOptions) {
    const { jwksUri, clock, cacheSeconds = 600, staleSeconds = 3600, cooldownSeconds = 10 } = options;
    this.#address = providerAddress('jwksUri', jwksUri);
    this.#access = options;
    this.#time = steadyTime(clock);
    this.#cache = toMilliseconds('cacheSeconds', cacheSeconds);
    this.#stale = toMilliseconds('staleSeconds', staleSeconds);
    this.#cooldown = toMilliseconds('cooldownSeconds', cooldownSeconds);
    this.#loading = new SharedWork(providerTimeout(options));
  }

  async find(header: JWSHeaderParameters, span?: TraceContext): Promise<readonly CryptoKey[]> {
    const set = await this.#current(span);
    const keys = await keysIn(set, header);
    if (keys.length > 0) return keys;
    const newer = await this.#newer(set, span);
    return newer === set ? [] : keysIn(newer, header);
  }

  edition(): LocalSet | undefined {
    return this.#since(this.#loaded) < this.#cache ? this.#set : undefined;
  }

  /** The valid keys, read again if they are too old. */
  async #current(span?: TraceContext): Promise<LocalSet> {
    const good = this.edition();
    if (good !== undefined) return good;
    const old = this.#since(this.#loaded) < this.#stale ? this.#set : undefined;
    const pause = old === undefined ? RETRY_MILLISECONDS : this.#cooldown;
    try {
      if (this.#failure !== undefined && this.#since(this.#tried) < pause) throw this.#failure.error;
      return await this.#load(span);
    } catch (error) {
      if (old === undefined) throw error;
      return old;
    }
  }

  /** The keys after a reading for an unknown key, if the cooldown is over. */
  async #newer(known: LocalSet, span?: TraceContext): Promise<LocalSet> {
    if (this.#loading.isRunning(this.#address) || this.#since(this.#tried) >= this.#cooldown) return this.#load(span);
    // then it is not known whether the key exists
    if (this.#failure !== undefined) throw this.#failure.error;
    return this.#set ?? known;
  }

  #since(time: number): number {
    return this.#time() - time;
  }

  #load(span?: TraceContext): Promise<LocalSet> {
    return this.#loading.run(this.#address, () => this.#read(span));
  }

  async #read(span?: TraceContext): Promise<LocalSet> {
    this.#tried = this.#time();
    try {
      const headers = { accept: 'application/jwk-set+json, application/json' };
      const set = parseKeySet(await fetchJson(this.#address, { method: 'GET', headers }, this.#access, span));
      this.#loaded = this.#time();
      this.#set = set;
      this.#failure = undefined;
      return set;
    } catch (error) {
      this.#failure = { error };
      throw error;
    }
  }
}

function parseKeySet(answer: unknown): LocalSet {
  try {
    // jose checks the set
    return createLocalJWKSet(answer as JSONWebKeySet);
  } catch {
    throw new VerifierUnavailable('MALFORMED');
  }
}
