/** Random bytes and digits, for tokens and ids. */
import type { Bytes } from './bytes.js';
import { toBase64Url } from './encoding.js';

/** Returns this many random bytes, good enough for keys. */
export type Random = (count: number) => Bytes;

/** The number of bytes that are requested from the system at once. A few cost as much as many: an id for each request would take a tenth of its time. */
const STOCK = 2048;

/** Returns random bytes from a stock. No byte is returned twice, and returned bytes are erased from the stock. */
export function bufferRandom(fill: (bytes: Bytes) => void): Random {
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

/** Byte → the character codes of its two digits. */
const DIGITS = Uint8Array.from({ length: 512 }, (_, at) => '0123456789abcdef'.charCodeAt(at % 2 === 0 ? at >> 5 : (at >> 1) & 15));

const ASCII = new TextDecoder();

/**
 * Returns random hexadecimal digits, for ids that need not be secret. They are cut from a text that is made for fifty requests at once: `crypto.randomUUID`
 * takes 2 µs for the three ids of a request.
 */
export function digitsOf(random: Random): (count: number) => string {
  const codes = new Uint8Array(2 * STOCK);
  let [digits, at] = ['', 0];
  return (count) => {
    if (at + count > digits.length) {
      const bytes = random(STOCK);
      for (let place = 0; place < codes.length; place++) codes[place] = DIGITS[2 * (bytes[place >> 1] ?? 0) + (place & 1)] ?? 0;
      [digits, at] = [ASCII.decode(codes), 0];
    }
    at += count;
    return digits.slice(at - count, at);
  };
}

export const systemDigits = digitsOf(systemRandom);

/** 32 random bytes in base64url: 43 characters that need no escape in a URL. */
export const createToken = (random: Random): string => toBase64Url(random(32));
