/** What has to be unguessable or unique, made of random bytes that are handed in. */
import { toBase64Url } from './encoding.js';

/** So many random bytes, good enough for keys. */
export type Random = (count: number) => Uint8Array<ArrayBuffer>;

/** Asking the system for a few bytes costs as much as for many: an id for each request would be a tenth of it. */
const STOCK = 2048;

/** Hands out what the system gave, in pieces; nothing twice, and nothing that was handed out stays here. */
export function bufferRandom(fill: (bytes: Uint8Array<ArrayBuffer>) => void): Random {
  const stock = new Uint8Array(STOCK);
  let at = STOCK;
  return (count) => {
    if (count > STOCK) {
      const bytes = new Uint8Array(count);
      fill(bytes);
      return bytes;
    }
    if (at + count > STOCK) {
      fill(stock);
      at = 0;
    }
    const bytes = stock.slice(at, at + count);
    stock.fill(0, at, at + count);
    at += count;
    return bytes;
  };
}

export const systemRandom: Random = bufferRandom((bytes) => crypto.getRandomValues(bytes));

/** 32 random bytes in base64url: 43 characters that may stand in a URL. */
export const createToken = (random: Random): string => toBase64Url(random(32));
