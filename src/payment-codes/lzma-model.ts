/** What packing and unpacking by LZMA share: how probable a bit is, and which model a literal has. Properties: lc=3, lp=0, pb=2. */

export const PROBABILITY_BITS = 11;
export const HALF = 1 << (PROBABILITY_BITS - 1);
export const MOVE_BITS = 5;
export const TOP = 2 ** 24;

/** Bytes of the stream that begin the range coder. */
export const FLUSH = 5;

export const POSITION_MASK = 3;
/** The three high bits of the byte before choose the tree of a literal. */
export const literalTree = (before: number): number => (before >> 5) * 0x300;

export const LITERAL_PROBABILITIES = 8 * 0x300;

export const probabilities = (count: number): Uint16Array => new Uint16Array(count).fill(HALF);
