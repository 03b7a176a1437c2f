/**
 * The signatures among the headers of a request, read and not yet checked. Anybody may have sent them: whatever they hold, nothing is thrown, and the
 * work that they ask for is bounded.
 *
 * The gotcha: a header that comes twice is no header, for nobody could say which of them was meant.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
import type { Bytes } from '../bytes/bytes.js';
import { bytesOfBase64, bytesOfHexadecimal } from './encoding.js';

/** What a server has at hand: the headers of a `Request`, or those of Node. */
export type ReceivedHeaders = { get(name: string): string | null } | Readonly<Record<string, string | readonly string[] | undefined>>;

/** What one scheme says: what stood before the body when it was signed, and the signatures. */
export interface Claim {
  /** Absent where the scheme does not sign it. */
  readonly id?: string;
  readonly timestamp: string;
  readonly prefix: string;
  readonly signatures: readonly Bytes[];
}

export type Reading = Claim | 'SIGNATURE_MISSING' | 'SIGNATURE_MALFORMED';

/** Without a full stop, which separates; with more than digits, or what one scheme signed could be read as signed by the other. */
export const ID = /^(?=[0-9]{0,255}[A-Za-z_-])[\w-]{1,255}$/;

/** Seconds since 1970. */
export const TIMESTAMP = /^(?:0|[1-9][0-9]{0,11})$/;

/** Nobody has more secrets alive than this. */
const MOST_SIGNATURES = 16;

const LONGEST_HEADER = 4096;

/** The values of a header, whatever the letters of its name. */
function valuesOf(headers: ReceivedHeaders, name: string): readonly unknown[] {
  if (typeof headers !== 'object' || headers === null) return [];
  if (typeof headers.get === 'function') return [headers.get(name) ?? []].flat();
  return Object.entries(headers).flatMap(([key, value]) => (key.toLowerCase() === name && value !== undefined ? [value].flat() : []));
}

/** Undefined where there is none, '' where it cannot be read. */
function headerOf(headers: ReceivedHeaders, name: string): string | undefined {
  const [value, ...more] = valuesOf(headers, name);
  if (value === undefined) return undefined;
  return more.length === 0 && typeof value === 'string' && value.length <= LONGEST_HEADER ? value : '';
}

/** The digests of version 1; those of other versions are passed over. */
function digestsOf(parts: readonly string[], version: string, decode: (text: string) => Bytes | undefined): readonly Bytes[] {
  return parts
    .filter((part) => part.startsWith(version))
    .slice(0, MOST_SIGNATURES)
    .flatMap((part) => decode(part.slice(version.length)) ?? []);
}

/** `webhook-id`, `webhook-timestamp` and `webhook-signature` of Standard Webhooks. */
export function readStandard(headers: ReceivedHeaders): Reading {
  const signature = headerOf(headers, 'webhook-signature');
  if (signature === undefined) return 'SIGNATURE_MISSING';
  const id = headerOf(headers, 'webhook-id') ?? '';
  const timestamp = headerOf(headers, 'webhook-timestamp') ?? '';
  const signatures = digestsOf(signature.split(' '), 'v1,', bytesOfBase64);
  if (!ID.test(id) || !TIMESTAMP.test(timestamp) || signatures.length === 0) return 'SIGNATURE_MALFORMED';
  return { id, timestamp, prefix: `${id}.${timestamp}.`, signatures };
}

/** `x-webhook-signature: t=…,v1=…`. */
export function readTimestamped(headers: ReceivedHeaders): Reading {
  const header = headerOf(headers, 'x-webhook-signature');
  if (header === undefined) return 'SIGNATURE_MISSING';
  const parts = header.split(',');
  const [timestamp = '', ...more] = parts.filter((part) => part.startsWith('t=')).map((part) => part.slice(2));
  const signatures = digestsOf(parts, 'v1=', bytesOfHexadecimal);
  if (more.length > 0 || !TIMESTAMP.test(timestamp) || signatures.length === 0) return 'SIGNATURE_MALFORMED';
  return { timestamp, prefix: `${timestamp}.`, signatures };
}
