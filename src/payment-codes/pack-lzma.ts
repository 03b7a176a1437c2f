/**
 * Packs bytes by LZMA as literals alone: valid, and for the hundred bytes of a payment a few bytes longer than the shortest.
 *
 * @see Igor Pavlov, LZMA specification, draft of 14 June 2015 (public domain), 7-zip.org/sdk.html
 */
import {
  FLUSH,
  HALF,
  LITERAL_PROBABILITIES,
  literalTree,
  MOVE_BITS,
  POSITION_MASK,
  PROBABILITY_BITS,
  probabilities,
  TOP,
} from './lzma-model.js';

class RangeEncoder {
  readonly #bytes: number[] = [];
  #low = 0;
  #range = 0xffffffff;
  #cache = 0;
  /** Bytes that a carry may still change: the last of those before, and 0xff behind it. */
  #pending = 1;

  bit(model: Uint16Array, at: number, bit: number): void {
    const probability = model[at] ?? HALF;
    const bound = (this.#range >>> PROBABILITY_BITS) * probability;
    if (bit === 0) {
      this.#range = bound;
      model[at] = probability + ((2 ** PROBABILITY_BITS - probability) >> MOVE_BITS);
    } else {
      this.#low += bound;
      this.#range -= bound;
      model[at] = probability - (probability >> MOVE_BITS);
    }
    while (this.#range < TOP) {
      this.#range = (this.#range << 8) >>> 0;
      this.#shift();
    }
  }

  #shift(): void {
    const carry = this.#low >= 2 ** 32 ? 1 : 0;
    if (this.#low < 0xff000000 || carry === 1) {
      for (; this.#pending > 0; this.#pending--) {
        this.#bytes.push((this.#cache + carry) & 0xff);
        this.#cache = 0xff;
      }
      this.#cache = Math.floor(this.#low / TOP) & 0xff;
    }
    this.#pending += 1;
    this.#low = (this.#low % TOP) * 256;
  }

  end(): Uint8Array {
    for (let count = 0; count < FLUSH; count++) this.#shift();
    return Uint8Array.from(this.#bytes);
  }
}

/** Packs bytes as literals. */
export function pack(bytes: Uint8Array): Uint8Array {
  const encoder = new RangeEncoder();
  const literals = probabilities(LITERAL_PROBABILITIES);
  const isMatch = probabilities(4);
  bytes.forEach((byte, at) => {
    encoder.bit(isMatch, at & POSITION_MASK, 0);
    const from = literalTree(bytes[at - 1] ?? 0);
    for (let shift = 7, node = 1; shift >= 0; shift--) {
      const bit = (byte >> shift) & 1;
      encoder.bit(literals, from + node, bit);
      node = 2 * node + bit;
    }
  });
  return encoder.end();
}
