/**
 * Unpacks LZMA with the properties of PAY by square.
 *
 * A stream is five bytes that begin the range coder, and what it says; nothing of the header of an `.lzma` file. The gotcha: the first byte is always
 * zero.
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

/** A tree of a length: up to 8, up to 16 and beyond, the first two for each position. */
class LengthModel {
  readonly choice = probabilities(2);
  readonly low = probabilities(4 * 8);
  readonly middle = probabilities(4 * 8);
  readonly high = probabilities(256);
}

class RangeDecoder {
  readonly #bytes: Uint8Array;
  #at = 0;
  #range = 0xffffffff;
  #code = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    for (let count = 0; count < FLUSH; count++) this.#code = ((this.#code << 8) | this.#next()) >>> 0;
  }

  /** True where the stream says more than it has bytes for. Writers may leave out its last bytes, which are zero. */
  get isExhausted(): boolean {
    return this.#at > this.#bytes.length + FLUSH;
  }

  #next(): number {
    return this.#bytes[this.#at++] ?? 0;
  }

  #normalize(): void {
    if (this.#range >= TOP) return;
    this.#range = (this.#range << 8) >>> 0;
    this.#code = ((this.#code << 8) | this.#next()) >>> 0;
  }

  bit(model: Uint16Array, at: number): 0 | 1 {
    this.#normalize();
    const probability = model[at] ?? HALF;
    const bound = (this.#range >>> PROBABILITY_BITS) * probability;
    if (this.#code < bound) {
      this.#range = bound;
      model[at] = probability + ((2 ** PROBABILITY_BITS - probability) >> MOVE_BITS);
      return 0;
    }
    this.#range -= bound;
    this.#code -= bound;
    model[at] = probability - (probability >> MOVE_BITS);
    return 1;
  }

  /** Bits that are as likely set as not. */
  direct(count: number): number {
    let value = 0;
    for (let left = count; left > 0; left--) {
      this.#normalize();
      this.#range >>>= 1;
      const isSet = this.#code >= this.#range;
      if (isSet) this.#code -= this.#range;
      value = value * 2 + (isSet ? 1 : 0);
    }
    return value;
  }

  /** A number of so many bits, the highest first. */
  tree(model: Uint16Array, bits: number, from = 0): number {
    let node = 1;
    for (let left = bits; left > 0; left--) node = 2 * node + this.bit(model, from + node);
    return node - 2 ** bits;
  }

  /** A number of so many bits, the lowest first. */
  reverseTree(model: Uint16Array, bits: number, from = 0): number {
    let [node, value] = [1, 0];
    for (let bit = 0; bit < bits; bit++) {
      const isSet = this.bit(model, from + node);
      node = 2 * node + isSet;
      value += isSet * 2 ** bit;
    }
    return value;
  }

  length({ choice, low, middle, high }: LengthModel, position: number): number {
    if (this.bit(choice, 0) === 0) return this.tree(low, 3, 8 * position);
    if (this.bit(choice, 1) === 0) return 8 + this.tree(middle, 3, 8 * position);
    return 16 + this.tree(high, 8);
  }
}

const ALIGN_BITS = 4;
/** From this slot on, the low bits of a distance have a tree of their own, and those between are direct. */
const ALIGNED_SLOT = 14;

class Unpacker {
  readonly #out: Uint8Array;
  readonly #decoder: RangeDecoder;
  readonly #literals = probabilities(LITERAL_PROBABILITIES);
  readonly #isMatch = probabilities(12 * 4);
  readonly #isRepeated = probabilities(12);
  readonly #isNotFirst = probabilities(12);
  readonly #isNotSecond = probabilities(12);
  readonly #isNotThird = probabilities(12);
  readonly #isLong = probabilities(12 * 4);
  readonly #slots = probabilities(4 * 64);
  readonly #special = probabilities(128);
  readonly #align = probabilities(1 << ALIGN_BITS);
  readonly #lengths = new LengthModel();
  readonly #repeatedLengths = new LengthModel();
  /** The last four distances, less one. */
  #distances: readonly [number, number, number, number] = [0, 0, 0, 0];
  #state = 0;
  #at = 0;

