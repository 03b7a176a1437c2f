/**
 * Signs deliveries and verifies signatures, with two schemes over the same bytes of the body:
 *
 * - Standard Webhooks: `webhook-signature: v1,<base64>`, an HMAC-SHA256 over `<id>.<timestamp>.<body>`
 * - `x-webhook-signature: t=<timestamp>,v1=<hexadecimal>`, an HMAC-SHA256 over `<timestamp>.<body>`
 *
 * While a secret is being replaced, there is a signature for each valid secret. One valid signature is enough.
 *
 * The gotcha: only Standard Webhooks signs `webhook-id`. If only the other scheme is valid, `verify` returns no id; the body has the same id.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 * @see RFC 2104
 */
import type { Bytes } from '../bytes/bytes.js';
import { toBase64, toHexadecimal } from '../bytes/encoding.js';
import { type Claim, ID, type Reading, type ReceivedHeaders, readStandard, readTimestamped, TIMESTAMP } from './received-signatures.js';
import { keyOf } from './secret.js';

/** The names are in small letters, as HTTP/2 requires; HTTP/1.1 accepts them. */
export type SignatureHeaders = Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature' | 'x-webhook-signature', string>>;

export interface Signing {
  /** The same at each attempt. */
  readonly id: string;
  /** The time of this attempt, in whole seconds. */
  readonly timestamp: Date;
  readonly body: string | Uint8Array;
  /** All valid secrets, the newest first. */
  readonly secrets: readonly string[];
}

export interface Verification {
  readonly headers: ReceivedHeaders;
  /** As it was received, before anything has read it as JSON. */
  readonly body: string | Uint8Array;
  readonly secrets: readonly string[];
  readonly now: Date;
  /** How far the clocks may be apart, either way. */
  readonly toleranceSeconds?: number;
}

/**
 * - `SIGNATURE_MISSING`: there are headers of neither scheme
 * - `SIGNATURE_MALFORMED`: the headers cannot be read
 * - `TIMESTAMP_TOO_OLD`, `TIMESTAMP_TOO_NEW`: outside of the tolerance
 * - `SIGNATURE_MISMATCH`: another body, another secret, or another sender
 * - `SECRET_INVALID`: `secrets` is empty, or one of them is not base64 of 32 bytes
 */
export type SignatureProblem =
  | 'SIGNATURE_MISSING'
  | 'SIGNATURE_MALFORMED'
  | 'TIMESTAMP_TOO_OLD'
  | 'TIMESTAMP_TOO_NEW'
  | 'SIGNATURE_MISMATCH'
  | 'SECRET_INVALID';

export type VerificationResult =
  | {
      readonly ok: true;
      readonly timestamp: Date;
      /** Absent if no valid signature covers it. */
      readonly id?: string;
    }
  | { readonly ok: false; readonly problem: SignatureProblem };

type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const;

/** The bytes that are signed: the prefix, and the body as it is. */
function signedBytes(prefix: string, body: string | Uint8Array): Bytes {
  const encoder = new TextEncoder();
  const before = encoder.encode(prefix);
  const content = typeof body === 'string' ? encoder.encode(body) : body;
  const bytes = new Uint8Array(before.length + content.length);
  bytes.set(before);
  bytes.set(content, before.length);
  return bytes;
}

/** The keys of all secrets; undefined if there are none, or if one is invalid. */
async function keysOf(secrets: readonly string[], use: 'sign' | 'verify'): Promise<readonly Key[] | undefined> {
  const bytes = secrets.map(keyOf).filter((key) => key !== undefined);
  if (bytes.length === 0 || bytes.length < secrets.length) return undefined;
  return Promise.all(bytes.map((key) => crypto.subtle.importKey('raw', key, HMAC, false, [use])));
}

/**
 * Makes the headers that sign a body.
 *
 * @throws TypeError or RangeError for an invalid secret, id or timestamp
 *
 * @example
 * const headers = await sign({ id: 'msg_1', timestamp: new Date(), body, secrets: [secret] });
 * headers['webhook-id']; // 'msg_1'
 */
