/**
 * Reads the signatures in the headers of a request, without checking them. Anybody may have sent them, so nothing throws, and the work is bounded.
 *
 * The gotcha: a repeated header counts as absent, because it is unclear which one is meant.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
import type { Bytes } from '../bytes/bytes.js';
import { bytesOfBase64, bytesOfHexadecimal } from './encoding.js';

/** The headers of a `Request`, or those of Node. */
export type ReceivedHeaders = { get(name: string): string | null } | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The claim of one scheme: the text before the body when it was signed, and the signatures. */
export interface Claim {
  /** Absent if the scheme does not sign it. */
  readonly id?: string;
  readonly timestamp: string;
  readonly prefix: string;
  readonly signatures: readonly Bytes[];
}

export type Reading = Claim | 'SIGNATURE_MISSING' | 'SIGNATURE_MALFORMED';

/** Without a full stop, which is the separator, and not only digits: otherwise a text signed by one scheme could be valid under the other. */
export const ID = /^(?=[0-9]{0,255}[A-Za-z_-])[\w-]{1,255}$/;

/** Seconds since 1970. */
export const TIMESTAMP = /^(?:0|[1-9][0-9]{0,11})$/;

/** More than the number of valid secrets. */
const MAX_SIGNATURES = 16;

const MAX_HEADER = 4096;

/** The values of a header, in any case of its name. */
function valuesOf(headers: ReceivedHeaders, name: string): readonly unknown[] {
  if (typeof headers !== 'object' || headers === null) return [];
  if (typeof headers.get === 'function') return [headers.get(name) ?? []].flat();
  return Object.entries(headers).flatMap(([key, value]) => (key.toLowerCase() === name && value !== undefined ? [value].flat() : []));
}

/** Undefined if there is none, '' if it cannot be read. */
function headerOf(headers: ReceivedHeaders, name: string): string | undefined {
  const [value, ...more] = valuesOf(headers, name);
  if (value === undefined) return undefined;
  return more.length === 0 && typeof value === 'string' && value.length <= MAX_HEADER ? value : '';
}

/** The digests of version 1; other versions are ignored. */
function digestsOf(parts: readonly string[], version: string, decode: (text: string) => Bytes | undefined): readonly Bytes[] {
  return parts
    .filter((part) => part.startsWith(version))
    .slice(0, MAX_SIGNATURES)
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
