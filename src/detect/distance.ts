/** How far apart two pieces of a text stand: a blank line counts as much as a line of text. */
import type { AccountPiece } from './found.js';

/** Two pieces this much farther apart than two others belong together less. */
export const MUCH_FARTHER = 40;

/** The characters between two pieces, in either order. */
export function distance(text: string, one: AccountPiece, other: AccountPiece): number {
  const [first, second] = one.range[0] <= other.range[0] ? [one, other] : [other, one];
  const between = text.slice(first.range[1], second.range[0]);
  return between.length + (/\n[ \t]*\r?\n/.test(between) ? MUCH_FARTHER : 0);
}