export async function sign({ id, timestamp, body, secrets }: Signing): Promise<SignatureHeaders> {
  const keys = await keysOf(secrets, 'sign');
  if (keys === undefined) throw new TypeError('a secret has to be base64 of 32 bytes, and there has to be one');
  if (!ID.test(id)) throw new TypeError('an id has to be of letters, digits, - and _, and not of digits alone');
  const seconds = String(Math.floor(timestamp.getTime() / 1000));
  if (!TIMESTAMP.test(seconds)) throw new RangeError('a timestamp has to be a date since 1970');
  const digests = (prefix: string) => {
    const bytes = signedBytes(prefix, body);
    return Promise.all(keys.map(async (key) => new Uint8Array(await crypto.subtle.sign(HMAC, key, bytes))));
  };
  const [standard, timestamped] = await Promise.all([digests(`${id}.${seconds}.`), digests(`${seconds}.`)]);
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': standard.map((digest) => `v1,${toBase64(digest)}`).join(' '),
    'x-webhook-signature': [`t=${seconds}`, ...timestamped.map((digest) => `v1=${toHexadecimal(digest)}`)].join(','),
  };
}

/** Tries every key on every signature, so that the time reveals nothing. Web Crypto compares in constant time. */
async function holds({ prefix, signatures }: Claim, body: string | Uint8Array, keys: readonly Key[]): Promise<boolean> {
  const bytes = signedBytes(prefix, body);
  const tried = keys.flatMap((key) => signatures.map((signature) => crypto.subtle.verify(HMAC, key, signature, bytes)));
  return (await Promise.all(tried)).some(Boolean);
}

async function checkClaim(
  reading: Reading,
  { body, now, toleranceSeconds = 300 }: Verification,
  keys: readonly Key[],
): Promise<Claim | SignatureProblem> {
  if (typeof reading === 'string') return reading;
  if (!(await holds(reading, body, keys))) return 'SIGNATURE_MISMATCH';
  const ahead = Number(reading.timestamp) - Math.floor(now.getTime() / 1000);
  if (ahead > toleranceSeconds) return 'TIMESTAMP_TOO_NEW';
  // written so that NaN is refused
  return ahead >= -toleranceSeconds ? reading : 'TIMESTAMP_TOO_OLD';
}

/**
 * Verifies that a request was signed with one of the secrets, and not long ago. No header makes it throw.
 *
 * @throws TypeError if `secrets`, `body` or `now` has another type, such as a body that is already parsed
 * @example
 * const result = await verify({ headers: request.headers, body: await request.text(), secrets: [secret], now: new Date() });
 * result.ok; // true
 */
export async function verify(verification: Verification): Promise<VerificationResult> {
  const { headers, secrets, body, now } = verification ?? {};
  if (!Array.isArray(secrets)) throw new TypeError('verify: `secrets` is a list of the secrets of the subscription');
  if (typeof body !== 'string' && !(body instanceof Uint8Array)) {
    throw new TypeError('verify: `body` is the text or the bytes of the request as they came, before anything reads them as JSON');
  }
  if (!(now instanceof Date)) throw new TypeError('verify: `now` is a Date');
  const keys = await keysOf(secrets, 'verify');
  if (keys === undefined) return { ok: false, problem: 'SECRET_INVALID' };
  const results = await Promise.all(
    [readStandard(headers), readTimestamped(headers)].map((reading) => checkClaim(reading, verification, keys)),
  );
  const held = results.find((each) => typeof each === 'object');
  if (held !== undefined) {
    return { ok: true, timestamp: new Date(Number(held.timestamp) * 1000), ...(held.id !== undefined && { id: held.id }) };
  }
  const problems = results.filter((each) => typeof each === 'string');
  return { ok: false, problem: problems.find((problem) => problem !== 'SIGNATURE_MISSING') ?? 'SIGNATURE_MISSING' };
}
