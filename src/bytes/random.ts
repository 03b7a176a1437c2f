/** What has to be unguessable or unique, made of random bytes that are handed in. */
import { toBase64Url } from './encoding.js';

/** So many random bytes, good enough for keys. */
export type Random = (count: number) => Uint8Array;

export const systemRandom: Random = (count) => crypto.getRandomValues(new Uint8Array(count));

/** 32 random bytes in base64url: 43 characters that may stand in a URL. */
export const createToken = (random: Random): string => toBase64Url(random(32));
