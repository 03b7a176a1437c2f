/**
 * The secret of a subscription: base64 of 32 bytes, with or without the prefix `whsec_` that Standard Webhooks gives it.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */

import type { Bytes } from '../bytes/bytes.js';
import { toBase64 } from '../bytes/encoding.js';
import type { Random } from '../bytes/random.js';
import { bytesOfBase64 } from './encoding.js';

const PREFIX = 'whsec_';

const BYTES = 32;

/** The bytes of a secret; undefined if it is not one. */
export function keyOf(secret: string): Bytes | undefined {
  if (typeof secret !== 'string') return undefined;
  return bytesOfBase64(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret);
}

/** A new secret, without the prefix. */
export function createSecret(random: Random): string {
  const bytes = random(BYTES);
  if (bytes.length !== BYTES) throw new RangeError(`random has to give ${BYTES} bytes`);
  return toBase64(bytes);
}