  constructor(packed: Uint8Array, size: number) {
    this.#out = new Uint8Array(size);
    this.#decoder = new RangeDecoder(packed);
  }

  unpack(): Uint8Array | undefined {
    while (this.#at < this.#out.length) {
      if (this.#decoder.isExhausted) return undefined;
      const position = this.#at & POSITION_MASK;
      if (this.#decoder.bit(this.#isMatch, 4 * this.#state + position) === 0) {
        this.#literal();
        continue;
      }
      const length = this.#decoder.bit(this.#isRepeated, this.#state) === 1 ? this.#repeated(position) : this.#match(position);
      if (!this.#copy(length)) return undefined;
    }
    return this.#out;
  }

  #literal(): void {
    const from = literalTree(this.#out[this.#at - 1] ?? 0);
    let node = 1;
    if (this.#state >= 7) {
      let expected = this.#out[this.#at - 1 - this.#distances[0]] ?? 0;
      while (node < 0x100) {
        const bit = (expected >> 7) & 1;
        expected <<= 1;
        const found = this.#decoder.bit(this.#literals, from + 0x100 * (1 + bit) + node);
        node = 2 * node + found;
        if (found !== bit) break;
      }
    }
    while (node < 0x100) node = 2 * node + this.#decoder.bit(this.#literals, from + node);
    this.#out[this.#at++] = node & 0xff;
    this.#state = this.#state < 4 ? 0 : this.#state - (this.#state < 10 ? 3 : 6);
  }

  #match(position: number): number {
    const length = this.#decoder.length(this.#lengths, position);
    const [first, second, third] = this.#distances;
    this.#distances = [this.#distance(length), first, second, third];
    this.#state = this.#state < 7 ? 7 : 10;
    return length + 2;
  }

  #distance(length: number): number {
    const slot = this.#decoder.tree(this.#slots, 6, 64 * Math.min(length, 3));
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const base = (2 | (slot & 1)) * 2 ** bits;
    if (slot < ALIGNED_SLOT) return base + this.#decoder.reverseTree(this.#special, bits, base - slot);
    const high = this.#decoder.direct(bits - ALIGN_BITS) * 2 ** ALIGN_BITS;
    return base + high + this.#decoder.reverseTree(this.#align, ALIGN_BITS);
  }

  #repeated(position: number): number {
    const state = this.#state;
    const [first, second, third, fourth] = this.#distances;
    if (this.#decoder.bit(this.#isNotFirst, state) === 0) {
      if (this.#decoder.bit(this.#isLong, 4 * state + position) === 0) {
        this.#state = state < 7 ? 9 : 11;
        return 1;
      }
    } else if (this.#decoder.bit(this.#isNotSecond, state) === 0) this.#distances = [second, first, third, fourth];
    else if (this.#decoder.bit(this.#isNotThird, state) === 0) this.#distances = [third, first, second, fourth];
    else this.#distances = [fourth, first, second, third];
    this.#state = state < 7 ? 8 : 11;
    return this.#decoder.length(this.#repeatedLengths, position) + 2;
  }

  /** Copies what was unpacked before; false where it begins before the beginning, as the mark of the end does. */
  #copy(length: number): boolean {
    const from = this.#at - 1 - this.#distances[0];
    if (from < 0) return false;
    const end = Math.min(this.#at + length, this.#out.length);
    for (let at = from; this.#at < end; at++) this.#out[this.#at++] = this.#out[at] ?? 0;
    return true;
  }
}

/**
 * Unpacks so many bytes, and no more, whatever the stream says; undefined where it does not say so many. It takes the time and the memory of `size`.
 */
export const unpack = (packed: Uint8Array, size: number): Uint8Array | undefined => new Unpacker(packed, size).unpack();
