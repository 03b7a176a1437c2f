/**
 * Decodes texts to 32 bytes, the length of secrets and digests.
 *
 * The gotcha: decoders ignore some bits of the last letter of base64, so several texts would give the same bytes. Only the text that an encoder
 * writes is accepted, and only small letters in hexadecimal digits.
 *
 * @see RFC 4648, sections 3.5, 4 and 8
 */
import type { Bytes } from '../bytes/bytes.js';
import { fromBase64 } from '../bytes/encoding.js';

const BASE64 = /^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/;
const HEXADECIMAL = /^[0-9a-f]{64}$/;

export const bytesOfBase64 = (text: string): Bytes | undefined => (BASE64.test(text) ? fromBase64(text) : undefined);

export const bytesOfHexadecimal = (text: string): Bytes | undefined =>
  HEXADECIMAL.test(text) ? Uint8Array.from({ length: 32 }, (_, at) => Number.parseInt(text.slice(at * 2, at * 2 + 2), 16)) : undefined;
